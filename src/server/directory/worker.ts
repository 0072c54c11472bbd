import { parentPort, workerData } from 'node:worker_threads'
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts'
import { type PeopleIndex, PeopleIndexBuilder } from './people-index.ts'

/*
 * The people of one moment in a thread of their own: 300,000 of them are indexed in seconds and searched in milliseconds,
 * and no visitor of anything else waits for that. A newer directory is another worker.
 */
const { locale } = workerData as WorkerSettings
let people: PeopleIndexBuilder | undefined = new PeopleIndexBuilder()
let index: PeopleIndex | undefined

const send = (message: FromWorker) => parentPort?.postMessage(message)

parentPort?.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'people':
      people?.add(message.people)
      return
    case 'built':
      index = people?.build(locale)
      people = undefined
      send({ kind: 'ready', size: index?.size ?? 0 })
      return
    default:
      answer(message)
  }
})

function answer(message: Exclude<ToWorker, { kind: 'people' | 'built' }>): void {
  const { id } = message
  try {
    if (!index) throw new Error('it was asked before it was built')
    const found = message.kind === 'search' ? index.search(message.query) : index.suggest(message.query)
    send({ kind: 'answer', id, answer: found })
  } catch (error) {
    send({ kind: 'failed', id, reason: (error as Error).name })
  }
}
