import type { AnalyticsSettings } from '../../schema/analytics.ts'
import { httpDelivery } from './http.ts'
import { keep, takeKept } from './kept.ts'
import { type Client, type Message, toMessageId } from './message.ts'
import { createQueue, type Queue } from './queue.ts'

/** Target 1: the tag manager's list, which its script reads. */
function dataLayerClient(): Client {
  const global = window as { dataLayer?: object[] }
  global.dataLayer ??= []
  const push = (entry: object) => void global.dataLayer?.push(entry)
  return {
    identify: (uid) => push({ event: 'identify', user_id: uid }),
    page: (properties) => push({ event: 'page', ...properties }),
    track: (name, properties) => push({ event: name, ...properties }),
  }
}

/** Target 2: everything, in batches. */
function batchClient(queue: Queue): Client {
  let userId: string | undefined
  const add = (message: Pick<Message, 'type'> & Partial<Message>) =>
    queue.add({
      messageId: toMessageId(),
      timestamp: String(message.properties?.timestamp ?? new Date().toISOString()),
      ...(userId !== undefined && { userId }),
      ...message,
    })
  return {
    identify(uid) {
      userId = uid
      add({ type: 'identify' })
    },
    page: (properties) => add({ type: 'page', properties }),
    track: (event, properties) => add({ type: 'track', event, properties }),
  }
}

/** Target 3, the second client: identifies with the roles, sends page views, and only logs the rest (SPEC §7). */
function profileClient(queue: Queue): Client {
  const batches = batchClient({
    ...queue,
    add: (message) => queue.add(message.type === 'identify' ? { ...message, traits: { roles } } : message),
  })
  let roles: readonly string[] = []
  return {
    ...batches,
    identify(uid, theirs) {
      roles = theirs
      batches.identify(uid, theirs)
    },
    track: (name, properties) => console.debug(name, properties),
  }
}

export interface Clients {
  list: Client[]
  queues: Queue[]
  /** Remembers for the next page of this tab what has not arrived. */
  keep(): void
}

/** A client for each target that the festival has configured. */
export function makeClients(settings: AnalyticsSettings): Clients {
  const list: Client[] = []
  const queues = new Map<string, Queue>()
  const open = (endpoint: string): Queue => {
    const queue = createQueue(httpDelivery(endpoint), () => navigator.onLine, takeKept(endpoint))
    queues.set(endpoint, queue)
    return queue
  }
  if (settings.dataLayer || settings.script) list.push(dataLayerClient())
  if (settings.endpoint) list.push(batchClient(open(settings.endpoint)))
  if (settings.profileEndpoint) list.push(profileClient(open(settings.profileEndpoint)))
  return {
    list,
    queues: [...queues.values()],
    keep() {
      for (const [endpoint, queue] of queues) keep(endpoint, queue.waiting())
    },
  }
}
