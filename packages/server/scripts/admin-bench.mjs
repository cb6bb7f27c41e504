/**
 * Measures the database time of administration pages with 200,000 people, on PostgreSQL and on PGlite: the median of
 * five runs after a warm-up. Fails if a page takes 50 ms or more.
 *
 *     npm run bench:admin                 both databases
 *     npm run bench:admin -- postgres     one of them
 */
import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { listOrganizationGrants, listUserGrants } from '../src/access/grants/list-grants.ts'
import { listResources } from '../src/admin/access/list-resources.ts'
import { listCatalogue } from '../src/access/requests/catalogue.ts'
import { listDataRequests } from '../src/access/requests/data-requests.ts'
import { listDatasetAccess } from '../src/access/report/dataset-access.ts'
import { listOpenedDays } from '../src/access/report/opened-days.ts'
import { listReviews } from '../src/access/reviews/list-reviews.ts'
import { listStewardedDatasets } from '../src/access/requests/steward-lists.ts'
import { operator } from '../src/identity/administrators/administrator.ts'
import { listEvents } from '../src/admin/audit/list-events.ts'
import { listMails } from '../src/admin/mails/mails.ts'
import { listProviders } from '../src/admin/organizations/list-providers.ts'
import { listOrganizations } from '../src/admin/organizations/organizations.ts'
import { overviewOf } from '../src/admin/overview.ts'
import { listRegistrations } from '../src/admin/registrations/registrations.ts'
import { listSessions } from '../src/admin/sessions/list-sessions.ts'
import { listErrorReports } from '../src/admin/support/error-reports.ts'
import { listAllTickets } from '../src/admin/support/tickets.ts'
import { listTermsPeople } from '../src/admin/terms/terms-people.ts'
import { listTerms } from '../src/admin/terms/terms.ts'
import { listUsers } from '../src/admin/users/list-users.ts'
import { userFacts } from '../src/admin/users/user-facts.ts'
import { closeOwnCluster, startTestServer } from '../src/testing/index.ts'

const people = 200_000
const batch = 20_000
const mostMs = 50
const all = { all: true }

/**
 * Statements that insert the rows of people. Each is run in pieces, for the people with the numbers from :first to
 * :last.
 */
const perPerson = [
  `insert into users (id, email, email_key, first_name, last_name, organization_id, sign_in_method, password_hash, can_impersonate, created_at, disabled_at, last_signed_in_at)
   select 'u' || n, e, e, substr(md5('f' || n), 1, 6), substr(md5('l' || n), 1, 9), 'o' || (n % 200 + 1),
     (array['password', 'password_and_email_otp', 'email_otp_and_authenticator_based'])[n % 3 + 1],
     case when n % 40 = 0 then null else 'x' end, false, now(), case when n % 50 = 0 then now() end,
     case when n % 3 = 0 then now() - n * interval '3 s' end
   from generate_series(:first, :last) n, lateral (select 'person' || n || '@' || substr(md5('d' || n % 500), 1, 8) || '.example' as e) address`,
  `insert into authenticators (user_id, sealed_secret, confirmed_at)
   select 'u' || n, '\\x00', now() from generate_series(:first, :last) n where n % 3 = 2`,
  `insert into sessions (id_hash, user_id, ip, user_agent, created_at, expires_at)
   select decode(md5('s' || n), 'hex'), 'u' || n, '192.0.2.1', '', now() - n * interval '3 s', now() + interval '1 day' from generate_series(:first, :last) n where n % 10 = 0`,
  `insert into audit_events (at, event, user_id, ip, request_id, detail, session)
   select now() - n * interval '3 s', (array['signed_in', 'sign_in_failed', 'signed_out'])[n % 3 + 1], 'u' || n, '192.0.2.' || n % 250, 'r' || n, '{}', gen_random_uuid()
   from generate_series(:first, :last) n`,
  `insert into audit_events (at, event, user_id, ip, request_id, detail)
   select now() - n * interval '3 s', 'dataset_opened', 'u' || n, '192.0.2.1', 'o' || n, json_build_object('dataset', 'd' || n % 50)
   from generate_series(:first, :last) n`,
  `insert into eula_acceptances (user_id, eula_id, version, accepted_at)
   select 'u' || n, 'terms', 1, now() from generate_series(:first, :last) n where n % 10 > 0`,
  `insert into tickets (id, user_id, subject, description, category, status, created_at)
   select 't' || n, 'u' || n, 'Export ' || n, md5(n::text), 'bug', 'open', now() - n * interval '1 s' from generate_series(:first, :last) n where n % 10 = 0`,
  `insert into error_reports (app, version, message, stack, url, support_code, created_at, user_id)
   select 'shell', '1', 'Error ' || n % 300, '', '/', 'C' || n, now() - n * interval '1 s', 'u' || n from generate_series(:first, :last) n where n % 20 = 0`,
  `insert into queued_mails (id, kind, recipient, state, tries, created_at, next_try_at)
   select gen_random_uuid(), 'invitation', 'p' || n || '@x.example', case when n % 100 = 0 then 'waiting' else 'sent' end, 1, now() - n * interval '1 s', now()
   from generate_series(:first, :last) n where n % 5 = 0`,
  `insert into access_requests (id, kind, state, resource_id, user_id, reason, created_at, decided_at)
   select 'r' || n, 'access', case when n % 40 = 0 then 'submitted' else 'approved' end, 'DatasetResource:d' || n / 20 % 50, 'u' || n,
     md5(n::text), now(), case when n % 40 = 0 then null else now() end
   from generate_series(:first, :last) n where n % 20 = 0`,
  `insert into access_request_steps (request_id, what, at, by_id)
   select 'r' || n, 'submitted', now(), 'u' || n from generate_series(:first, :last) n where n % 20 = 0`,
  `insert into resource_user_grants (resource_id, user_id)
   select 'DatasetResource:d' || n % 50, 'u' || n from generate_series(:first, :last) n where n % 40 = 20`,
  `insert into access_reviews (id, resource_id, user_id, asked_at, due_at, answer, answered_at)
   select 'v' || n, 'DatasetResource:d' || n % 50, 'u' || n, now(), now() + interval '30 days',
     case when n % 80 = 20 then 'kept' end, case when n % 80 = 20 then now() end
   from generate_series(:first, :last) n where n % 40 = 20`,
  `insert into resource_user_grants (resource_id, user_id) select 'AppResource:a' || n % 100, 'u' || n from generate_series(:first, :last) n where n % 10 = 0`,
]
const before = [
  `insert into organizations (id, name, is_internal, tier) select 'o' || n, 'Organisation ' || n, false, 'premium' from generate_series(1, 200) n`,
  `insert into resources (id, resourcetype, resource, datatypes, is_aggregate, position, discoverable)
   select 'DatasetResource:d' || n, 'DatasetResource', json_build_object('name', 'd' || n, 'display_name', 'Dataset ' || n,
     'data_partner', json_build_object('id', 'p' || n % 5)), '[]', false, 1000 + n, 'everyone' from generate_series(0, 49) n`,
  `insert into eulas (id, version, name, content, position) values ('terms', 1, 'Terms', '', 0)`,
]

const steward = { userId: 'u1', partners: ['p0'], standsIn: false }
const standIn = { userId: 'u2', partners: [], standsIn: true }
const asker = () => ({
  organizationId: 'o7',
  userId: 'u7',
  isActing: sql`false`,
  now: new Date().toISOString(),
})

const pages = {
  overview: (world) => overviewOf(world, operator),
  'people: first page': (world, page) => listUsers(world, all, page),
  'people: by address, backwards': (world, page) =>
    listUsers(world, all, { sort: '-email', ...page }),
  'people: by last sign-in': (world, page) => listUsers(world, all, { sort: '-last', ...page }),
  'people: of an organisation': (world, page) =>
    listUsers(world, all, { organization: 'o77', ...page }),
  'people: a rare word': (world, page) => listUsers(world, all, { q: 'person123456', ...page }),
  'people: two letters': (world, page) => listUsers(world, all, { q: 'ab', ...page }),
  'people: invited': (world, page) => listUsers(world, all, { state: 'invited', ...page }),
  'people: disabled': (world, page) => listUsers(world, all, { state: 'disabled', ...page }),
  'people: active': (world, page) => listUsers(world, all, { state: 'active', ...page }),
  'people: locked': (world, page) => listUsers(world, all, { state: 'locked', ...page }),
  'people: with an authenticator': (world, page) =>
    listUsers(world, all, { second_factor: 'authenticator', ...page }),
  'people: with a passkey': (world, page) =>
    listUsers(world, all, { second_factor: 'passkey', ...page }),
  'one person': (world) => userFacts(world, operator, 'u4711'),
  organisations: (world, page) => listOrganizations(world, all, all, page),
  'identity providers': (world, page) => listProviders(world, all, page),
  sessions: (world, page) => listSessions(world, all, null, page),
  'sessions: a rare word': (world, page) =>
    listSessions(world, all, null, { q: 'person123456', ...page }),
  registrations: (world, page) => listRegistrations(world, page),
  resources: (world, page) => listResources(world, all, page),
  'grants to organisations': (world, page) =>
    listOrganizationGrants(world, undefined, { resource: 'AppResource:a1', ...page }),
  'grants to people': (world, page) =>
    listUserGrants(world, undefined, { resource: 'AppResource:a1', ...page }),
  'grants to people of an organisation': (world, page) =>
    listUserGrants(world, undefined, { organization: 'o11', ...page }),
  terms: (world, page) => listTerms(world, page),
  'terms: accepted': (world, page) =>
    listTermsPeople(world, 'terms', { state: 'accepted', ...page }),
  'terms: not yet': (world, page) => listTermsPeople(world, 'terms', { state: 'not_yet', ...page }),
  'audit: first page': (world, page) => listEvents(world, all, page),
  'audit: of a person': (world, page) => listEvents(world, all, { whom: 'u4711', ...page }),
  'audit: who opened a dataset': (world, page) =>
    listEvents(world, all, { event: 'dataset_opened', resource: 'd7', ...page }),
  'audit: of a request': (world, page) => listEvents(world, all, { q: 'r4711', ...page }),
  'audit: of an organisation': (world, page) =>
    listEvents(world, all, { organization: 'o77', ...page }),
  tickets: (world, page) => listAllTickets(world, page),
  'tickets: by words': (world, page) => listAllTickets(world, { q: 'export 77', ...page }),
  'error reports': (world, page) => listErrorReports(world, page),
  mails: (world, page) => listMails(world, page),
  'requests: waiting': (world, page) =>
    listDataRequests(world, steward, { state: 'open', ...page }),
  'requests: decided': (world, page) =>
    listDataRequests(world, steward, { state: 'decided', ...page }),
  'requests: a rare word': (world, page) =>
    listDataRequests(world, steward, { state: 'decided', q: 'person123460', ...page }),
  'requests: where there is no data steward': (world, page) =>
    listDataRequests(world, standIn, { state: 'open', ...page }),
  'datasets of a data steward': (world, page) => listStewardedDatasets(world, steward, page),
  'report: who may open a dataset': (world, page) =>
    listDatasetAccess(world, 'DatasetResource:d10', page),
  'report: who opened a dataset': (world, page) =>
    listOpenedDays(world, 'DatasetResource:d7', page),
  'reviews: waiting': (world, page) => listReviews(world, steward, { state: 'open', ...page }),
  'reviews: answered': (world, page) => listReviews(world, steward, { state: 'answered', ...page }),
  'catalogue: first page': (world, page) => listCatalogue(world.db, asker(), page),
  'mails: waiting': (world, page) => listMails(world, { state: 'waiting', ...page }),
}

async function measured(run) {
  const times = []
  for (let n = 0; n < 6; n += 1) {
    const startedAt = performance.now()
    await run()
    if (n > 0) times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)[2]
}

const asked = process.argv.slice(2)
let isSlow = false
for (const db of asked.length > 0 ? asked : ['postgres', 'pglite']) {
  const resources = Array.from({ length: 100 }, (_, n) => ({
    resourcetype: 'AppResource',
    to: [],
    resource: { name: `App ${n}`, url: `a${n}` },
  }))
  const server = await startTestServer({ db, importFile: { resources } })
  const { db: database } = server.store
  for (const statement of before) await database.execute(sql.raw(statement))
  for (let first = 1; first <= people; first += batch)
    for (const statement of perPerson)
      await database.execute(
        sql.raw(statement.replace(':first', first).replace(':last', first + batch - 1)),
      )
  await database.execute(
    sql.raw(
      `insert into resource_grants (resource_id, organization_id) select 'AppResource:a' || n % 100, 'o' || (n % 200 + 1) from generate_series(1, 200) n`,
    ),
  )
  await database.execute(
    sql.raw(
      `insert into user_roles (user_id, role, app_name, data_partner_id) select 'u1', 'data-steward', 'data', 'p' || n from generate_series(0, 3) n`,
    ),
  )
  // Add terms of use to a dataset that a thousand people and the people of four organisations may open.
  for (const statement of [
    `insert into eulas (id, version, name, content, position, scope) values ('of-d10', 1, 'Terms of a dataset', '', 1, 'resources')`,
    `insert into resource_terms (resource_id, eula_id) values ('DatasetResource:d10', 'of-d10')`,
    `insert into resource_grants (resource_id, organization_id) select 'DatasetResource:d10', 'o' || n from generate_series(1, 4) n`,
  ])
    await database.execute(sql.raw(statement))
  await database.execute(sql.raw('vacuum analyze'))
  const settings = { requestApprovals: 1, timeZone: 'UTC' }
  const world = { db: database, keys: server.keys, clock: { now: () => new Date() }, settings }
  const reference = await measured(() =>
    database.execute(sql.raw('select count(*) from generate_series(1, 200000)')),
  )
  console.log(`${db}: counting to 200,000 takes ${reference.toFixed(1)} ms`)
  for (const [name, read] of Object.entries(pages)) {
    const page = await read(world, {})
    const first = await measured(() => read(world, {}))
    const after = page.next ?? null
    const second = after === null ? null : await measured(() => read(world, { after }))
    const slow = first >= mostMs || (second ?? 0) >= mostMs
    isSlow ||= slow
    const next = second === null ? '' : `, next page ${second.toFixed(1)} ms`
    console.log(`${slow ? 'SLOW' : 'ok  '}  ${db}  ${name}: ${first.toFixed(1)} ms${next}`)
  }
  await server.close()
}
await closeOwnCluster()
process.exitCode = isSlow ? 1 : 0
