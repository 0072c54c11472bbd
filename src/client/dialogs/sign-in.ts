import { accountText } from '../../text/account.ts'
import { isSignedIn, loadSession } from '../session.ts'
import { openModal } from './modal.ts'
import { el, fill } from './parts.ts'

let dialog: HTMLDialogElement | undefined

/**
 * The sign-in modal (ROWS B04). 'Log in' is a real form: POST to the product's address with this page as `origin`, and the
 * token where there is one.
 */
export async function openSignIn(opener?: HTMLElement): Promise<void> {
  // A star that was pressed before this page knew who is signed in.
  if (opener?.dataset.itemId && isSignedIn()) {
    const { startSignedIn, press } = await import('../favorites/signed-in.ts')
    startSignedIn()
    return press(opener)
  }
  if (!dialog) {
    dialog = el('dialog', { className: 'modal modal-sign-in' })
    document.body.append(dialog)
  }
  const product = document.documentElement.dataset.product ?? 'demo'
  const origin = encodeURIComponent(location.pathname + location.search)
  const token = el('input', { type: 'hidden', name: 'authenticity_token' })
  const submit = el('button', { type: 'submit', className: 'btn primary', textContent: accountText.logIn })
  const form = el('form', { method: 'post', action: `/auth/${product}?origin=${origin}` }, token, submit)
  fill(dialog, accountText.modalTitle, accountText.stayLoggedOut, el('p', { textContent: accountText.modalHint }), form)
  openModal(dialog)
  token.value = (await loadSession())?.csrf ?? ''
}
