import type { Socket } from 'node:net'
import type { Api } from './api.ts'

/**
 * Browsers open connections before they have anything to ask. Node takes those for busy when a server closes and stops
 * timing them out, so one such visitor would hold up every restart: here they end with the server.
 */
export function endSilentSockets(app: Api): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
  })
}
