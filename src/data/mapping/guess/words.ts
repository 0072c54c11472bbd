import type { RecordKind } from '../../../schema/snapshot.ts'

/** What columns and lists are called in the files of the world, in several languages; compared without case and signs. */
const list = (words: string): string[] => words.split(',').map((word) => word.trim())

export const KIND_WORDS: Partial<Record<RecordKind, string[]>> = {
  events: list(
    'events, event, sessions, session, talks, talk, schedule, programme, program, agenda, screenings, screening, performances, shows, activities, workshops, calendar, papers, vorträge, veranstaltungen, termine, sessions list, séances, évènements, événements, eventos, charlas, eventi, ohjelma, wydarzenia, slots, items',
  ),
  contributors: list(
    'speakers, speaker, people, persons, person, presenters, artists, artist, performers, authors, facilitators, guests, participants, contributors, lineup, referenten, sprecher, künstler, intervenants, artistes, ponentes, artistas, relatori, puhujat, osoby',
  ),
  venues: list(
    'venues, venue, rooms, room, locations, location, stages, stage, places, halls, räume, orte, bühnen, salles, lieux, salas, lugares, sale, luoghi, salit, paikat, sceny, camps',
  ),
  films: list('films, film, movies, movie, titles, elokuvat, filme, películas'),
  exhibitors: list('exhibitors, exhibitor, vendors, vendor, booths, aussteller, exposants, expositores, dealers'),
  brands: list('brands, sponsors, sponsor, partners, partner, partenaires, marken'),
}

const NAME = 'name, title, titel, titre, título, titulo, titolo, nimi, tytuł, tytul, nazwa, nombre, nom'

/** By kind and field. The first words of a line are the surest. */
export const FIELD_WORDS: Partial<Record<RecordKind, Record<string, string[]>>> = {
  events: {
    id: list('id, event id, session id, talk id, uid, uuid, guid, code, key, slug, nr, number, paper id'),
    name: list(`title, event title, session title, talk title, proposal title, event name, summary, subject, ${NAME}`),
    subtitle: list('subtitle, untertitel, sous titre, subtítulo, tagline'),
    description: list(
      'description, abstract, desc, clean description, beschreibung, kurzbeschreibung, résumé, resume, descripción, descrizione, kuvaus, opis, details, body, content, text, blurb, teaser',
    ),
    long_description: list('long description, full description, extended description, details, body'),
    duration: list(
      'duration, length, mins, minutes, dauer, durée, duree, duración, durata, kesto, czas trwania, runtime',
    ),
    people: list(
      'speakers, speaker names, speaker, presenters, presenter, people, persons, authors, facilitators, artists, artist, performers, performer, participants, panelists, hosts, speakers cleaned, referenten, sprecher, intervenants, ponentes, relatori, puhujat, organizer, facilitators names',
    ),
    venue: list(
      'room, venue, location, stage, place, hall, raum, saal, ort, bühne, salle, lieu, sala, lugar, luogo, sali, paikka, scena, miejsce, location room, loc, where, track room',
    ),
    track: list('track, stream, strand, theme, spur, piste, sektion, thread'),
    format: list(
      'format, session type, type, event type, session format, kind, art, typ, tipo, genre of session, paper type',
    ),
    category: list('category, kategorie, catégorie, categoría, categoria, kategoria, section, topic'),
    experience_level: list(
      'level, experience level, skill level, difficulty, niveau, nivel, livello, taso, audience level, complexity',
    ),
    language: list('language, lang, sprache, langue, idioma, lingua, kieli, język, additional language'),
    tags: list('tags, keywords, topics, labels, schlagwörter, mots clés, etiquetas, tag, avainsanat'),
    canceled: list('canceled, cancelled, is cancelled, is canceled, abgesagt, annulé, cancelado'),
    image: list(
      'image, photo, picture, img, bild, image url, picture url, photo url, imagen, cover, thumbnail url, poster',
    ),
    links: list('url, link, website, web, permalink, page, notes url, pdf url, video, youtube url, trailer, more info'),
    age_policy: list('age, ages, age policy, age limit, alter, ikäraja, fsk'),
    presented_by: list('presented by, host, organiser, organizer, veranstalter, organisateur'),
    genre: list('genre, style, musikrichtung, género'),
    featured: list('featured, highlight, is featured'),
    reservable: list('reservable, registration, pre reg flag, reservation, requires registration'),
    rsvp_url: list('rsvp url, registration url, ticket url, tickets'),
    publish_at: list('publish at, published at'),
  },
  contributors: {
    id: list('id, speaker id, person id, uid, uuid, guid, code, key, slug'),
    name: list(`name, full name, speaker name, display name, public name, ${NAME}`),
    bio: list(
      'bio, biography, about, description, biografie, biographie, biografía, biografia, text, profile, abstract',
    ),
    image: list(
      'picture, photo, image, avatar, img, photo url, profile picture, thumbnail url, image url, headshot, foto, bild, kuva',
    ),
    company: list(
      'company, organisation, organization, affiliation, employer, your company, firma, entreprise, empresa, azienda, affiliated org, org, yritys',
    ),
    title: list('job title, your job title, position, role, jobtitle, title, tag line, tagline, fonction, cargo'),
    country: list('country, land, pays, país, paese, maa, kraj'),
    city: list('city, stadt, ville, ciudad, città, kaupunki, town'),
    pronoun: list('pronouns, pronoun'),
    genre: list('genre, style'),
    website: list('website, web, homepage, url, company url, site, www'),
    twitter: list('twitter, x, twitter url, x user url, twitter handle'),
    facebook: list('facebook, facebook url'),
    instagram: list('instagram, instagram url'),
    youtube: list('youtube, youtube url'),
    spotify: list('spotify, spotify url'),
    soundcloud: list('soundcloud'),
    bandcamp: list('bandcamp'),
    links: list(
      'linkedin, linkedin url, linkedin user url, linked in, linked in url, linked in user url, git hub, git hub url, github, github url, github user url, links',
    ),
  },
  venues: {
    id: list('id, room id, venue id, uid, code, key, slug, guid'),
    name: list(`name, room, room name, venue, venue name, location, ${NAME}`),
    description: list('description, beschreibung, about, info, notes'),
    capacity: list('capacity, seats, size, plätze, kapazität, capacité, aforo, capienza'),
    floor: list('floor, level, etage, étage, piso, piano, kerros'),
    address: list('address, street, adresse, anschrift, dirección, indirizzo, osoite, adres'),
    city: list('city, stadt, ville, ciudad, town'),
    lat: list('lat, latitude, gps latitude, location gps latitude'),
    lon: list('lon, lng, long, longitude, gps longitude, location gps longitude'),
    accessible: list('accessible, wheelchair, barrierefrei'),
    links: list('url, website, link'),
    image: list('image, photo, picture, bild'),
  },
  films: {
    id: list('id, film id, code, slug, key'),
    name: list(`title, film, film title, ${NAME}`),
    description: list('description, synopsis, kuvaus, plot, inhalt, summary, text'),
    runtime: list('runtime, duration, length, kesto, dauer, durée, minutes'),
    countries: list('countries, country, maa, land, pays'),
    genres: list('genres, genre'),
    language: list('language, languages, kieli, sprache, langue'),
    production_year: list('year, production year, vuosi, jahr, année'),
    category: list('category, section, series, sarja'),
    image: list('image, poster, still, photo, kuva'),
    links: list('url, trailer, link, website'),
  },
}
const LISTING = {
  id: list('id, code, slug, key, uid'),
  name: list(`name, company, company name, exhibitor, exhibitor name, vendor, brand, ${NAME}`),
  description: list('description, about, beschreibung, profile, text, blurb'),
  category: list('category, level, type, kategorie, tier'),
  booths: list('booth, booths, stand, stands, booth number, standnummer, table, hall'),
  tags: list('tags, keywords, topics'),
  image: list('logo, image, logo url, picture'),
  links: list('url, website, link, web, homepage, site'),
}
for (const kind of ['brands', 'exhibitors', 'presenters'] as const) FIELD_WORDS[kind] = LISTING

export const START_WORDS = list(
  'start, starts, start time, start date, begin, begins, from, startzeit, beginn, anfang, début, debut, inicio, inizio, alku, początek, starts at, start at, start datetime, timestamp start, start timestamp, start time clean, time, time of day, uhrzeit, heure, hora, ora, klo, aika, godzina, time start',
)
export const END_WORDS = list(
  'end, ends, end time, end date, finish, until, to, endzeit, ende, fin, fine, loppu, koniec, ends at, end at, end datetime, end timestamp, end time clean, time end',
)
export const DATE_WORDS = list(
  'date, day, start date, datum, tag, jour, fecha, data, päivä, dzień, start date clean, session date, event date, weekday, when',
)

/** `start_timeClean` as `start time clean`. */
export const plainName = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How well a column's name fits the words for something: 1 is the very word, 0 has nothing of it. */
export function fits(path: string, words: readonly string[]): number {
  // `@type` and its like speak about the file, not about the programme.
  if (path.split('.').some((part) => part.startsWith('@') && part !== '@id')) return 0
  // What a thing is called stands for the thing: location.name is the location.
  const [, thing] = /^(.+)\.(?:name|title|label)$/i.exec(path) ?? []
  return Math.max(fitsWords(path, words), thing ? fitsWords(thing, words) - 0.02 : 0)
}

function fitsWords(path: string, words: readonly string[]): number {
  const whole = plainName(path)
  const last = plainName(path.split('.').at(-1) ?? path)
  const tokens = ` ${whole} `
  let best = 0
  for (const [index, raw] of words.entries()) {
    const word = plainName(raw)
    // Words further down the list are less sure.
    const rank = 1 - Math.min(index, 20) * 0.004
    if (whole === word) best = Math.max(best, rank)
    else if (last === word) best = Math.max(best, rank - 0.1)
    else if (tokens.includes(` ${word} `)) best = Math.max(best, rank - 0.3)
  }
  return best
}
