import type { Properties } from '../track.ts'

/** One line of a batch, in the shape that customer-data services agree on. */
export interface Message {
  type: 'identify' | 'page' | 'track'
  /** The same for every try, so that a service counts a batch that arrived twice once. */
  messageId: string
  timestamp: string
  /** The uid of the visitor who is signed in. Nobody else gets an identifier, here or in storage. */
  userId?: string
  event?: string
  properties?: Properties
  traits?: { roles: readonly string[] }
}

/** Whom page views and the like go to; one for each target. */
export interface Client {
  identify(uid: string, roles: readonly string[]): void
  page(properties: Properties): void
  track(name: string, properties: Properties): void
}

/** 96 random bits. `crypto.randomUUID` is missing on plain http. */
export const toMessageId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
