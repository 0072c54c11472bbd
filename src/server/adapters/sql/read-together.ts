/**
 * Reads that are asked for in one turn of the event loop become one query, as writes become one commit: each is told of
 * its own row, or of none, or of what went wrong with all of them. Nothing is kept for the next turn.
 */
export function readTogether<Row>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let turn: { keys: Set<string>; rows: Promise<ReadonlyMap<string, Row>> } | undefined

  function begin() {
    const keys = new Set<string>()
    const rows = new Promise<ReadonlyMap<string, Row>>((resolve, reject) => {
      setImmediate(() => {
        turn = undefined
        load([...keys]).then(resolve, reject)
      })
    })
    return { keys, rows }
  }

  return async (key) => {
    turn ??= begin()
    turn.keys.add(key)
    return (await turn.rows).get(key)
  }
}
