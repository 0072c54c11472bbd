/** Whether a step back stays on this site. A shared link opened in a new tab has nothing of ours behind it. */
const hasOwnPast = () => history.length > 1 && document.referrer.startsWith(`${location.origin}/`)

/** One step back when this site is where the visitor came from; otherwise the link leads to its own address (ROWS B02). */
export function startBack(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-back]')) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || !hasOwnPast()) return
    event.preventDefault()
    history.back()
  })
}
