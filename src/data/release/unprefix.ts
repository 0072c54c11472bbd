/**
 * The page of the landing edition without its year (DESIGN §3): the same bytes, except that links into the edition lose
 * the year. Only attributes of tags are touched, so a programme text that happens to show such a link keeps it, and so
 * does a link marked `data-year`. Canonical links are absolute and stay as they are.
 */
export function toUnprefixed(html: string, year: number): string {
  const attribute = new RegExp(` (href|action)="/${year}(?=[/"?#])(/?)`, 'g')
  return html.replace(/<(?:a|form|link|area)\b[^<>]*>/g, (tag) =>
    tag.includes(' data-year') ? tag : tag.replace(attribute, (_, name: string) => ` ${name}="/`),
  )
}
