import { Agent, request } from 'node:http'

export interface Member {
  uid: string
  /** The headers that this one's browser sends with a write. */
  writes: Record<string, string>
}
/** What a member was told last about an event: kept, or not. Nothing while an answer is awaited. */
type Told = Map<string, boolean | undefined>

/**
 * A crowd that keeps and lets go of events over real HTTP, one write of each member after the other, and remembers what
 * was acknowledged. When the server goes, it goes on with the next one.
 */
export function aCrowd(members: readonly Member[], ids: readonly string[]) {
  const told = new Map<string, Told>(members.map(({ uid }) => [uid, new Map()]))
  let acknowledged = 0

  async function write(url: string, agent: Agent, { uid, writes }: Member, id: string): Promise<void> {
    const mine = told.get(uid) as Told
    const isKept = mine.get(id) === true
    mine.set(id, undefined)
    const path = isKept ? `/favorite/event/${id}` : '/favorite/events'
    const code = await call(`${url}${path}`, agent, isKept ? 'DELETE' : 'POST', writes, isKept ? undefined : { id })
    if (code !== 200 && code !== 201 && code !== 204) throw new Error(`answered ${code}`)
    mine.set(id, !isKept)
    acknowledged += 1
  }

  return {
    acknowledged: () => acknowledged,
    /** Writes until it is told to stop, or until the server no longer answers. */
    async writeTo(url: string, isOver: () => boolean): Promise<void> {
      const agent = new Agent({ keepAlive: true, maxSockets: members.length })
      const write1 = async (member: Member, index: number) => {
        for (let step = index * 7; !isOver(); step += 1)
          await write(url, agent, member, ids[step % ids.length] as string)
      }
      await Promise.allSettled(members.map(write1))
      agent.destroy()
    },
    /** Compares what the server has with what was acknowledged; answers what is not as it was told. */
    async lost(url: string): Promise<string[]> {
      const lost: string[] = []
      for (const { uid, writes } of members) {
        const kept = new Set((await listOf(url, writes.cookie as string)).event)
        for (const [id, was] of told.get(uid) as Told) {
          if (was !== undefined && was !== kept.has(id))
            lost.push(`${uid} ${id}: ${was ? 'kept' : 'let go'}`)
            // What was never answered may be either; from now on it is known.
          ;(told.get(uid) as Told).set(id, kept.has(id))
        }
      }
      return lost
    },
  }
}

/** What the server has for somebody; while its database comes back it may say that it is away. */
async function listOf(url: string, cookie: string): Promise<{ event: string[] }> {
  const until = performance.now() + 15_000
  for (;;) {
    const reply = await fetch(`${url}/favorite.json`, { headers: { cookie } })
    if (reply.status === 200) return (await reply.json()) as { event: string[] }
    if (reply.status !== 503 || performance.now() > until) throw new Error(`answered ${reply.status}`)
  }
}

function call(
  url: string,
  agent: Agent,
  method: string,
  headers: Record<string, string>,
  body?: object,
): Promise<number> {
  const type = body ? { 'content-type': 'application/json' } : {}
  return new Promise((resolve, reject) => {
    request(url, { method, agent, headers: { ...headers, ...type } }, (reply) => {
      reply
        .resume()
        .on('error', reject)
        .on('end', () => resolve(reply.statusCode ?? 0))
    })
      .on('error', reject)
      .end(body && JSON.stringify(body))
  })
}
