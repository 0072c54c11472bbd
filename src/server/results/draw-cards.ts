import { escapeHtml } from '../../domain/escape-html.ts'
import { eventText } from '../../text/event.ts'
import type { EventCardView } from '../../views/event-card.ts'
import type { PersonCardView } from '../../views/person-card.ts'
import { type PictureView, withDistinctArt } from '../../views/picture.ts'
import type { StarView } from '../../views/star.ts'

/*
 * The cards of components/EventCard.tsx and PersonCard.tsx as text. The server does not carry React for the few pages
 * that it draws; a test holds both drawings together, sign by sign.
 */

const when = (text: string | undefined | false, toHtml: (text: string) => string): string => (text ? toHtml(text) : '')

function drawPicture({ src, alt, art, initials }: PictureView, shape: 'square' | 'wide'): string {
  const image = when(src, (url) => `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" loading="lazy"/>`)
  const letters = when(initials, (text) => `<b aria-hidden="true">${escapeHtml(text)}</b>`)
  return `<span class="pic art-${art}${shape === 'square' ? ' square' : ''}">${letters}${image}</span>`
}

/** As `CardStar` draws it: the page's script reads from the card's link what it is about. */
const drawStar = (star: StarView | undefined): string => (star ? '<button class="star js" type="button"></button>' : '')

function drawRail({ day, time }: EventCardView): string {
  const text = escapeHtml(time.text)
  const moment = time.iso ? `<time dateTime="${escapeHtml(time.iso)}">${text}</time>` : text
  const end = when(time.end, (value) => `${eventText.to} ${escapeHtml(value)} `)
  return [
    '<p class="rail">',
    when(day, (value) => `<span>${escapeHtml(value)}</span>`),
    moment,
    when(time.suffix, (suffix) => `<span>${end}${escapeHtml(suffix)}</span>`),
    '</p>',
  ].join('')
}

function drawBadges(badges: EventCardView['badges']): string {
  if (badges.length === 0) return ''
  const drawn = badges.map(({ label, code }) =>
    code ? `<abbr title="${escapeHtml(label)}">${escapeHtml(code)}</abbr>` : `<span>${escapeHtml(label)}</span>`,
  )
  return `<p class="codes">${drawn.join('')}</p>`
}

function drawEvent(view: EventCardView): string {
  const { type, where, people, morePeople } = view
  const kind = type ? `<span class="kind">${escapeHtml(type.label)}</span>` : ''
  const more = morePeople > 0 ? ` ${escapeHtml(eventText.morePeople(morePeople))}` : ''
  return [
    `<li class="event type-${type?.colour ?? 'default'}${view.isCanceled ? ' canceled' : ''}">`,
    drawRail(view),
    '<div class="body">',
    when(view.publication, (text) => `<p class="unpublished">${escapeHtml(text)}</p>`),
    when(view.note, (text) => `<p class="note">${escapeHtml(text)}</p>`),
    when(view.isCanceled && eventText.canceled, (text) => `<p class="canceled-word">${text}</p>`),
    `<h3><a href="${escapeHtml(view.href)}" dir="auto">${escapeHtml(view.title)}</a></h3>`,
    type || where ? `<p>${kind} ${escapeHtml(where ?? '')}</p>` : '',
    people.length > 0 ? `<p class="muted"><bdi>${escapeHtml(people.join(', '))}</bdi>${more}</p>` : '',
    drawBadges(view.badges),
    '</div>',
    drawPicture(view.picture, 'wide'),
    drawStar(view.star),
    '</li>',
  ].join('')
}

/** Events under one another, as `EventList` draws them. */
export const drawEvents = (cards: readonly EventCardView[]): string =>
  `<ol class="events">${withDistinctArt(cards).map(drawEvent).join('')}</ol>`

function drawPerson(view: PersonCardView, shape: 'square' | 'wide'): string {
  return [
    `<li class="person"${when(view.at, (at) => ` data-at="${escapeHtml(at)}"`)}>`,
    drawPicture(view.picture, shape),
    `<h3><a href="${escapeHtml(view.href)}" dir="auto">${escapeHtml(view.name)}</a></h3>`,
    when(view.publication, (text) => `<p class="unpublished">${escapeHtml(text)}</p>`),
    when(view.role, (text) => `<p class="role">${escapeHtml(text)}</p>`),
    ...view.lines.map((line) => `<p dir="auto">${escapeHtml(line)}</p>`),
    when(view.note, (text) => `<p class="note">${escapeHtml(text)}</p>`),
    drawStar(view.star),
    '</li>',
  ].join('')
}

/** People and things in a grid, as `PeopleGrid` draws them. */
export const drawPeople = (cards: readonly PersonCardView[], shape: 'square' | 'wide'): string => {
  const drawn = withDistinctArt(cards).map((card) => drawPerson(card, shape))
  return `<ul class="people${shape === 'wide' ? ' wide' : ''}">${drawn.join('')}</ul>`
}
