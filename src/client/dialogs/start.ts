/** Each modal's code comes when somebody opens it; the first opening is the only one that waits. */
const OPENERS = {
  signIn: async (opener: HTMLElement) => (await import('./sign-in.ts')).openSignIn(opener),
  shareMore: async () => (await import('./sharing.ts')).openSharing(),
  dialog: async (opener: HTMLElement) => (await import('./event.ts')).openEventModal(opener as HTMLAnchorElement),
} as const

/** Modals, by what opens them (ROWS B04, B15). A link keeps its address for those without script. */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-sign-in], [data-share-more], [data-dialog]')
    if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return
    const kind = (Object.keys(OPENERS) as (keyof typeof OPENERS)[]).find((name) => name in opener.dataset)
    if (!kind) return
    event.preventDefault()
    opener.closest('dialog')?.close()
    // A modal that cannot be fetched leaves a link its way; anything else is only logged.
    OPENERS[kind](opener).catch((error: unknown) => {
      console.warn(error)
      if (opener instanceof HTMLAnchorElement) location.href = opener.href
    })
  })
}
