/*
 * How a screen that nobody reloads takes over what was built meanwhile. It asks for its own page, and believes only one
 * that arrived whole.
 */

/** Every wait is up to a fifth longer or shorter, so that a hundred screens do not ask together. */
export const toRenewWait = (everyMs: number, random: number): number => everyMs * (0.8 + 0.4 * random)

/** Whether a page arrived to its end: a connection may break in the middle of it. */
export const isWhole = (html: string): boolean => /<\/html>\s*$/i.test(html)

/** What a page looks like and how it behaves, apart from what it says. */
const codeOf = (page: Document): string =>
  [...page.querySelectorAll<HTMLElement>('script, head style')]
    .map((part) => part.getAttribute('src') ?? part.textContent)
    .join('\n')

/** Another script or another look needs a new start, which may only begin when everything for it is here. */
async function restart(page: Document): Promise<void> {
  const addresses = [...page.querySelectorAll('script[src], link[rel=preload], link[rel=stylesheet]')].map(
    (part) => part.getAttribute('src') ?? part.getAttribute('href') ?? '',
  )
  const answers = await Promise.all(addresses.map((address) => fetch(address).then(async (a) => a.ok && a.blob())))
  if (answers.every(Boolean)) location.reload()
}

const PARTS = ['.festival', 'h1', '[data-kiosk]'] as const

/**
 * Asks now and then for the page that is shown. A newer programme takes the old one's place without a flicker; a newer
 * release starts the page anew. Without network, or when half a page comes, the old one stays.
 */
export function keepRenewing(everyMs: number, onProgramme: () => void): void {
  let shown = ''
  async function renew(): Promise<void> {
    const answer = await fetch(location.href, { cache: 'no-cache', signal: AbortSignal.timeout(everyMs / 2) })
    const html = answer.ok ? await answer.text() : shown
    if (html === shown || !isWhole(html)) return
    const page = new DOMParser().parseFromString(html, 'text/html')
    if (!page.querySelector('[data-kiosk]')) return
    if (codeOf(page) !== codeOf(document)) return restart(page)
    for (const part of PARTS) {
      const [old, fresh] = [document.querySelector(part), page.querySelector(part)]
      if (old && fresh) old.replaceChildren(...fresh.childNodes)
    }
    document.title = page.title
    shown = html
    onProgramme()
  }
  const plan = () => {
    setTimeout(
      () =>
        void renew()
          .catch(() => undefined)
          .then(plan),
      toRenewWait(everyMs, Math.random()),
    )
  }
  plan()
}
