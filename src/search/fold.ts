/** Letters that no decomposition takes apart, though people type them without. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/**
 * Marks that a visitor may leave out: of Latin, Greek and Cyrillic letters, Hebrew points, Arabic vowels, and the selectors
 * of emoji. The vowel signs of Indic scripts and the voicing of kana are letters to their readers, so they stay.
 */
const MARKS =
  /(?![\u3099\u309a])\p{sc=Inherited}|(?=[\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}])\p{Mn}|\p{Emoji_Modifier}|[\u0640\u00ad\u200b\u200c\u200e\u200f\u2060-\u2064]/gu

const SIGNS = /[™®©℠]/g

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with them
const ASCII = /^[\u0000-\u007f]*$/

/** The form in which texts are compared: lower case, without accents, ligatures and letters of their own taken apart. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .replace(SIGNS, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}
