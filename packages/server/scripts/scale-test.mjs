// Fills a new PostgreSQL with up to a million people, ten million events and 200,000 open sessions, and measures at
// each size how long requests of people and administrators and the housekeeping take, and how that grows:
//   node --conditions=@vestibule/source scripts/scale-test.mjs [--people 10000,100000,300000,1000000]
// The largest size takes about 6 GB of disk, and twelve minutes.
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { sweep } from '../src/operations/housekeeping.ts'
import { hashPassword } from '../src/identity/passwords/password-hash.ts'
import { startCluster } from '../src/testing/postgres-cluster.ts'
import { login, paths } from '../src/testing/sign-in-steps.ts'
import { signIn, testBrowser } from '../src/testing/test-browser.ts'
import { startTestServer } from '../src/testing/test-server.ts'

const { values } = parseArgs({
  options: { people: { type: 'string', default: '10000,100000,300000,1000000' } },
})
const sizes = values.people.split(',').map(Number)
const password = 'Quiet-Doorway-26!'
const log = pino({ level: 'silent' })
/**
 * The hash of everybody's password. The time of hashing is measured separately and shown beside the sign-in, because it
 * does not grow with the data.
 */
const passwordHash = await hashPassword(password)
const emailOf = (n) => `person-${String(n).padStart(7, '0')}@scale.example`
const md5 = (n) => createHash('md5').update(String(n)).digest('hex')
const random = (below) => 1 + Math.floor(Math.random() * below)

const cluster = await startCluster()
const server = await startTestServer({
  db: { postgres: cluster.url },
  clock: 'system',
  settings: { trustedProxyHops: 1 },
})
try {
  const administrator = await newAdministrator()
  const columns = []
  let filled = 0
  for (const people of sizes) {
    const startedAt = performance.now()
    await fill(filled, people)
    filled = people
    // Warm-up: the first calls of a process are slow, so their times are discarded.
    if (columns.length === 0) await measure(administrator, people)
    process.stderr.write(`${people} people filled in ${seconds(performance.now() - startedAt)} s\n`)
    columns.push(await measure(administrator, people))
  }
  report(columns)
} finally {
  await server.close()
  await cluster.close()
}

async function newAdministrator() {
  const query = (statement) => server.query(statement)
  await query(
    `insert into organizations (id, name, is_internal, tier) select 'o' || n, 'Organisation ' || n, n = 0, 'premium' from generate_series(0, 999) n`,
  )
  await query(
    `insert into organizations (id, name, is_internal, tier) values ('small', 'Small', false, 'premium')`,
  )
  // Remove the terms of use, which would block sign-ins.
  await query('truncate eulas cascade')
  await insertUsers(0, 0)
  await query(
    `insert into user_roles (user_id, role, app_name) values ('u0', 'platform-admin', 'admin')`,
  )
  return signIn(server, emailOf(0), password, '192.0.2.1')
}

function insertUsers(from, to) {
  return server.query(
    `insert into users (id, email, email_key, first_name, last_name, organization_id, sign_in_method, password_hash, can_impersonate, created_at)
     select 'u' || n, e, e, 'Person', 'Number' || md5(n::text), case when n between 1 and 5 then 'small' else 'o' || n % 1000 end, 'password', '${passwordHash}', false, now()
     from generate_series(${from}, ${to}) n, lateral (select 'person-' || lpad(n::text, 7, '0') || '@scale.example' as e) e`,
  )
}

/**
 * Inserts people, sessions and events in pieces, because a statement may take 15 seconds. Events are in order of time,
 * spread over a year. Every 50th is a refusal, a third open one of 50 apps, and every 1,000th is a change by one of 500
 * administrators.
 */
async function fill(from, to) {
  const pieces = (size) =>
    Array.from({ length: Math.ceil((to - from) / size) }, (_, n) => [
      from + n * size + 1,
      Math.min(to, from + (n + 1) * size),
    ])
  for (const [first, last] of pieces(10_000)) await insertUsers(first, last)
  for (const [first, last] of pieces(50_000)) {
    await server.query(
      `insert into sessions (id_hash, user_id, factors, ip, user_agent, created_at, expires_at, last_seen_at, proven_at)
       select sha256(convert_to('session-' || lpad(n::text, 12, '0'), 'UTF8')), 'u' || n, '["password"]', '192.0.2.1', 'Mozilla/5.0 (X11; Linux x86_64)', now(), now() + interval '12 hours', now(), now()
       from generate_series(${first}, ${last}) n where n % 5 = 0`,
    )
  }
  for (const [first, last] of pieces(10_000)) {
    await server.query(
      `insert into audit_events (at, event, user_id, ip, request_id, support_code, detail)
       select now() - interval '365 days' * (1 - n / (10.0 * ${sizes.at(-1)})), case when n % 1000 = 0 then 'password_changed' when n % 1000 = 7 then 'role_given' when n % 50 = 1 then 'sign_in_failed' when n % 3 = 0 then 'signed_out' when n % 3 = 1 then 'app_opened' else 'signed_in' end,
         'u' || (n * 7919) % ${to}, '10.' || n % 250 || '.' || n % 7 || '.' || n % 199, md5(n::text), case when n % 100 = 0 then 'C' || n end,
         case when n % 1000 = 7 then jsonb_build_object('by', 'u' || n / 1000 % 500) when n % 50 = 1 or n % 3 <> 1 then '{"flow": "password"}' else jsonb_build_object('app', 'app-' || n % 50) end
       from generate_series(${10 * first - 9}::bigint, ${10 * last}::bigint) n`,
    )
  }
  await server.store.db.$client.query({ text: 'vacuum analyze', query_timeout: 600_000 })
}

async function measure(administrator, people) {
  const page = (path) => () => expectOk(administrator.get(`/auth_api/v1/admin/${path}`))
  const adminList = (query) => page(`users/${query}`)
  const sessionOf = () => ({
    cookie: `sessionid=session-${String(5 * random(people / 5)).padStart(12, '0')}`,
  })
  const check = () => expectOk(fetch(server.origin + paths.me, { headers: sessionOf() }))
  const events = () =>
    expectOk(fetch(`${server.origin}/auth_api/v1/users/me/events/`, { headers: sessionOf() }))
  const searched = (query) => async () => {
    const answer = await administrator.get(`/auth_api/v1/admin/events/?${query}`)
    // Every search must find something: one that finds nothing may take another time.
    if (answer.status !== 200 || !answer.text.includes('"request_id"'))
      throw new Error(`${query} was answered ${answer.status} ${answer.text.slice(0, 200)}`)
  }
  const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString()
  // Days since the newest event: only the largest size fills the year up to today.
  const newest = 365 * (1 - people / sizes.at(-1))
  const within = Math.round(10 * people - (15 * sizes.at(-1)) / 365)
  const address = `10.${within % 250}.${within % 7}.${within % 199}`
  const day = `from=${daysAgo(newest + 2)}&until=${daysAgo(newest + 1)}`
  const [{ bytes }] = await server.query('select pg_database_size(current_database()) as bytes')
  const [{ share }] = await server.query(
    `select pg_total_relation_size('audit_events')::float / pg_database_size(current_database()) as share`,
  )
  await server.query(
    `insert into sessions (id_hash, user_id, ip, user_agent, created_at, expires_at)
     select sha256(convert_to('old-' || n, 'UTF8')), 'u' || n % 1000, '', '', now(), now() - interval '1 day' from generate_series(1, 5000) n`,
  )
  const world = { db: server.store.db, clock: { now: () => new Date() }, log }
  return {
    people,
    'database, MB': bytes / 1e6,
    'of that events, %': 100 * share,
    'session check': await median(400, check),
    'sign-in': await median(60, signInOnce(people)),
    'own events, first page': await median(100, events),
    'people, first page': await median(40, adminList('?limit=50')),
    'people, by a word of the name': await median(20, () =>
      adminList(`?q=${emailOf(random(people)).slice(0, 14)}`)(),
    ),
    'people, by state locked': await median(10, adminList('?state=locked')),
    'housekeeping, 5,000 sessions': await median(1, () => sweep(world)),
    'housekeeping, nothing to do': await median(5, () => sweep(world)),
    'people of an organisation': await median(10, adminList('?organization=o7')),
    'people, by state disabled': await median(10, adminList('?state=disabled')),
    'people, by state invited': await median(10, adminList('?state=invited')),
    'people with a passkey': await median(10, adminList('?second_factor=passkey')),
    'organisations, first page': await median(10, page('organizations/')),
    'overview of administration': await median(10, page('')),
    'events, first page': await median(20, searched('')),
    'events of a day': await median(20, searched(day)),
    'events of a rare kind': await median(10, searched('event=password_changed')),
    'events that were refused': await median(10, searched('result=refused')),
    'events on a person': await median(20, () => searched(`whom=u${random(people)}`)()),
    'events by an administrator': await median(10, searched('who=u77')),
    'events of an app': await median(10, searched('resource=app-7')),
    'events of a large organisation': await median(10, searched('organization=o7')),
    'events of an organisation of five': await median(10, searched('organization=small')),
    'events of an address': await median(10, searched(`q=${address}`)),
    'events of an address in a day': await median(10, searched(`q=${address}&${day}`)),
    'event of a request id': await median(20, () => searched(`q=${md5(random(10 * people))}`)()),
    'event of a support code': await median(20, () =>
      searched(`q=C${100 * random(people / 10)}`)(),
    ),
  }
}

function signInOnce(people) {
  return async () => {
    const browser = await testBrowser(server, `198.51.${random(250)}.${random(250)}`)
    const startedAt = performance.now()
    await expectOk(login(browser, emailOf(random(people)), password))
    return performance.now() - startedAt
  }
}

async function expectOk(asked) {
  const { status } = await asked
  if (status !== 200) throw new Error(`answered ${status}`)
}

/** Median time of a task in milliseconds. If the task returns its own duration, that is used. */
async function median(times, task) {
  const taken = []
  for (let n = 0; n < times; n += 1) {
    const startedAt = performance.now()
    const own = await task()
    taken.push(typeof own === 'number' ? own : performance.now() - startedAt)
  }
  return taken.toSorted((a, b) => a - b)[times >> 1]
}

function seconds(ms) {
  return (ms / 1000).toFixed(0)
}

/**
 * Prints the figures by size. The column `exponent` says how a figure grows with the number of people: 0 not at all, 1
 * in proportion.
 */
function report(columns) {
  const [first, last] = [columns[0], columns.at(-1)]
  const shown = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0))
  console.log(
    `| | ${columns.map(({ people }) => people.toLocaleString('en')).join(' | ')} | exponent |`,
  )
  console.log(`| --- |${' ---: |'.repeat(columns.length + 1)}`)
  for (const name of Object.keys(first).filter((key) => key !== 'people')) {
    const exponent = Math.log(last[name] / first[name]) / Math.log(last.people / first.people)
    console.log(
      `| ${name} | ${columns.map((column) => shown(column[name])).join(' | ')} | ${exponent.toFixed(2)} |`,
    )
  }
}
