import type { ValueFrom } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { comeBack, goToProvider } from '../../testing/federation-steps.ts'
import { ask } from '../../testing/gate-calls.ts'
import {
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import { paths } from '../../testing/sign-in-steps.ts'
import {
  clientId,
  clientSecret,
  startTestProvider,
  type TestProvider,
} from '../../testing/test-provider.ts'

const api = '/auth_api/v1'
const path = `${adminPath}/organizations/acme/identity_provider`
const values = (issuer: string) => ({
  name: 'Acme ID',
  issuer,
  client_id: clientId,
  client_secret: clientSecret,
  jit: false,
})

describe.each(databases)('sign-in with an organisation (%s)', (db) => {
  let server: TestServer
  let provider: TestProvider
  let pam: TestBrowser
  let providerId = ''
  beforeAll(async () => {
    provider = await startTestProvider([
      { id: 'a-1', email: 'amy@acme.example', amr: ['pwd', 'otp'] },
      { id: 'n-1', email: 'new@acme.example', given_name: 'Noa', family_name: 'Berg' },
    ])
    server = await startTestServer({
      db,
      importFile: adminWorld,
      clock: 'system',
      settings: { trustedProxyHops: 1 },
    })
    pam = await signInByPasskey(server, 'pam')
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  const facts = async () => (await pam.get(`${path}/`)).data as ValueFrom<'saveIdentityProvider'>
  const signIn = async (person: string, carried = {}) => {
    const browser = await testBrowser(server)
    const begin = `${api}/accounts/login/oidc/${providerId}/`
    const begun = await browser.get(`${begin}?${new URLSearchParams(carried).toString()}`)
    provider.state.person = person
    const answer = await goToProvider(browser, begun.headers.get('location') ?? '')
    return { browser, ...(await comeBack(browser, answer)) }
  }
  const steps = async () =>
    (await facts()).last_test?.steps.map(({ step, outcome }) => `${step} ${outcome}`)

  it('an administrator saves a provider, tests it, and enforces it once a test has worked', async () => {
    expect(await facts()).toBeNull()
    expect((await pam.post(`${path}/test/`)).code).toBe('not_found')
    const refused = { ...values(provider.issuer), client_secret: undefined }
    expect((await pam.post(`${path}/save/`, refused)).code).toBe('validation_failed')
    const saved = (await pam.post(`${path}/save/`, values(provider.issuer)))
      .data as ValueFrom<'saveIdentityProvider'>
    expect(saved).toMatchObject({
      name: 'Acme ID',
      enforced: false,
      last_test: null,
      obstacles: ['not_tested', 'no_domain'],
      people: { in_domains: 0, elsewhere: 3, known_to_provider: 0, of_other_organizations: 0 },
    })
    providerId = saved.id
    expect(JSON.stringify(saved)).not.toContain(clientSecret)
    const enforce = (enforced: boolean) => pam.post(`${path}/enforce/`, { enforced })
    expect((await enforce(true)).code).toBe('conflict')

    // The provider is not running yet.
    expect((await pam.post(`${path}/test/`)).data).toMatchObject({ redirect_url: null })
    expect((await steps())?.[0]).toBe('issuer failed')
    await provider.serve(saved)
    const begun = (await pam.post(`${path}/test/`)).data as { redirect_url: string }
    provider.state.person = 'a-1'
    await server.query(
      `insert into organization_domains values ('acme.example', 'acme', 'x', null)`,
    )
    const back = await goToProvider(pam, begun.redirect_url)
    expect((await comeBack(pam, back)).to).toBe('/admin/organizations/acme/identity-provider')
    expect(await steps()).toEqual([
      'issuer ok',
      'keys ok',
      'token ok',
      'address failed',
      'second_factor not_reached',
    ])
    await server.query('update organization_domains set verified_at = now()')
    const again = (await pam.post(`${path}/test/`)).data as { redirect_url: string }
    await comeBack(pam, await goToProvider(pam, again.redirect_url))
    expect(await facts()).toMatchObject({
      obstacles: [],
      last_test: { worked: true, email: 'amy@acme.example', amr: ['pwd', 'otp'] },
    })
    // When an administrator tests the provider, the person who signs in there is neither signed in here nor linked to
    // an account, and the administrator's own session goes on.
    expect((await pam.get(paths.authenticated)).status).toBe(200)
    expect(await server.query('select * from external_identities')).toEqual([])
    expect((await enforce(true)).data).toMatchObject({
      enforced: true,
      people: { in_domains: 3, elsewhere: 0 },
    })
  })

  it('whoever has an address there is led to it, and comes back signed in', async () => {
    const browser = await testBrowser(server)
    const start = { user_email: 'amy@acme.example', next: '/cohorts' }
    const { redirect_url } = (await browser.post(paths.start, start))
      .data as ValueFrom<'startLogin'>
    const begun = await browser.get(redirect_url ?? '')
    const answer = await goToProvider(browser, begun.headers.get('location') ?? '')
    expect((await comeBack(browser, answer)).to).toBe('/cohorts')
    const profile = (await browser.get(`${api}/users/me/`)).data
    expect(profile).toMatchObject({ id: 'amy', email: 'amy@acme.example' })
    const subjects = (await server.outbox('amy@acme.example')).map(({ subject }) => subject)
    expect(subjects).toEqual(['You sign in with your organisation now'])
    // From now on the provider's id of the person identifies the account, even if the address changes.
    provider.people = [{ id: 'a-1', email: 'amy@elsewhere.example', amr: ['pwd', 'otp'] }]
    const again = await signIn('a-1', { next: '//evil.example' })
    expect(again.to).toBe('/')
    expect((await again.browser.get(`${api}/users/me/`)).data).toMatchObject({ id: 'amy' })
    // The gate passes the user on to an app.
    const gate = await ask(again.browser, 'one', `${server.origin}/one/`)
    expect([gate.status, gate.headers.get('remote-user')]).toEqual([204, 'amy'])
    expect(await server.outbox('amy@acme.example')).toHaveLength(1)
  })

  it('somebody new gets an account where the organisation wants that, and reads the terms first', async () => {
    provider.people = [
      { id: 'n-1', email: 'Noa@acme.example', given_name: 'Noa', family_name: 'Berg' },
    ]
    expect((await signIn('n-1')).to).toContain('error=sso_no_account')
    const changed = { ...values(provider.issuer), client_secret: undefined, jit: true }
    // Issuer, client id and secret are unchanged, so the administrator's successful test of the provider still counts,
    // and the sign-in stays enforced.
    expect((await pam.post(`${path}/save/`, changed)).data).toMatchObject({
      enforced: true,
      obstacles: [],
    })
    await server.import({ eulas: [{ id: 'terms', name: 'Terms', content: '<p>All</p>' }] })
    const { browser, to } = await signIn('n-1', { next: '/cohorts' })
    expect(to).toBe('/auth/eula?next=%2Fcohorts')
    await server.query('delete from eulas')
    expect((await browser.get(`${api}/users/me/`)).data).toMatchObject({
      email: 'Noa@acme.example',
      first_name: 'Noa',
      last_name: 'Berg',
    })
    expect(await facts()).toMatchObject({ people: { in_domains: 4, known_to_provider: 2 } })
  })

  it('two factors shown there are enough for administration; one is not', async () => {
    provider.people = [
      { id: 'o-1', email: 'oda@acme.example', amr: ['pwd'] },
      { id: 'o-2', email: 'odo@acme.example', amr: ['mfa'] },
    ]
    const codes = []
    for (const person of ['o-1', 'o-2']) {
      const { browser } = await signIn(person, { fresh: 'true' })
      const unlocked = await browser.post(`${adminPath}/users/amy/unlock/`)
      codes.push(unlocked.code)
    }
    expect(codes).toEqual(['second_factor_required', null])
  })

  it('another client forgets the test and the people, and what is removed leaves its events', async () => {
    const other = { ...values(provider.issuer), client_id: 'another', client_secret: undefined }
    expect((await pam.post(`${path}/save/`, other)).data).toMatchObject({
      enforced: false,
      last_test: null,
      obstacles: ['not_tested'],
      people: { known_to_provider: 0 },
    })
    const reason = 'Nobody uses it'
    expect((await pam.post(`${path}/remove/`, { reason })).status).toBe(200)
    expect(await facts()).toBeNull()
    const events = await server.query<{ event: string; reason: string | null; before: unknown }>(
      `select event, reason, before from audit_events where event like 'identity_provider%' order by id`,
    )
    expect(events.map(({ event }) => event.replace('identity_provider_', ''))).toEqual(
      'saved tested tested enforced saved saved removed'.split(' '),
    )
    expect(events.at(-1)).toMatchObject({ reason, before: { client_id: 'another' } })
    expect(JSON.stringify(events)).not.toContain(clientSecret)
  })
})
