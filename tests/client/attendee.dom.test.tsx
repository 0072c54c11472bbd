import { expect, test } from 'vitest'
import { createDrawing } from '../../src/client/draw.ts'
import { readPlace, toTermPath } from '../../src/client/suggestions/destination.ts'
import { AttendeeProfile } from '../../src/components/AttendeeProfile.tsx'
import type { Attendee } from '../../src/schema/people.ts'
import { toAttendeeProfile } from '../../src/views/attendee-profile.ts'

const ADA: Attendee = {
  uid: 'ada 1/?',
  name: 'Ada <b>Quill</b>',
  title: 'Typesetter',
  company: 'Inkworks',
  hometown: 'Port Ellery',
  country: 'Norway',
  biography: `<p>${'Sets type by hand. '.repeat(8)}</p>`,
  website: 'javascript:alert(1)',
  x_url: 'https://x.com/ada',
}

function draw(attendee: Attendee): HTMLElement {
  const place = document.createElement('div')
  createDrawing(place)(<AttendeeProfile view={toAttendeeProfile(attendee)} />)
  return place
}

test('a person is drawn as text, their biography as safe HTML, their icons as drawings [R12] [E03]', () => {
  const page = draw(ADA)
  expect(page.querySelector('h1')?.textContent).toBe('Ada <b>Quill</b>')
  expect(page.querySelector('.subtitle')?.textContent).toBe('Typesetter, Inkworks')
  expect(page.textContent).toContain('Port Ellery, Norway')
  expect(page.querySelector('details p')?.textContent).toContain('Sets type by hand.')
  expect(page.querySelector('.links-list svg')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(page.querySelector('.star')?.getAttribute('data-item-id')).toBe('ada 1/?')
})

test('a link that is not of the web is none, whoever put it into the store [R12]', () => {
  expect([...draw(ADA).querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['https://x.com/ada'])
})

test('who says little about themselves has a page without empty places [E03]', () => {
  const page = draw({ uid: 'x', name: 'X' })
  expect(page.querySelectorAll('.subtitle, .links-list, .facts, details, .chip')).toHaveLength(0)
})

test('the directory’s field searches people in place, and everything else in the programme [D03] [S06]', () => {
  const form = document.createElement('form')
  form.action = 'https://festival.example/2026/attendees'
  form.dataset.tabs = 'directory'
  const place = readPlace(form)
  expect(place.year).toBe(2026)
  expect(toTermPath(place, 'attendee', [['q', 'ada q']])).toBe('/2026/attendees?q=ada+q')
  expect(toTermPath(place, 'venue', [['q', 'dock']])).toBe('/2026/search/venue?q=dock')
})
