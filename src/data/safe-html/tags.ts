/** The blocks of safe HTML. Headings are h3 and h4 only: the page itself owns h1 and h2. */
export const BLOCKS = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'h3', 'h4'])

/** What may stand inside a block. */
export const INLINES = new Set(['em', 'strong', 'a', 'code', 'br'])

/** Boxes and table parts that feeds paste in: they end a paragraph and leave nothing else behind. */
export const BOUNDARIES = [
  ...['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'figure', 'figcaption', 'address', 'center'],
  ...['details', 'summary', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'hr'],
]

/** Tags that say the same thing in another way. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    b: 'strong',
    i: 'em',
    cite: 'em',
    dfn: 'em',
    kbd: 'code',
    samp: 'code',
    tt: 'code',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
  }),
)

/** Tags whose contents are not words for a reader. */
export const SILENT = [
  ...['script', 'style', 'textarea', 'option', 'select', 'noscript', 'title', 'head', 'iframe', 'object', 'embed'],
  ...['template', 'svg', 'math', 'canvas', 'audio', 'video', 'xmp'],
]

const OTHERS = ['span', 'font', 'small', 'big', 'u', 's', 'del', 'ins', 'sub', 'sup', 'mark', 'img', 'abbr', 'label']

const KNOWN = new Set([
  ...[...BLOCKS, ...INLINES, ...BOUNDARIES, ...SYNONYMS.keys(), ...SILENT, ...OTHERS],
  ...['html', 'body', 'form', 'input', 'button', 'link', 'meta', 'base', 'nav', 'time', 'wbr', 'strike'],
])

/** Whether `<name` begins a tag of HTML, rather than "List<String>" or "<your name>". */
export const isKnownTag = (name: string): boolean => KNOWN.has(name.toLowerCase())

/** Every tag in a text that HTML knows, as `[whole, slash, name]`. */
export const knownTags = (text: string): RegExpMatchArray[] =>
  [...text.matchAll(/<(\/?)([a-z][a-z0-9]*)(?=[\s/>]|$)[^<>]*>?/gi)].filter((match) => isKnownTag(match[2] ?? ''))
