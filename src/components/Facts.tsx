/** Terms and their values under a heading; nothing when there are none. */
export function TermList({ title, rows }: { title: string; rows: readonly { term: string; value: string }[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {rows.map(({ term, value }) => [
          <dt key={term}>{term}</dt>,
          <dd key={`${term}-value`} dir="auto">
            {value}
          </dd>,
        ])}
      </dl>
    </section>
  )
}

/** Words under a heading, such as tags; nothing when there are none. */
export function WordList({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className="words-list">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </section>
  )
}
