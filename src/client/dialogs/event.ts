import { accountText } from '../../text/account.ts'
import { dialogText } from '../../text/dialogs.ts'
import { canonical } from '../share.ts'
import { track } from '../track.ts'
import { openModal } from './modal.ts'
import { el, fill } from './parts.ts'

const modalOf = (name: string) => document.querySelector<HTMLDialogElement>(`dialog.${name}`)
const eventId = () => decodeURIComponent(new URL(canonical()).pathname.split('/').at(-1) ?? '')

/** The way to a place: the reservation's own address, else signing in. */
function wayIn(opener: HTMLAnchorElement): HTMLElement {
  if (opener.origin !== location.origin) {
    return el('a', { className: 'btn primary', href: opener.href, textContent: dialogText.rsvpGo })
  }
  const button = el('button', { type: 'button', className: 'btn primary', textContent: accountText.logIn })
  button.dataset.signIn = ''
  button.ariaHasPopup = 'dialog'
  return button
}

/** The RSVP modal of an event that takes reservations: that they are open, and the way to one (ROWS B15). */
function openRsvp(opener: HTMLAnchorElement): void {
  const dialog = modalOf('modal-rsvp')
  if (!dialog) return
  const way = wayIn(opener)
  const state =
    way instanceof HTMLAnchorElement ? dialogText.rsvpOpen : `${dialogText.rsvpOpen} ${dialogText.rsvpSignIn}`
  fill(dialog, dialogText.rsvpTitle, dialogText.close, el('p', { textContent: state }), way)
  openModal(dialog)
  track('RSVP Opened', { event_id: eventId() })
}

/** The SXXPress modal: what the event says about getting in with an express pass. */
function openExpress(): void {
  const dialog = modalOf('modal-sxxpress')
  if (!dialog) return
  const message = document.querySelector('#express span')?.textContent ?? ''
  fill(dialog, dialogText.expressTitle, dialogText.close, el('p', { textContent: message }))
  openModal(dialog)
  track('SXXPress Opened', { event_id: eventId(), sxxpress_message: message })
}

export const openEventModal = (opener: HTMLAnchorElement): void =>
  opener.dataset.dialog === 'modal-rsvp' ? openRsvp(opener) : openExpress()
