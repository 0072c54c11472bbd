import { TOAST_MS } from '../domain/limits.ts'

let timer: ReturnType<typeof setTimeout> | undefined

/** Says something for 3 seconds in the page's status line (SPEC §9); nothing on pages without one. */
export function toast(message: string): void {
  const line = document.querySelector('.toast')
  if (!line) return
  clearTimeout(timer)
  line.textContent = message
  timer = setTimeout(() => {
    line.textContent = ''
  }, TOAST_MS)
}
