export interface Shot {
  theme: string
  page: string
  width: number
  scheme: string
  file: string
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** All pictures on one page, a row for each page of the site, so that an eye can run over them. */
export function toContactSheet(shots: readonly Shot[]): string {
  const pages = [...new Set(shots.map(({ theme, page }) => `${theme}: ${page}`))]
  const rows = pages.map((name) => {
    const pictures = shots
      .filter(({ theme, page }) => `${theme}: ${page}` === name)
      .map(
        ({ file, width, scheme }) =>
          `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${escapeHtml(`${name}, ${width}, ${scheme}`)}" loading="lazy"><br>${width} ${scheme}</a>`,
      )
    return `<h2>${escapeHtml(name)}</h2><p>${pictures.join(' ')}</p>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:14px system-ui;margin:1rem}p{display:flex;gap:1rem;overflow-x:auto;align-items:start}img{height:420px;border:1px solid #999}a{color:inherit}</style>
<h1>Screenshots</h1>${rows.join('\n')}</html>
`
}
