// Sends addresses with and without an account to a server that hides its accounts, in each call that takes an address,
// and measures how well the responses tell the two apart:
//   node --conditions=@vestibule/source scripts/enumeration-test.mjs [--addresses 1000] [--only pglite|postgres]
// Prints figures for each call: at 0.5 the responses do not help to guess who has an account, at 1 they tell for sure.
// A figure above 0.55 fails the test. Timings need 1,000 addresses and a quiet machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { openPGlite } from '../src/platform/db/pglite.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { addressCalls } from '../src/testing/address-calls.ts'
import { areaByText, areaByValue } from '../src/testing/area-under-curve.ts'
import { startChildServer } from '../src/testing/child-server.ts'
import { addAccounts, addressOf, ownSignIn } from '../src/testing/many-accounts.ts'
import { startCluster } from '../src/testing/postgres-cluster.ts'
import { testBrowser } from '../src/testing/test-browser.ts'

const { values } = parseArgs({
  options: { addresses: { type: 'string', default: '1000' }, only: { type: 'string' } },
})
const addresses = Number(values.addresses)
const warmUp = Math.min(50, Math.ceil(addresses / 4))
const goal = 0.55
const aspects = ['body', 'status', 'headers', 'length', 'time']
const random = new Set(['date', 'x-request-id', 'set-cookie', 'content-length'])

// On a signal, stop early and report the samples so far.
const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => ending.abort())

let isOver = false
for (const kind of ['pglite', 'postgres']) {
  if (ending.signal.aborted || (values.only ?? kind) !== kind) continue
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-enumeration-'))
  const cluster = kind === 'postgres' ? await startCluster() : null
  try {
    await fill(cluster === null ? await openPGlite(folder) : openPostgres(connection(cluster)))
    const database = cluster === null ? { DATA_DIR: folder } : { DATABASE_URL: cluster.url }
    const server = await startChildServer({
      ...database,
      DATA_DIR: folder,
      HIDE_ACCOUNTS: 'true',
      SECURITY_QUESTIONS: 'true',
      ENABLE_SIGN_UP: 'true',
      TRUSTED_PROXY_HOPS: '1',
      ALLOWED_REDIRECT_ORIGINS: ownSignIn.origin,
    })
    try {
      report(kind, await ask(server))
    } finally {
      await server.end('SIGTERM')
    }
  } finally {
    await cluster?.close()
    await rm(folder, { recursive: true, force: true })
  }
}
process.exitCode = isOver ? 1 : 0

function connection({ url }) {
  return { connectionString: url }
}

async function fill(store) {
  await store.migrate()
  await addAccounts(store.db, addresses + warmUp)
  await store.db.execute(sql`analyze`)
  await store.close()
}

/**
 * Makes each call with an address that has an account and with one that has none, in random order, so that a slow
 * machine affects both alike.
 */
async function ask(server) {
  const samples = Object.fromEntries(Object.keys(addressCalls).map((name) => [name, []]))
  for (let n = -warmUp; n < addresses && !ending.signal.aborted; n += 1) {
    const number = n + warmUp
    const visits = []
    for (const isKnown of shuffled([true, false])) {
      const email = addressOf(isKnown ? 'person' : 'nobody', number)
      const host = number * 2 + Number(isKnown)
      const address = `10.${(host >> 16) & 255}.${(host >> 8) & 255}.${host & 255}`
      visits.push({ isKnown, email, browser: await testBrowser(server, address) })
    }
    for (const [name, make] of Object.entries(addressCalls)) {
      for (const { isKnown, email, browser } of shuffled(visits)) {
        const startedAt = performance.now()
        const answer = await make(browser, email)
        const ms = performance.now() - startedAt
        if (n >= 0) samples[name].push({ isKnown, ms, ...told(answer, email) })
      }
    }
  }
  return samples
}

function shuffled([first, second]) {
  return Math.random() < 0.5 ? [first, second] : [second, first]
}

/** The parts of a response to compare, without random values and without the address itself. */
function told({ status, headers, text }, email) {
  const without = (part) =>
    part.replaceAll(encodeURIComponent(email), 'EMAIL').replaceAll(email, 'EMAIL')
  const cookies = headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''))
  const others = [...headers].filter(([name]) => !random.has(name))
  return {
    status: String(status),
    body: without(text).replace(/"request_id":"[^"]*"/, ''),
    headers: JSON.stringify([others, cookies]),
    length: headers.get('content-length') ?? String(text.length),
  }
}

function report(kind, samples) {
  const asked = samples.startLogin.length / 2
  console.log(`\n${kind}, ${asked} accounts and ${asked} other addresses`)
  console.log(['call'.padEnd(24), ...aspects.map((name) => name.padStart(8))].join(''))
  for (const [name, answers] of Object.entries(samples)) {
    const areas = aspects.map((aspect) =>
      aspect === 'time'
        ? areaByValue(answers.map(({ isKnown, ms, body }) => ({ isKnown, value: ms, group: body })))
        : areaByText(answers.map(({ isKnown, [aspect]: text }) => ({ isKnown, text }))),
    )
    isOver ||= areas.some((area) => area > goal)
    const shown = areas.map((area) => `${area.toFixed(3)}${area > goal ? '!' : ' '}`.padStart(8))
    console.log([name.padEnd(24), ...shown].join(''))
  }
}
