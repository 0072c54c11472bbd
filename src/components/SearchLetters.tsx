import { peopleText } from '../text/people.ts'

/** A–Z and `#` as links to groups; letters without one are only text (ROWS B07, QUALITY §2). */
export function SearchLetters({
  letters,
  onReach,
}: {
  letters: readonly { letter: string; href?: string }[]
  /** In the browser: a letter was chosen, before its link is followed. */
  onReach?: (letter: string) => void
}) {
  return (
    <nav className="letters" aria-label={peopleText.letters}>
      {letters.map(({ letter, href }) =>
        href ? (
          <a key={letter} href={href} onClick={onReach && (() => onReach(letter))}>
            {letter}
          </a>
        ) : (
          <span key={letter} aria-disabled="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  )
}
