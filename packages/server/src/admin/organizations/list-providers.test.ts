import type { ItemOf } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'

interface Page {
  readonly items: ItemOf<'listIdentityProviders'>[]
  readonly next: string | null
  readonly total?: number
}

const secret = 'kept-to-itself-4711'
const test = {
  started_at: '2026-03-01T08:00:00.000Z',
  finished_at: '2026-03-01T08:01:00.000Z',
  worked: true,
}

describe.each(databases)('the list of identity providers (%s)', (db) => {
  let server: TestServer
  let aud: TestBrowser
  beforeAll(async () => {
    server = await startTestServer({ db, importFile: adminWorld })
    aud = await signIn(server, addressIn('aud'), demoPassword)
    const pam = await signInByPasskey(server, 'pam')
    for (const organization of ['other', 'acme', 'home'])
      await pam.post(`${adminPath}/organizations/${organization}/identity_provider/save/`, {
        name: `${organization} ID`,
        issuer: `https://id.${organization}.example`,
        client_id: 'vestibule',
        client_secret: secret,
        jit: false,
      })
    const steps = { steps: [], email: 'amy@acme.example', amr: ['pwd'] }
    await server.query(
      `update identity_providers set enforced = true, last_test = '${JSON.stringify({ ...test, ...steps })}' where organization_id = 'acme'`,
    )
    await server.query(
      `insert into external_identities select id, subject, person, now() from identity_providers,
       (values ('s1', 'amy'), ('s2', 'oda'), ('s3', 'oda')) known (subject, person) where organization_id = 'acme'`,
    )
  })
  afterAll(() => server.close())

  const list = async (query = '') =>
    (await aud.get(`${adminPath}/identity_providers/?${query}`)).data as Page
  const of = ({ items }: Page) => items.map(({ organization }) => organization.id)

  it('shows issuer, use, last test and people of each, by organisation, and no secret', async () => {
    const answer = await aud.get(`${adminPath}/identity_providers/`)
    const all = answer.data as Page
    expect([of(all), all.next, all.total]).toEqual([['acme', 'home', 'other'], null, 3])
    expect(all.items[0]).toEqual({
      id: expect.any(String),
      name: 'acme ID',
      issuer: 'https://id.acme.example',
      organization: { id: 'acme', name: 'Acme' },
      enforced: true,
      imported: false,
      last_test: test,
      people: 2,
    })
    expect(all.items[2]).toMatchObject({ enforced: false, last_test: null, people: 0 })
    expect(answer.text).not.toMatch(new RegExp(`secret|client|${secret}`))
  })

  it('is searched by organisation, provider and issuer, and read page by page', async () => {
    expect(of(await list('q=ACME'))).toEqual(['acme'])
    expect(of(await list('q=id.other.example'))).toEqual(['other'])
    expect(of(await list('q=home+id'))).toEqual(['home'])
    expect(await list('q=nobody')).toEqual({ items: [], next: null, total: 0 })
    const first = await list('limit=2')
    expect([of(first), first.total]).toEqual([['acme', 'home'], 3])
    const second = await list(`limit=2&after=${first.next}`)
    expect([of(second), second.next, second.total]).toEqual([['other'], null, undefined])
  })

  it('is for the roles of the platform', async () => {
    for (const actor of ['pam', 'sue'] as const) {
      const browser = await signIn(server, addressIn(actor), demoPassword)
      expect((await browser.get(`${adminPath}/identity_providers/`)).status).toBe(200)
    }
    for (const actor of ['oda', 'amy'] as const) {
      const browser = await signIn(server, addressIn(actor), demoPassword)
      expect((await browser.get(`${adminPath}/identity_providers/`)).code).toBe('forbidden')
    }
  })
})
