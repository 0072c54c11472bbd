import { Worker } from 'node:worker_threads'
import type { Attendee } from '../../schema/people.ts'
import { MOST_WAITING_FOR_PEOPLE } from '../limits.ts'
import type { FromWorker, PeopleQuestions, QuestionKind, ToWorker, WorkerSettings } from './messages.ts'

/** Nobody can be asked for the moment: there is no index, or too many wait for it. */
export class DirectoryBusyError extends Error {}

/** The people of one moment, in a thread of their own. */
export interface PeopleWorker {
  readonly size: number
  /** False once the thread has ended, whatever the reason. */
  readonly isAlive: boolean
  /** @throws DirectoryBusyError when too many wait already, or the thread has ended. */
  ask<Kind extends QuestionKind>(
    kind: Kind,
    query: PeopleQuestions[Kind]['query'],
  ): Promise<PeopleQuestions[Kind]['answer']>
  /** Ends the thread once everybody who waits has an answer. */
  close(): Promise<void>
}

interface Waiting {
  resolve(answer: unknown): void
  reject(error: Error): void
}

/**
 * Starts a thread with these people in it.
 * @throws when they cannot be read, or the thread ends before it is ready.
 */
export async function startPeopleWorker(
  pages: AsyncIterable<readonly Attendee[]>,
  settings: WorkerSettings,
): Promise<PeopleWorker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings })
  // It alone must not keep the process.
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isClosing = false
  let onQuiet: (() => void) | undefined

  const send = (message: ToWorker) => worker.postMessage(message)
  const fail = (error: Error) => {
    isClosing = true
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    onQuiet?.()
  }
  const settle = (id: number, act: (one: Waiting) => void) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (one) act(one)
    if (waiting.size === 0) onQuiet?.()
  }

  const ready = new Promise<number>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve(message.size)
      else if (message.kind === 'answer') settle(message.id, ({ resolve: take }) => take(message.answer))
      else settle(message.id, (one) => one.reject(new Error(`a search of the directory failed: ${message.reason}`)))
    })
    worker.on('error', (error) => {
      // Its words may hold somebody's name.
      const told = new Error(`the directory's thread ended: ${error instanceof Error ? error.name : 'unknown'}`)
      fail(new DirectoryBusyError(told.message))
      reject(told)
    })
    worker.on('exit', () => {
      fail(new DirectoryBusyError("the directory's thread ended"))
      reject(new Error("the directory's thread ended"))
    })
  })
  // Awaited below; until then nobody listens.
  ready.catch(() => {})

  try {
    for await (const people of pages) send({ kind: 'people', people })
    send({ kind: 'built' })
    const size = await ready
    return {
      size,
      get isAlive() {
        return !isClosing
      },
      ask<Kind extends QuestionKind>(kind: Kind, query: PeopleQuestions[Kind]['query']) {
        if (isClosing || waiting.size >= MOST_WAITING_FOR_PEOPLE) {
          return Promise.reject(new DirectoryBusyError('too many wait for the directory'))
        }
        lastId += 1
        const id = lastId
        return new Promise<PeopleQuestions[Kind]['answer']>((resolve, reject) => {
          waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject })
          send({ kind, id, query } as ToWorker)
        })
      },
      async close() {
        isClosing = true
        if (waiting.size > 0) await new Promise<void>((resolve) => (onQuiet = resolve))
        await worker.terminate()
      },
    }
  } catch (error) {
    await worker.terminate()
    throw error
  }
}
