/** What stands where a suggestion has no picture: a line drawing for each type, on a 24 × 24 grid (ROWS S07). */
const PATHS: Record<string, string> = {
  event: 'M4 8V5h16v3a4 4 0 0 0 0 8v3H4v-3a4 4 0 0 0 0-8M14 5v14',
  artist: 'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M19 16a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21c0-8 16-8 16 0',
  film: 'M4 5h16v14H4ZM8 5v14M16 5v14M4 12h16',
  brand: 'M4 4h8l8 8-8 8-8-8ZM8.5 8.5h.01',
  exhibitor: 'M4 10 6 4h12l2 6M5 10v10h14V10M4 10h16M10 20v-6h4v6',
  music_fest_presenter: 'M4 10v4l12 5V5ZM16 9a3 3 0 0 1 0 6M7 15.5V20h3v-3.3',
  venue: 'M12 21c-9-10-6-17 0-17s9 7 0 17M12 8a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
  attendee: 'M8 3v3M16 3v3M4 6h16v15H4ZM12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4M8 18c0-4 8-4 8 0',
  term: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5 21 21',
}

const SVG = 'http://www.w3.org/2000/svg'

export function toGlyph(type: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', PATHS[type] ?? PATHS.term ?? '')
  svg.append(path)
  return svg
}
