// `pnpm --filter @vestibule/server import-bench`: imports a file of 300,000 users into the embedded database (or with
// `DB=postgres` into PostgreSQL on this machine), and measures the time and the peak memory of the process.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { applyImport } from '../src/import/apply-import.ts'
import { withImportFile } from '../src/import/import-source.ts'
import { readImport } from '../src/import/read-import.ts'
import { startTestServer } from '../src/testing/index.ts'

const count = Number(process.env.USERS ?? 300_000)
const peak = () => `${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`

function* contentOf(count) {
  yield '{"organizations": [{"id": "acme", "name": "Acme Research", "is_internal": false}], "users": ['
  for (let n = 0; n < count; n += 1) {
    const user = {
      email: `person.${n}@acme.example`,
      first_name: 'Person',
      last_name: `Number ${n}`,
      organization: 'acme',
      sign_in_method: 'email_otp_and_authenticator_based',
    }
    yield `${n === 0 ? '' : ','}\n${JSON.stringify(user)}`
  }
  yield ']}'
}

const folder = await mkdtemp(join(tmpdir(), 'vestibule-import-bench-'))
const server = await startTestServer({ db: process.env.DB ?? 'pglite', importFile: {} })
try {
  const file = join(folder, 'users.json')
  await pipeline(Readable.from(contentOf(count)), createWriteStream(file))
  const { size } = await stat(file)
  console.log(`file: ${Math.round(size / 1e6)} MB, ${peak()}`)
  const startedAt = performance.now()
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  await withImportFile(file, async (source) => {
    const content = await readImport(source)
    console.log(`read and checked: ${seconds()}, ${peak()}`)
    const {
      store: { db },
      keys,
      clock,
    } = server
    const counts = await applyImport({ db, keys, clock }, content)
    console.log(`imported ${counts.users.created} users: ${seconds()}, ${peak()}`)
  })
} finally {
  await server.close()
  await rm(folder, { recursive: true })
}
