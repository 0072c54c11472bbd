import type { ItemKey } from './state.ts'

/** What a tab tells the others of the same person. */
export type Told = { uid: string; key: ItemKey; isKept: boolean } | { uid: string; isSignedOut: true }

const CHANNEL = 'marquee-favorites'

/** A line to the other tabs. It is let go of while the page rests for the way back, so that nothing keeps it from resting. */
export function connectTabs(listen: (told: Told) => void): (told: Told) => void {
  let channel: BroadcastChannel | undefined
  const open = () => {
    if (channel || typeof BroadcastChannel === 'undefined') return
    channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<Told>) => listen(data)
  }
  open()
  addEventListener('pagehide', () => {
    channel?.close()
    channel = undefined
  })
  addEventListener('pageshow', open)
  return (told) => channel?.postMessage(told)
}
