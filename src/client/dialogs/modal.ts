/**
 * Opens a `dialog` as a modal: focus goes in and comes back to where it was, Escape closes (HTML §4.11.4), a click beside
 * it closes too. Anything in it marked `data-close` closes it.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  const opener = document.activeElement
  dialog.onclick = (event) => {
    const target = event.target as Element
    if (target === dialog || target.closest('[data-close]')) dialog.close()
  }
  dialog.onclose = () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
  dialog.showModal()
}
