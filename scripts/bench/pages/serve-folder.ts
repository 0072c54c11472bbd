import Fastify from 'fastify'
import { loadSite } from '../../../src/server/static/load-site.ts'
import { sendFile } from '../../../src/server/static/send-file.ts'
import { findFile } from '../../../src/server/static/site.ts'

/**
 * Serves a folder by our server's own rules of names, compression and validators, without the headers of a release:
 * their policy forbids styles that it does not know. Says where on stdout. Argument: the folder.
 */
const [dir = '.'] = process.argv.slice(2)
const site = await loadSite(dir, [])
const app = Fastify()
app.get('*', (request, reply) => {
  const found = findFile(site, decodeURI(new URL(request.url, 'http://x').pathname))
  if (!found) return reply.code(404).send('Not found')
  return 'file' in found ? sendFile(request, reply, found.file) : reply.redirect(found.movedTo)
})
console.log(`A folder is at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
