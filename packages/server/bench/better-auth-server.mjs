// A server with the library better-auth, set up as its documentation says, with its own tables in the same PostgreSQL.
// The benchmark compares Vestibule with it.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder] = process.argv.slice(2)
const require = createRequire(join(folder, 'package.json'))
const load = (name) => import(pathToFileURL(require.resolve(name)).href)
const { betterAuth } = await load('better-auth')
const { getMigrations } = await load('better-auth/db/migration').catch(() => load('better-auth/db'))
const { toNodeHandler } = await load('better-auth/node')
const { default: pg } = await load('pg')

const options = {
  database: new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }),
  secret: 'a secret for measuring, long enough to pass',
  emailAndPassword: { enabled: true },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  logger: { disabled: true },
}
const server = createServer((request, response) => handle?.(request, response))
let handle
server.listen(0, '127.0.0.1', async () => {
  const origin = `http://127.0.0.1:${server.address().port}`
  const auth = betterAuth({ ...options, baseURL: origin, trustedOrigins: [origin] })
  const { runMigrations } = await getMigrations({ ...options, baseURL: origin })
  await runMigrations()
  handle = toNodeHandler(auth)
  process.send?.({ origin })
})
