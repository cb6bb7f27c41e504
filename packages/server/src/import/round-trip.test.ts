import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { adminPath, adminWorld, signInByPasskey } from '../testing/admin-steps.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { applyImport } from './apply-import.ts'
import { writeExport } from './export-content.ts'
import { textSource } from './import-source.ts'
import { previewImport } from './preview-import.ts'
import { readImport } from './read-import.ts'

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const exportOf = async ({ store }: TestServer) => {
  const written: string[] = []
  await writeExport(store.db, async (text) => void written.push(text))
  return written.join('')
}

/** Returns all rows of all tables. */
async function everything(server: TestServer) {
  const tables = await server.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const rows: Record<string, unknown> = {}
  for (const { name } of tables) {
    rows[name] = await server.query(
      `select to_jsonb(t) as row from "${name}" t order by to_jsonb(t)::text`,
    )
  }
  return rows
}

/** Terms that come into force later, so that nobody has to accept them yet. */
const terms = (id: string) => ({
  id,
  name: id,
  content: `<p>${id}</p>`,
  valid_from: '2098-01-01T00:00:00.000Z',
})
const content = {
  ...adminWorld,
  eulas: [terms('first'), terms('second'), terms('third')],
  announcements: ['b', 'a'].map((id) => ({
    id,
    text: id,
    from: '2026-01-01T00:00:00Z',
    until: '2026-02-01T00:00:00Z',
  })),
}

/** Creates every kind of entry that administration can create. */
async function administer(server: TestServer) {
  const pam = await signInByPasskey(server, 'pam')
  const post = async (path: string, body: object = {}) => {
    const answer = await pam.post(`${adminPath}/${path}/`, body)
    expect([path, answer.text]).toEqual([path, expect.stringContaining('"success":true')])
    return answer.data as { id: string }
  }
  const { id: beta } = await post('organizations', {
    name: 'Beta',
    tier: 'explore',
    sign_in_method: 'password',
  })
  await post('organizations/acme/edit', { sign_in_method: 'email_otp_and_authenticator_based' })
  await post('organizations/acme/domains/add', { domain: 'acme.example' })
  await post(`organizations/${beta}/identity_provider/save`, {
    name: 'Beta',
    issuer: 'https://id.beta.example',
    client_id: 'vestibule',
    client_secret: 'a secret of the provider',
    jit: true,
  })
  const { id: ben } = await post('users', {
    email: 'Ben@beta.example',
    first_name: 'Ben',
    last_name: 'Beta',
    organization: beta,
  })
  await post(`users/${ben}/set_name`, { first_name: 'Benjamin', last_name: 'Beta' })
  await post('users/amy/add_role', { role: 'docs-admin', app_name: 'one' })
  await post('users/amy/disable')
  await post('resources/AppResource:two/give', { organization: beta })
  await post('resources/AppResource:two/give', { user: 'oli' })
  await post('terms', {
    name: 'Replaces first',
    content: ' <p onclick="x()">A &amp; “B”</p>\n',
    translations: { de: { name: 'Ersatz', content: '<p>Ä</p>' } },
    replaces: 'first',
    valid_from: '2099-01-01T00:00:00.000Z',
  })
}

describe.each(databases)('an export (%s)', (db) => {
  it('that is imported changes nothing, whatever administration has made', async () => {
    const server = await startTestServer({ db, importFile: content })
    servers.push(server)
    // The import of this second file leaves gaps and duplicates in the stored positions of resources and terms.
    await server.import({ resources: [adminWorld.resources?.[1] ?? {}], eulas: [terms('third')] })
    await administer(server)
    const before = await everything(server)
    const text = await exportOf(server)
    const { store, keys, clock } = server
    const world = { db: store.db, keys, clock, requestId: 'cli' }
    const preview = await previewImport(world, await readImport(textSource(text)))
    const report = await applyImport(world, await readImport(textSource(text)))
    expect(await everything(server)).toEqual(before)
    expect(await exportOf(server)).toBe(text)
    expect(preview).toEqual(report)
    expect(preview.keptEnds).toEqual([])
    expect(preview.outcome).toMatchObject({
      organizations: { created: 0, changed: 0, unchanged: 4 },
      identity_providers: { created: 0, changed: 0, unchanged: 1 },
      eulas: { created: 0, changed: 0, unchanged: 4 },
      users: { created: 0, changed: 0, unchanged: 11 },
      resources: { created: 0, changed: 0, unchanged: 2 },
    })
  })

  it('fills another database with what administration owns, and keeps it there', async () => {
    const server = await startTestServer({ db, importFile: content })
    const other = await startTestServer({ db, importFile: {} })
    servers.push(server, other)
    await administer(server)
    // No export contains the secret of an identity provider. To import one elsewhere, an operator adds the name of the
    // variable that holds the secret.
    const text = (await exportOf(server)).replace(
      '"client_id": "vestibule"',
      '"client_id": "vestibule", "client_secret": "env:BETA_SECRET"',
    )
    const { store, keys, clock } = other
    const env = { BETA_SECRET: 'a secret of the provider' }
    await applyImport({ db: store.db, keys, clock, env }, await readImport(textSource(text)))
    expect(await exportOf(other)).toBe(await exportOf(server))
    const owned = await other.query<{ table: string; rows: number }>(
      ['organizations', 'users', 'user_roles', 'resource_grants', 'resource_user_grants', 'eulas']
        .map(
          (table) =>
            `select '${table}' as "table", count(*)::int as rows from ${table} where not imported`,
        )
        .join(' union all '),
    )
    expect(owned.map(({ table, rows }) => [table, rows])).toEqual([
      ['organizations', 1],
      ['users', 1],
      ['user_roles', 1],
      ['resource_grants', 1],
      ['resource_user_grants', 1],
      ['eulas', 1],
    ])
  })
})

it('administration makes nothing that could not be imported again', async () => {
  const server = await startTestServer({ db: 'postgres', importFile: adminWorld })
  servers.push(server)
  const pam = await signInByPasskey(server, 'pam')
  for (const [path, body] of [
    ['organizations', { name: 'Acme\u0007', tier: 'explore' }],
    ['users/amy/add_role', { role: 'editor', app_name: 'an app' }],
    ['users/amy/add_role', { role: 'an editor' }],
  ] as const)
    expect([path, (await pam.post(`${adminPath}/${path}/`, body)).code]).toEqual([
      path,
      'validation_failed',
    ])
})
