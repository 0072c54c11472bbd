import { mkdirSync, writeFileSync } from 'node:fs'
import { TEST_DIR } from '../../../scripts/checks/test-places.ts'
import { readSettings, serve } from '../../../src/server/main.ts'
import { startProvider, toProduct } from '../../sign-in/provider.ts'

/*
 * The site that the journeys visit, with a real OpenID provider beside it. The pages of the sample name no product, so
 * their forms ask for `demo`: a configured product of that name takes the place of the made-up people.
 */
const settings = readSettings(process.env)
const provider = await startProvider([`http://${settings.host}:${settings.port}/auth/demo/callback`])
const file = `${TEST_DIR}/products-${settings.port}.json`
mkdirSync(TEST_DIR, { recursive: true })
writeFileSync(file, JSON.stringify({ demo: toProduct(provider.issuer) }))
await serve({ ...settings, products: { file, secrets: {} } })
