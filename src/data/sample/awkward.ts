import type { Contributor } from '../../schema/contributor.ts'
import type { ProgramEvent } from '../../schema/program-event.ts'
import type { Records } from '../../schema/snapshot.ts'
import { timesOf } from './clock.ts'
import type { Gallery } from './pictures/gallery.ts'
import type { Town } from './venues.ts'
import { LONG_TEXT, LONG_TITLE } from './words/long.ts'
import { paragraphs } from './words/write.ts'

/** A far future: never published while anybody still runs this. */
const YEAR_2099 = '2099-01-01T18:00:00Z'

/** Events in states that programmes really have, under ids that tests and screenshots can name. */
export const AWKWARD_EVENTS = {
  forty: 'nj-forty',
  longTitle: 'nj-long-title',
  oneLetter: 'nj-one-letter',
  longText: 'nj-long-text',
  canceled: 'nj-canceled',
  tba: 'nj-tba',
  undated: 'nj-undated',
  afterMidnight: 'nj-after-midnight',
  clockChange: 'nj-clock-change',
  noLength: 'nj-no-length',
  overlapFirst: 'nj-overlap-a',
  overlapSecond: 'nj-overlap-b',
  noImage: 'nj-no-image',
  noVenue: 'nj-no-venue',
  noDescription: 'nj-no-description',
  rtl: 'nj-rtl',
  cjk: 'nj-cjk',
  symbols: 'nj-symbols',
  reservable: 'nj-reservable',
  express: 'nj-express',
  cpe: 'nj-cpe',
  everything: 'nj-everything',
  unpublishedNull: 'nj-unpublished-null',
  unpublishedFuture: 'nj-unpublished-future',
} as const

export const AWKWARD_CONTRIBUTORS = {
  rtlArtist: 'nj-rtl-artist',
  rtlPerson: 'nj-rtl-person',
  cjkArtist: 'nj-cjk-artist',
  digits: 'nj-digits',
  symbols: 'nj-symbols-artist',
  longName: 'nj-long-name',
  noEvents: 'nj-no-events',
  noImage: 'nj-no-image-person',
  notAnnounced: 'nj-not-announced',
  bareName: 'nj-bare-name',
  everything: 'nj-everything-artist',
  unpublishedNull: 'nj-unpublished-null-person',
  unpublishedFuture: 'nj-unpublished-future-artist',
} as const

/** Films, brands, exhibitors and presenters that the public must never see. */
export const UNPUBLISHED_LISTINGS = {
  films: ['nj-unpublished-null-film', 'nj-unpublished-future-film'],
  brands: ['nj-unpublished-null-brand', 'nj-unpublished-future-brand'],
  exhibitors: ['nj-unpublished-null-exhibitor', 'nj-unpublished-future-exhibitor'],
  presenters: ['nj-unpublished-null-presenter', 'nj-unpublished-future-presenter'],
} as const

export const AWKWARD_VENUES = { empty: 'nj-empty-venue' } as const

const people = (ids: readonly string[]) => ({ contributors: ids.map((entity_id) => ({ entity_id })) })

function awkwardContributors(gallery: Gallery): Contributor[] {
  const id = AWKWARD_CONTRIBUTORS
  const portrait = (key: string, name: string) =>
    gallery.imageOf('portrait', key, name, `Illustrated portrait of ${name}`)
  return [
    {
      entity_id: id.rtlArtist,
      type: 'artist',
      name: 'أمينة الحداد',
      city: 'Cairo',
      country: 'Egypt',
      genre: 'Jazz',
      bio: '<p>أمينة الحداد عازفة عود ومؤلفة موسيقية من القاهرة. تمزج بين المقامات القديمة والإيقاعات الإلكترونية.</p><p>Amina El-Haddad plays the oud as if it had been invented last week.</p>',
      ...portrait(id.rtlArtist, 'أمينة الحداد'),
      announcement_date: '2025-10-21',
    },
    {
      entity_id: id.rtlPerson,
      type: 'person',
      name: 'נועה פרידמן',
      title: 'Typographer',
      company: 'Northlight Type',
      city: 'Haifa',
      country: 'Israel',
      bio: '<p>נועה פרידמן מעצבת אותיות לעברית, לערבית וללטינית, ומלמדת בחיפה.</p>',
      ...portrait(id.rtlPerson, 'נועה פרידמן'),
      announcement_date: '2025-11-18',
    },
    {
      entity_id: id.cjkArtist,
      type: 'artist',
      name: '椎名 灯里',
      city: 'Kyoto',
      country: 'Japan',
      genre: 'Experimental',
      subgenre: 'Sound Art',
      bio: '<p>椎名灯里は京都を拠点に活動する音楽家。川の音と古いオルガンで、静かな歌を作る。</p>',
      ...portrait(id.cjkArtist, '椎名 灯里'),
      announcement_date: '2026-01-13',
    },
    {
      entity_id: id.digits,
      type: 'artist',
      name: '2 Tone Telegraph',
      city: 'Leeds',
      country: 'UK',
      genre: 'Rock',
      bio: paragraphs('Two brothers, two amplifiers, two chords on a good night.'),
      announcement_date: '2025-09-23',
    },
    {
      entity_id: id.symbols,
      type: 'artist',
      name: '$ea Change!',
      city: 'Oakland',
      state: 'CA',
      country: 'USA',
      genre: 'Hip-Hop',
      bio: paragraphs('Rap about shipping lanes, delivered on time.'),
      ...portrait(id.symbols, '$ea Change!'),
      announcement_date: '2025-09-23',
    },
    {
      entity_id: id.longName,
      type: 'person',
      name: 'Maximiliane Donaudampfschifffahrtsgesellschaftskapitän-Württembergischhausen',
      title: 'Deputy Associate Director of Long-Range Interdepartmental Timetable Coordination and Passenger Dignity',
      company: 'The International Institute for Ferries, Funiculars and Other Patient Vehicles',
      city: 'Llanfairpwllgwyngyll',
      country: 'UK',
      bio: paragraphs('The name has never fitted on a badge. The badge has been redesigned twice.'),
      announcement_date: '2026-02-03',
    },
    {
      entity_id: id.noEvents,
      type: 'artist',
      name: 'The Absent Headliners',
      city: 'Port Ellery',
      country: 'USA',
      genre: 'Indie Pop',
      bio: paragraphs('Announced with joy, scheduled never: their set is still looking for a night.'),
      announcement_date: '2026-02-17',
    },
    {
      entity_id: id.noImage,
      type: 'person',
      name: 'Zofia Świątek',
      title: 'Photographer',
      company: 'Foghorn Pictures',
      city: 'Łódź',
      country: 'Poland',
      bio: paragraphs('Has photographed four presidents and refuses to be photographed.'),
      announcement_date: '2025-12-09',
    },
    {
      entity_id: id.notAnnounced,
      type: 'artist',
      name: 'Surprise Guest Orchestra',
      city: 'Trieste',
      country: 'Italy',
      genre: 'Jazz',
      bio: paragraphs('Nobody announced them. They came anyway.'),
      ...portrait(id.notAnnounced, 'Surprise Guest Orchestra'),
    },
    { entity_id: id.bareName, type: 'person', name: 'Ix' },
    {
      entity_id: id.everything,
      type: 'artist',
      name: 'Máire Ní Ødegård',
      pronoun: 'she/her',
      city: 'Galway',
      state: 'Connacht',
      country: 'Ireland',
      genre: 'Folk',
      subgenre: 'Sea Songs',
      title: 'Singer and Harbor Pilot',
      company: 'Low Water Records',
      credential_types: ['music', 'platinum'],
      details: paragraphs('Touring with a trio of harp, harmonium and field recordings.'),
      bio: paragraphs(
        'Máire Ní Ødegård grew up between two harbors and sings about both of them, in three languages and one accent.',
        'Her third album, “A Map of the Second Floor”, was recorded in a lighthouse during a storm, because the studio had been cancelled by the storm.',
        'She is a licensed harbor pilot. On tour she asks to see the tide tables before the stage plan.',
        'At Nightjar she plays with guests whom she will not name, and with a choir from Port Ellery that has been rehearsing in secret.',
      ),
      links: Object.fromEntries(
        [
          'website',
          'spotify',
          'apple',
          'bandcamp',
          'soundcloud',
          'youtube',
          'instagram',
          'tiktok',
          'facebook',
          'twitter',
        ].map((kind) => [kind, `https://example.org/${kind}/maire`]),
      ),
      artist_connection: 'Booking agents, Labels, Filmmakers, Vinyl pressing',
      ...portrait(id.everything, 'Máire Ní Ødegård'),
      announcement_date: '2025-08-19',
      publish_at: '2025-07-15T15:00:00Z',
      featured: true,
    },
    {
      entity_id: id.unpublishedNull,
      type: 'person',
      name: 'Quentin Unannounced',
      title: 'Secret Keeper',
      company: 'Embargo & Daughters',
      publish_at: null,
    },
    {
      entity_id: id.unpublishedFuture,
      type: 'artist',
      name: 'The Embargoed',
      genre: 'Rock',
      publish_at: YEAR_2099,
      announcement_date: '2026-03-01',
    },
  ]
}

function awkwardEvents(records: Records, town: Town, gallery: Gallery): ProgramEvent[] {
  const id = AWKWARD_EVENTS
  const someone = AWKWARD_CONTRIBUTORS
  const room = (use: string, index = 0) => town.places.filter((place) => place.use === use)[index]?.venue.id
  const persons = records.contributors
    .filter(({ type, publish_at }) => type === 'person' && publish_at !== null)
    .map(({ entity_id }) => entity_id)
  const art = (motif: 'panel' | 'showcase' | 'screening' | 'party' | 'keynote', key: string, name: string) =>
    gallery.imageOf(motif, key, name, `Poster art for ${name}`)
  const innovation = { credentials: [{ type: 'innovation', name: 'Innovation' }], credential_types: ['innovation'] }
  const music = { credentials: [{ type: 'music', name: 'Music' }], credential_types: ['music'] }
  const session = (key: string, name: string, day: string, hour: number, minutes = 60): ProgramEvent => ({
    id: key,
    event_id: key,
    name,
    event_type: 'panel',
    format: 'Panel',
    track: 'Culture',
    ...innovation,
    ...timesOf(day, hour, minutes),
    venue_id: room('talks'),
  })
  const show = (key: string, name: string, day: string, hour: number, minutes = 60): ProgramEvent => ({
    id: key,
    event_id: key,
    name,
    event_type: 'showcase',
    genre: 'Rock',
    ...music,
    ...timesOf(day, hour, minutes),
    venue_id: room('club'),
  })
  const {
    date: _,
    start_time: __,
    end_time: ___,
    ...undated
  } = session(id.undated, 'A Conversation That Has Not Found Its Day', '2026-03-10', 12)
  const { start_time: ____, end_time: _____, ...untimed } = show(id.tba, 'Secret Show on the Ferry', '2026-03-11', 20)
  const { venue_id: ______, ...homeless } = session(id.noVenue, 'Walking Talk: Meet at the Clock', '2026-03-09', 9)
  const film = records.films[0]
  return [
    {
      ...session(id.forty, 'The Forty-Voice Town Hall', '2026-03-07', 14.5, 90),
      description: paragraphs(
        'Forty people, ninety minutes, one microphone: everyone has two minutes and a bell. What sounds like chaos has been practiced in Port Ellery’s town hall since 1974.',
      ),
      contributors: persons
        .slice(0, 40)
        .map((entity_id, index) => ({ entity_id, ...(index === 0 && { role: 'moderator' }) })),
      ...art('panel', id.forty, 'The Forty-Voice Town Hall'),
      featured: true,
    },
    {
      ...session(id.longTitle, LONG_TITLE, '2026-03-09', 16),
      description: paragraphs('The title was a bet. The session is thirty minutes shorter than reading it aloud.'),
      ...people(persons.slice(40, 43)),
    },
    {
      ...show(id.oneLetter, 'M', '2026-03-10', 21.5, 45),
      description: paragraphs('One letter, one drum, one light.'),
      ...people([someone.notAnnounced]),
      ...art('showcase', id.oneLetter, 'M'),
    },
    {
      ...session(id.longText, 'A Night Walk Through Port Ellery, in Full', '2026-03-08', 17.5, 120),
      description: LONG_TEXT,
      ...people(persons.slice(43, 45)),
      ...art('panel', id.longText, 'A Night Walk Through Port Ellery'),
    },
    {
      ...show(id.canceled, 'Balloon Parade over the River', '2026-03-07', 18),
      event_type: 'party',
      canceled: true,
      description: paragraphs('The wind has other plans. Tickets remain valid for the lantern walk.'),
      ...people([someone.digits]),
      ...art('party', id.canceled, 'Balloon Parade over the River'),
    },
    {
      ...untimed,
      description: paragraphs(
        'Somewhere on the river, some time on Wednesday. Badge holders get a message two hours before.',
      ),
      ...people([someone.symbols]),
    },
    {
      ...undated,
      description: paragraphs(
        'Two people who have corresponded for eleven years will meet for the first time on our stage, once their trains agree.',
      ),
      ...people(persons.slice(45, 47)),
    },
    {
      ...show(id.afterMidnight, 'One O’Clock Waltz', '2026-03-06', 25, 75),
      description: paragraphs('It is Saturday by the clock and still Friday night on your feet.'),
      ...people([someone.everything]),
      ...art('showcase', id.afterMidnight, 'One O’Clock Waltz'),
    },
    {
      ...show(id.clockChange, 'The Missing Hour: All-Night Drone', '2026-03-07', 25.5, 120),
      genre: 'Experimental',
      description: paragraphs(
        'Begins at half past one and plays through the hour that does not exist. Bring a pillow.',
      ),
      ...people([someone.cjkArtist]),
      ...art('showcase', id.clockChange, 'The Missing Hour'),
    },
    {
      ...session(id.noLength, 'Doors Open', '2026-03-06', 9, 0),
      event_type: 'party',
      description: paragraphs('The ribbon is cut with garden shears. It takes no time at all.'),
    },
    {
      ...show(id.overlapFirst, 'Soundcheck, Open to the Public', '2026-03-08', 18, 90),
      description: paragraphs('Watch a band argue with a room.'),
      ...people([someone.digits]),
    },
    {
      ...show(id.overlapSecond, 'Early Set in the Same Room', '2026-03-08', 19, 60),
      description: paragraphs(
        'Somebody has booked this room twice. Both sides have agreed to call it a collaboration.',
      ),
      ...people([someone.symbols]),
    },
    {
      ...session(id.noImage, 'No Photographs, Please', '2026-03-07', 11.5),
      description: paragraphs('A photographer on leaving the camera at home.'),
      ...people([someone.noImage]),
    },
    {
      ...homeless,
      description: paragraphs('No room, no slides, good shoes.'),
      ...people([someone.longName, someone.bareName]),
    },
    { ...session(id.noDescription, 'To Be Explained', '2026-03-11', 13), ...people(persons.slice(47, 48)) },
    {
      ...show(id.rtl, 'أمينة الحداد: ليلة على النهر', '2026-03-09', 20.5, 60),
      language: 'Arabic',
      genre: 'Jazz',
      description:
        '<p>ليلة من العود والإلكترونيات على ضفة النهر.</p><p>An evening of oud and electronics on the bank of the river.</p>',
      ...people([someone.rtlArtist]),
      ...art('showcase', id.rtl, 'A Night on the River'),
    },
    {
      ...show(id.cjk, '椎名 灯里「川のオルガン」', '2026-03-12', 20.5, 60),
      language: 'Japanese',
      genre: 'Experimental',
      description:
        '<p>川の音と古いオルガンによる一夜だけの演奏会。</p><p>One night only: a river and an old organ.</p>',
      ...people([someone.cjkArtist]),
      ...art('showcase', id.cjk, 'An Organ of the River'),
    },
    {
      ...session(id.symbols, '#1 Fans & Other <Tags>: "Quotes", 100% Escaped', '2026-03-10', 10),
      description: paragraphs('Ampersands & angle brackets <in the wild>, and what they do to "ordinary" text.'),
      ...people([someone.rtlPerson]),
    },
    {
      ...session(id.reservable, 'Twelve Chairs: A Dinner with the Cooks', '2026-03-10', 17.5, 150),
      event_type: 'workshop',
      track: 'Food & Drink',
      reservable: true,
      reservable_id: 'nj-12',
      rsvp_url: 'https://example.org/rsvp/twelve-chairs',
      description: paragraphs('Twelve chairs, nine courses, one long table. Reservations open every morning at eight.'),
      ...people(persons.slice(48, 50)),
    },
    {
      ...session(id.express, 'Low Water: Opening Night', '2026-03-06', 19, 140),
      event_type: 'screening',
      format: 'Narrative Feature',
      credentials: [
        { type: 'filmtv', name: 'Film & TV' },
        { type: 'platinum', name: 'Platinum' },
      ],
      credential_types: ['filmtv', 'platinum'],
      sxxpress_message: 'SXXPress for opening night is released on Thursday at 9am. One pass a badge.',
      venue_id: room('cinema'),
      film_ids: film ? [film.id] : [],
      description: film?.description,
      ...(film?.image && { image: film.image, thumbnail_url: film.thumbnail_url }),
      featured: true,
    },
    {
      ...session(id.cpe, 'Accounting for Artists', '2026-03-09', 11.5),
      track: 'Startups & Work',
      cpe_credit: true,
      description: paragraphs('Earns one hour of continuing professional education, and a better night’s sleep.'),
      ...people(persons.slice(50, 52)),
    },
    {
      ...session(id.everything, 'Tide Tables: Songs and Arguments at High Water', '2026-03-08', 20, 90),
      subtitle: 'A concert that answers back',
      event_type: 'keynote',
      language: 'English, Irish',
      format: 'Keynote',
      category: 'Keynote',
      track: 'Cities & Climate',
      focus_area: 'Water',
      experience_level: 'Beginner',
      genre: 'Folk',
      subgenre: 'Sea Songs',
      presented_by: records.brands[0]?.name,
      meta: {
        sponsor: records.brands[0]?.name,
        sponsorImage: records.brands.find((brand) => brand.thumbnail_url)?.thumbnail_url,
      },
      credentials: ['edu', 'music', 'filmtv', 'innovation', 'platinum'].map((type) => ({
        type,
        name:
          type === 'filmtv' ? 'Film & TV' : type === 'edu' ? 'EDU' : `${type.charAt(0).toUpperCase()}${type.slice(1)}`,
      })),
      credential_types: ['edu', 'music', 'filmtv', 'innovation', 'platinum'],
      tags: [
        { id: 'water', name: 'Water' },
        { id: 'folk', name: 'Folk' },
        { id: 'keynote', name: 'Keynote' },
      ],
      hash_tags: ['#TideTables', '#Nightjar2026'],
      accessibility: ['closed captioned', 'open captioned', 'american sign language'],
      age_policy: 'All Ages',
      cpe_credit: true,
      reservable: true,
      reservable_id: 'nj-all',
      rsvp_url: 'https://example.org/rsvp/tide-tables',
      sxxpress_message: 'SXXPress is available for this event from 9am on the day before.',
      description: paragraphs(
        'A song, an argument, a song: Máire Ní Ødegård and three guests go through the tide tables of Port Ellery, year by year.',
      ),
      long_description:
        '<p>A song, an argument, a song: <strong>Máire Ní Ødegård</strong> and three guests go through the tide tables of Port Ellery, year by year.</p><h3>How it goes</h3><ol><li>1911: the year without a flood</li><li>1937: the year with two</li><li>2036: a rehearsal</li></ol><blockquote><p>The river does not negotiate, but it listens.</p></blockquote><p>The songbook is <a href="https://example.org/nightjar/tide-tables" rel="nofollow noopener">free to download</a>.</p>',
      contributors: [
        { entity_id: someone.everything, role: 'keynote' },
        ...persons.slice(52, 55).map((entity_id) => ({ entity_id, role: 'guest' })),
      ],
      film_ids: film ? [film.id] : [],
      links: [{ label: 'Songbook', url: 'https://example.org/nightjar/tide-tables', highlight: true }],
      ...art('keynote', id.everything, 'Tide Tables'),
      featured: true,
      publish_at: '2025-07-15T15:00:00Z',
      alpha: 't',
    },
    {
      ...session(id.unpublishedNull, 'An Embargoed Conversation', '2026-03-09', 13),
      description: paragraphs('Not even the speakers know about this one yet.'),
      publish_at: null,
      ...people([someone.unpublishedNull]),
    },
    {
      ...show(id.unpublishedFuture, 'The Embargoed, Live', '2026-03-11', 22.5),
      description: paragraphs('Embargoed until the river freezes over.'),
      publish_at: YEAR_2099,
      ...people([someone.unpublishedFuture, someone.digits]),
    },
  ]
}

const names = {
  films: 'The Unseen Reel',
  brands: 'Undisclosed Works',
  exhibitors: 'Curtain Labs',
  presenters: 'Nobody Presents',
}

/** The ordinary records with those in every awkward state put behind them. */
export function addAwkward(records: Records, town: Town, gallery: Gallery): Records {
  const hidden = (kind: keyof typeof names) =>
    UNPUBLISHED_LISTINGS[kind].map((id, index) => ({
      id,
      name: `${names[kind]} ${index + 1}`,
      description: paragraphs(`${names[kind]} is kept back for now.`),
      publish_at: index === 0 ? null : YEAR_2099,
    }))
  return {
    ...records,
    events: [...records.events, ...awkwardEvents(records, town, gallery)],
    contributors: [...records.contributors, ...awkwardContributors(gallery)],
    films: [...records.films, ...hidden('films')],
    brands: [...records.brands, ...hidden('brands')],
    exhibitors: [...records.exhibitors, ...hidden('exhibitors')],
    presenters: [...records.presenters, ...hidden('presenters')],
  }
}
