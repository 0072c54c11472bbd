/** Long work waits for the paint that answers the visitor's key or click; on a page that nobody sees there is none. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}
