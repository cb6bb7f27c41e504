// `pnpm --filter @vestibule/server import-bench`: a file of 300,000 users, imported into the embedded database (or
// `DB=postgres` of this machine): how long it takes, and the largest memory of the process.
import { applyImport } from '../src/import/apply-import.ts'
import { readImport } from '../src/import/read-import.ts'
import { startTestServer } from '../src/testing/index.ts'

const count = Number(process.env.USERS ?? 300_000)
const peak = () => `${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`
const server = await startTestServer({ db: process.env.DB ?? 'pglite', importFile: {} })
try {
  console.log(`before: ${peak()}`)
  const users = Array.from({ length: count }, (_, n) => ({
    email: `person.${n}@acme.example`,
    first_name: 'Person',
    last_name: `Number ${n}`,
    organization: 'acme',
    sign_in_method: 'email_otp_and_authenticator_based',
  }))
  const organizations = [{ id: 'acme', name: 'Acme Research', is_internal: false }]
  const text = JSON.stringify({ organizations, users })
  console.log(`file: ${Math.round(text.length / 1e6)} MB, ${peak()}`)
  const startedAt = performance.now()
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  const content = readImport(text)
  console.log(`read and checked: ${seconds()}, ${peak()}`)
  const {
    store: { db },
    keys,
    clock,
  } = server
  const counts = await applyImport({ db, keys, clock }, content)
  console.log(`imported ${counts.users} users: ${seconds()}, ${peak()}`)
} finally {
  await server.close()
}
