import type { Attendee } from '../../schema/people.ts'
import type { Suggestion } from '../../schema/search.ts'
import type { PeopleFound, PeopleQuery } from './people-index.ts'

/** What a directory's worker is told before anything else. */
export interface WorkerSettings {
  locale: string
}

/** What can be asked of the people of one moment, and what comes back. */
export interface PeopleQuestions {
  search: { query: PeopleQuery; answer: PeopleFound }
  suggest: { query: string; answer: Suggestion[] }
}
export type QuestionKind = keyof PeopleQuestions

/** To the worker: people in pages, the word that these were all, then questions. */
export type ToWorker =
  | { kind: 'people'; people: readonly Attendee[] }
  | { kind: 'built' }
  | { [Kind in QuestionKind]: { kind: Kind; id: number; query: PeopleQuestions[Kind]['query'] } }[QuestionKind]

/** From the worker: that it is ready, and an answer for each question. No message of an error holds a word of a person. */
export type FromWorker =
  | { kind: 'ready'; size: number }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failed'; id: number; reason: string }
