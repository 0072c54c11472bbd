import { dialogText } from '../../text/dialogs.ts'
import { canonical, copyLink, shareNatively } from '../share.ts'
import { openModal } from './modal.ts'
import { el, fill } from './parts.ts'

/** The social network's own script, once a page and not before somebody wants it (SPEC §2). */
function loadWidget(dialog: HTMLDialogElement): void {
  const { widget } = dialog.dataset
  if (!widget || dialog.querySelector('script')) return
  dialog
    .querySelector('.modal-body')
    ?.append(el('div', { className: 'widget' }), el('script', { src: widget, async: true }))
}

function build(dialog: HTMLDialogElement): void {
  const action = (textContent: string, onclick: () => void) => {
    const button = el('button', { type: 'button', className: 'btn', textContent, onclick })
    button.dataset.close = ''
    return button
  }
  const mail = el('a', { className: 'btn', textContent: dialogText.mail })
  mail.href = `mailto:?subject=${encodeURIComponent(document.title)}&body=${encodeURIComponent(canonical())}`
  const actions = [
    ...(typeof navigator.share === 'function' ? [action(dialogText.native, () => void shareNatively())] : []),
    action(dialogText.copy, () => void copyLink()),
    mail,
  ]
  fill(
    dialog,
    dialogText.shareTitle,
    dialogText.close,
    el('p', { textContent: dialogText.shareHint }),
    el('p', { className: 'acts' }, ...actions),
  )
}

/** The sharing modal: the device's own sheet, the link, e-mail, and a configured social network (ROWS B15). */
export function openSharing(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#modalForSharingTile')
  if (!dialog) return
  if (!dialog.firstChild) build(dialog)
  openModal(dialog)
  loadWidget(dialog)
}
