/** The file of an address: `/2026/events/e1` is `2026/events/e1.html`, `/` is `index.html`. */
export const toFile = (url: string): string => (url === '/' ? 'index.html' : `${url.slice(1)}.html`)
