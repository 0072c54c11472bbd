const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Puts words into the one element that carries the attribute. The page is ours; what goes in may be anybody's. */
const fill = (html: string, attribute: string, words: string): string =>
  html.replace(new RegExp(`(<p\\b[^>]*\\b${attribute}="[^>]*>)[^<]*`), (_, tag: string) => tag + escapeHtml(words))

/** A built error screen with what went wrong and, when there is one, the line with the code to quote (ROWS X02). */
export function fillErrorPage(html: string, { message, code }: { message: string; code?: string }): string {
  const told = fill(html, 'data-error-message', message)
  return code ? fill(told, 'data-error-code', code) : told
}
