import type { ValueFrom } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { comeBack, goToProvider } from '../../testing/federation-steps.ts'
import {
  signIn,
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import { demoPassword, paths } from '../../testing/sign-in-steps.ts'
import {
  clientId,
  clientSecret,
  startTestProvider,
  type TestProvider,
} from '../../testing/test-provider.ts'

const path = `${adminPath}/organizations/acme/identity_provider`

describe.each(databases)("an organisation's own sign-in (%s)", (db) => {
  let server: TestServer
  let provider: TestProvider
  let pam: TestBrowser
  let saved: ValueFrom<'saveIdentityProvider'>
  beforeAll(async () => {
    provider = await startTestProvider([
      { id: 'a-1', email: 'amy@acme.example' },
      { id: 'o-1', email: 'oda@mail.acme.example' },
    ])
    server = await startTestServer({ db, importFile: adminWorld, clock: 'system' })
    await server.query(
      `update users set email = 'oda@mail.acme.example', email_key = 'oda@mail.acme.example' where id = 'oda'`,
    )
    pam = await signInByPasskey(server, 'pam')
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })
  const values = () => ({
    name: 'Acme ID',
    issuer: provider.issuer,
    client_id: clientId,
    client_secret: clientSecret,
    jit: false,
  })
  beforeEach(async () => {
    await server.query('delete from organization_domains')
    await server.query('delete from identity_providers')
    await server.query(`insert into organization_domains values
      ('acme.example', 'acme', 'x', now()), ('mail.acme.example', 'acme', 'x', now())`)
    saved = (await pam.post(`${path}/save/`, values())).data as ValueFrom<'saveIdentityProvider'>
    await provider.serve(saved)
  })

  const comeIn = async (person: string) => {
    const browser = await testBrowser(server)
    const begun = await browser.get(`/auth_api/v1/accounts/login/oidc/${saved.id}/`)
    provider.state.person = person
    await comeBack(browser, await goToProvider(browser, begun.headers.get('location') ?? ''))
    return browser
  }
  const areIn = (browsers: readonly TestBrowser[]) =>
    Promise.all(
      browsers.map(async (browser) => (await browser.get(paths.authenticated)).status === 200),
    )
  const ended = async () =>
    (
      await server.query<{ user_id: string }>(
        `select user_id from audit_events where event = 'sessions_ended' order by user_id`,
      )
    ).map((row) => row.user_id)

  it('of two first saves at once both work, and the provider opens with the later one', async () => {
    await server.query('delete from identity_providers')
    const answers = await Promise.all([1, 2, 3, 4].map(() => pam.post(`${path}/save/`, values())))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    saved = answers[0]?.data as ValueFrom<'saveIdentityProvider'>
    expect(answers.map(({ data }) => (data as ValueFrom<'saveIdentityProvider'>).id)).toEqual(
      Array(4).fill(saved.id),
    )
    await provider.serve(saved)
    expect(await areIn([await comeIn('a-1')])).toEqual([true])
  })

  it('promise 138: the secret that is stored for one issuer goes to no other', async () => {
    const other = await startTestProvider([])
    let asked = 0
    other.state.answer = async (_, response) => {
      asked += 1
      response.writeHead(503).end()
      return true
    }
    try {
      const kept = { ...values(), issuer: other.issuer, client_secret: undefined }
      const refused = await pam.post(`${path}/save/`, kept)
      expect([refused.code, refused.envelope.error_info?.fields]).toEqual([
        'validation_failed',
        { client_secret: [expect.any(String)] },
      ])
      const { id, name, issuer, client_id } = { ...values(), id: saved.id, issuer: other.issuer }
      const entry = { id, name, issuer, client_id, organization: 'acme' }
      await expect(server.import({ identity_providers: [entry] })).rejects.toThrow('is missing')
      expect(await areIn([await comeIn('a-1')])).toEqual([true])
      expect(asked).toBe(0)
    } finally {
      await other.close()
    }
  })

  it('promise 139: removing a provider ends the sessions that it has opened, and no other', async () => {
    const byProvider = [await comeIn('a-1'), await comeIn('o-1')]
    const others = [await signIn(server, 'amy@acme.example', demoPassword), pam]
    expect(await areIn(byProvider)).toEqual([true, true])
    await server.query('delete from audit_events')
    expect((await pam.post(`${path}/remove/`, {})).status).toBe(200)
    expect(await areIn(byProvider)).toEqual([false, false])
    expect(await areIn(others)).toEqual([true, true])
    expect(await ended()).toEqual(['amy', 'oda'])
  })

  it('promise 139: so does another client', async () => {
    const amy = await comeIn('a-1')
    await pam.post(`${path}/save/`, { ...values(), client_id: 'another' })
    expect(await areIn([amy])).toEqual([false])
  })

  it('promise 139: removing a mail domain ends the sessions of its people that the provider has opened', async () => {
    const amy = await comeIn('a-1')
    const oda = await comeIn('o-1')
    const remove = { domain: 'mail.acme.example' }
    await pam.post(`${adminPath}/organizations/acme/domains/remove/`, remove)
    expect(await areIn([amy, oda])).toEqual([true, false])
  })

  it('promise 139: enforcing ends what its people have opened in another way', async () => {
    const byProvider = await comeIn('a-1')
    const others = [
      await signIn(server, 'amy@acme.example', demoPassword),
      await signIn(server, 'oda@mail.acme.example', demoPassword),
    ]
    const untouched = [
      await signIn(server, 'oli@other.example', demoPassword),
      await signIn(server, 'odo@acme.example', demoPassword),
      pam,
    ]
    // From here on acme.example is not verified, so only people at mail.acme.example must sign in by the provider.
    await server.query(
      `update organization_domains set domain = 'x.example' where domain = 'acme.example'`,
    )
    await server.query(`update identity_providers set last_test = '{"worked": true}'`)
    expect((await pam.post(`${path}/enforce/`, { enforced: true })).status).toBe(200)
    expect(await areIn([byProvider, ...others])).toEqual([true, true, false])
    expect(await areIn(untouched)).toEqual([true, true, true])
  })
})

describe('promise 140: addresses of the verified domain of another organisation', () => {
  let server: TestServer
  let hidden: TestServer
  beforeAll(async () => {
    const importFile = {
      ...adminWorld,
      domains: [
        { domain: 'acme.example', organization: 'acme' },
        { domain: 'other.example', organization: 'other' },
      ],
    }
    server = await startTestServer({ db: 'postgres', importFile, clock: 'system' })
    hidden = await startTestServer({
      shareDatabaseOf: server,
      settings: { hideAccounts: true },
      clock: 'system',
    })
  })
  afterAll(async () => {
    await hidden.close()
    await server.close()
  })

  const invite = (browser: TestBrowser, email: string, organization = 'acme') =>
    browser.post(`${adminPath}/users/`, { email, first_name: 'A', last_name: 'B', organization })

  it('are given by nobody to accounts of this one', async () => {
    const oda = await signInByPasskey(server, 'oda')
    const pam = await signInByPasskey(server, 'pam')
    const refused = await invite(oda, 'ceo@other.example')
    expect([refused.code, refused.envelope.error_info?.['field_codes']]).toEqual([
      'validation_failed',
      { email: ['not_allowed'] },
    ])
    // The answer is the same whether or not there is an account.
    expect((await invite(oda, 'oli@other.example')).text.replace(/"request_id":"[^"]+"/, '')).toBe(
      refused.text.replace(/"request_id":"[^"]+"/, ''),
    )
    // With such an ending the mail domain would no longer be recognised as that of the other organisation.
    for (const tail of ['/', '?', '#', ':25', '\\']) {
      const { code, envelope } = await invite(oda, `ceo@other.example${tail}`)
      expect([tail, code, envelope.error_info?.['field_codes']]).toEqual([
        tail,
        'validation_failed',
        { email: ['email_invalid'] },
      ])
    }
    const asked = await invite(pam, 'ceo@other.example')
    expect([asked.code, asked.envelope.error_info?.['reason']]).toEqual([
      'conflict',
      'domain_of_other',
    ])
    expect((await invite(pam, 'ceo@other.example', 'other')).status).toBe(200)
    expect((await invite(oda, 'new@elsewhere.example')).status).toBe(200)

    const { id } = (await invite(pam, 'made@acme.example')).data as { id: string }
    const change = (browser: TestBrowser, email: string) =>
      browser.post(`${adminPath}/users/${id}/set_email/`, { email })
    expect((await change(pam, 'boss@other.example')).code).toBe('conflict')
    expect((await change(pam, 'made2@acme.example')).status).toBe(200)
    const amy = await signIn(server, 'amy@acme.example', demoPassword)
    const own = await amy.post('/auth_api/v1/accounts/email/', { email: 'boss@other.example' })
    expect(own.code).toBe('validation_failed')
    const [row] = await server.query<{ n: number }>(
      `select count(*)::int as n from users where email = 'boss@other.example'`,
    )
    expect(row?.n).toBe(0)
  })

  it('and where accounts are hidden, no invitation tells who has one', async () => {
    const oda = await signInByPasskey(hidden, 'oda')
    const answers = new Set<string>()
    // Pam and oli have accounts in other organisations; nobody@ and x@ have none. The answer must be the same for all.
    for (const email of [
      'pam@home.example',
      'nobody@home.example',
      'oli@other.example',
      'x@free.example',
    ])
      answers.add((await invite(oda, email)).text.replace(/"request_id":"[^"]+"/, ''))
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toContain('not_allowed')
    expect((await invite(oda, 'one-more@acme.example')).status).toBe(200)
  })
})
