/**
 * Reads that are asked for in one turn of the event loop become one query, as writes become one commit: each is told of
 * its own row, or of none, or of what went wrong with all of them. Nothing is kept for the next turn.
 */
export function readTogether<Row>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let asked: Set<string> | undefined
  let loaded: Promise<ReadonlyMap<string, Row>> | undefined

  const next = () =>
    new Promise<ReadonlyMap<string, Row>>((resolve, reject) => {
      setImmediate(() => {
        const keys = [...(asked ?? [])]
        asked = undefined
        loaded = undefined
        load(keys).then(resolve, reject)
      })
    })

  return async (key) => {
    asked ??= new Set()
    asked.add(key)
    loaded ??= next()
    return (await loaded).get(key)
  }
}
