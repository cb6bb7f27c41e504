import { generateKeyPair, SignJWT, UnsecuredJWT, importJWK, type JWTPayload } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { adminWorld } from '../../testing/admin-steps.ts'
import {
  acmeSignIn,
  answerFor,
  backchannelPath,
  beginPath,
  clientOf,
  comeBack,
  providerId,
  signInThere,
} from '../../testing/federation-steps.ts'
import {
  fakeClock,
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

let server: TestServer
let provider: TestProvider
beforeAll(async () => {
  provider = await startTestProvider([
    { id: 'a-1', email: 'amy@acme.example' },
    { id: 'a-2', email: 'amy@acme.example' },
    { id: 'd-1', email: 'odo@acme.example' },
    { id: 'u-1', email: 'oda@acme.example', email_verified: false },
    { id: 'no-mail' },
    { id: 'f-1', email: 'oli@other.example' },
    { id: 'f-2', email: 'rep@acme.example' },
    { id: 'new-1', email: 'nobody@acme.example' },
  ])
  server = await startTestServer({
    importFile: { ...adminWorld, ...acmeSignIn(provider.issuer) },
    env: { ACME_SECRET: clientSecret },
    clock: fakeClock(new Date()),
  })
  await provider.serve(clientOf(server))
  await server.query(`update users set email = 'rep@acme.example', email_key = 'rep@acme.example'
    where id = 'rep'`)
  await server.query(`update users set disabled_at = now() where id = 'odo'`)
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
afterEach(async () => {
  provider.state.alter = null
  provider.state.status = null
  server.clock.set(new Date())
  await server.query('delete from rate_limits')
})

const refused = (code: string) => `/auth/signin?error=${code}`
const isSignedIn = async (browser: TestBrowser) =>
  (await browser.get(paths.authenticated)).status === 200

describe('promise 127: an answer of a provider is refused', () => {
  it('with another state, a second time, in another browser, after a quarter of an hour', async () => {
    const browser = await testBrowser(server)
    const changed = (await answerFor(browser, provider, 'a-1')).replace('state=', 'state=x')
    expect(await comeBack(browser, changed)).toEqual({ status: 302, to: refused('sso_expired') })
    const none = changed.replace(/state=[^&]*&?/, '')
    expect((await comeBack(browser, none)).to).toBe(refused('sso_expired'))

    const attacker = await testBrowser(server)
    const ofAttacker = await answerFor(attacker, provider, 'a-1')
    // The server refuses the attacker's answer even in the browser of a victim whose own sign-in is in progress.
    const victim = await testBrowser(server)
    await answerFor(victim, provider, 'a-1')
    expect((await comeBack(victim, ofAttacker)).to).toBe(refused('sso_expired'))
    expect(await isSignedIn(victim)).toBe(false)

    const good = await answerFor(browser, provider, 'a-1', { next: '/cohorts' })
    expect((await comeBack(browser, good)).to).toBe('/cohorts')
    expect((await comeBack(browser, good)).to).toBe(refused('sso_expired'))
    // An answer that comes a second time does not end the session that it opened the first time.
    expect(await isSignedIn(browser)).toBe(true)

    const late = await answerFor(browser, provider, 'a-1')
    server.clock.advance(901)
    expect((await comeBack(browser, late)).to).toBe(refused('sso_expired'))
  })

  it('of another issuer, with a signature that is none of its own, and of another sign-in', async () => {
    const browser = await testBrowser(server)
    const foreign = (await answerFor(browser, provider, 'a-1')).replace(
      encodeURIComponent(provider.issuer),
      encodeURIComponent('https://evil.example'),
    )
    expect(foreign).toContain('evil')
    expect((await comeBack(browser, foreign)).to).toBe(refused('sso_invalid'))

    let earlier = ''
    const stranger = await generateKeyPair('RS256')
    const own = await importJWK(provider.key(), 'RS256')
    const header = { alg: 'RS256', kid: provider.key().kid ?? '' }
    const claimsOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload
    const by = (claims: JWTPayload, key: typeof own | CryptoKey) =>
      new SignJWT(claims).setProtectedHeader(header).sign(key)
    const alterations: Record<string, (token: string) => Promise<string>> = {
      'signed by another': (token) => by(claimsOf(token), stranger.privateKey),
      unsigned: async (token) => new UnsecuredJWT(claimsOf(token)).encode(),
      'of another issuer': (token) => by({ ...claimsOf(token), iss: 'https://evil.example' }, own),
      'for another client': (token) => by({ ...claimsOf(token), aud: 'another' }, own),
      'of an earlier sign-in': async () => earlier,
    }
    provider.state.alter = async (token) => (earlier = token)
    expect((await signInThere(server, provider, 'a-1')).to).toBe('/')
    for (const [what, alter] of Object.entries(alterations)) {
      provider.state.alter = alter
      const { browser, to } = await signInThere(server, provider, 'a-1')
      expect([what, to, await isSignedIn(browser)]).toEqual([what, refused('sso_invalid'), false])
    }
  })

  it('of whom the organisation may not speak for, each in words of its own', async () => {
    const table = {
      'no-mail': 'sso_unverified',
      'u-1': 'sso_unverified',
      'f-1': 'sso_domain',
      'f-2': 'sso_no_account',
      'new-1': 'sso_no_account',
      // Amy's account is already linked to the provider's person `a-1`.
      'a-2': 'sso_other_person',
      nobody: 'sso_refused',
    }
    for (const [person, code] of Object.entries(table)) {
      const { browser, to } = await signInThere(server, provider, person)
      expect([person, to, await isSignedIn(browser)]).toEqual([person, refused(code), false])
    }
    const linked = await server.query<{ subject: string }>('select * from external_identities')
    expect(linked.map(({ subject }) => subject)).toEqual(['a-1'])
    const events = await server.query<{ detail: { reason: string } }>(
      `select detail from audit_events where event = 'sign_in_failed' order by id desc limit 7`,
    )
    expect(events.map(({ detail }) => detail.reason)).toEqual(Object.values(table).toReversed())
  })

  it('promise 131: of a disabled account, which is not linked by it', async () => {
    const { browser, to } = await signInThere(server, provider, 'd-1')
    expect([to, await isSignedIn(browser)]).toEqual([refused('account_disabled'), false])
    const linked = `select 1 from external_identities where subject = 'd-1'`
    expect(await server.query(linked)).toEqual([])
  })

  it('where the clocks differ by more than a minute; with new keys of the provider it is good at once', async () => {
    for (const [seconds, to] of [
      [-50, '/'],
      [50, '/'],
      [-200, refused('sso_invalid')],
      [800, refused('sso_invalid')],
    ] as const) {
      server.clock.set(new Date(Date.now() + seconds * 1000))
      expect([seconds, (await signInThere(server, provider, 'a-1')).to]).toEqual([seconds, to])
    }
    server.clock.set(new Date())
    await provider.serve(clientOf(server))
    expect((await signInThere(server, provider, 'a-1')).to).toBe('/')
  })

  it('a provider that does not answer keeps nobody else out', async () => {
    const browser = await testBrowser(server)
    const answer = await answerFor(browser, provider, 'a-1')
    provider.state.status = 503
    expect((await comeBack(browser, answer)).to).toBe(refused('sso_unavailable'))
    const begun = await browser.get(`${beginPath}?next=%2Fcohorts`)
    expect(begun.headers.get('location')).toBe(`${refused('sso_unavailable')}&next=%2Fcohorts`)
    const unknown = await browser.get(beginPath.replace(providerId, 'no-such-id'))
    expect(unknown.headers.get('location')).toBe(refused('sso_unavailable'))
    await signIn(server, 'oli@other.example', demoPassword)
    await signIn(server, 'amy@acme.example', demoPassword)
  })
})

it('promises 128 and 166: a logout token ends sessions once, and only as the provider has signed it', async () => {
  const key = provider.key()
  const own = await importJWK(key, 'RS256')
  const stranger = await generateKeyPair('RS256')
  const event = 'http://schemas.openid.net/event/backchannel-logout'
  const now = () => Math.floor(server.clock.now().getTime() / 1000)
  const claims = (more: object = {}): JWTPayload => ({
    iss: provider.issuer,
    aud: clientId,
    iat: now(),
    jti: `j-${Math.random()}`,
    sub: 'a-1',
    events: { [event]: {} },
    ...more,
  })
  const sign = (
    payload: JWTPayload,
    by: Parameters<SignJWT['sign']>[0] = own,
    typ = 'logout+jwt',
  ) => new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '', typ }).sign(by)
  const send = async (token: string, path = backchannelPath, { origin } = server) => {
    const body = new URLSearchParams({ logout_token: token })
    return (await fetch(origin + path, { method: 'POST', body })).status
  }
  const { browser } = await signInThere(server, provider, 'a-1')
  const bad = {
    unsigned: new UnsecuredJWT(claims()).encode(),
    'by another key': await sign(claims(), stranger.privateKey),
    'of another issuer': await sign(claims({ iss: 'https://evil.example' })),
    'for another client': await sign(claims({ aud: 'another' })),
    'an ID token': await sign(claims({ events: undefined }), own, 'JWT'),
    'with a nonce': await sign(claims({ nonce: 'n' })),
    'of nobody': await sign(claims({ sub: undefined })),
    'without a name': await sign(claims({ jti: undefined })),
    old: await sign(claims({ iat: now() - 900 })),
    'no token': 'x',
  }
  for (const [what, token] of Object.entries(bad))
    expect([what, await send(token), await isSignedIn(browser)]).toEqual([what, 400, true])
  const good = await sign(claims())
  expect(await send(good, backchannelPath.replace(providerId, 'no-such-id'))).toBe(400)
  // A logout token of the provider does not end a session that was opened with a password.
  const byPassword = await signIn(server, 'amy@acme.example', demoPassword)
  expect(await send(good)).toBe(200)
  expect([await isSignedIn(browser), await isSignedIn(byPassword)]).toEqual([false, true])
  const { browser: next } = await signInThere(server, provider, 'a-1')
  expect([await send(good), await isSignedIn(next)]).toEqual([400, true])
  const [row] = await server.query<{ idp_sid: string }>(
    'select idp_sid from sessions where provider_id is not null',
  )
  expect(await send(await sign(claims({ sub: undefined, sid: 'another' })))).toBe(200)
  expect(await isSignedIn(next)).toBe(true)
  // A token sent by the fake provider itself ends the session.
  await provider.logOut('a-1', row?.idp_sid ?? '')
  expect(await isSignedIn(next)).toBe(false)

  // With TYPED_LOGOUT_TOKENS, the server accepts logout tokens only with the type `logout+jwt`.
  const env = { TYPED_LOGOUT_TOKENS: 'true', ACME_SECRET: clientSecret }
  const strict = await startTestServer({ shareDatabaseOf: server, clock: server.clock, env })
  const { browser: last } = await signInThere(server, provider, 'a-1')
  for (const typ of ['JWT', 'at+jwt'])
    expect([typ, await send(await sign(claims(), own, typ), backchannelPath, strict)]).toEqual([
      typ,
      400,
    ])
  expect(await isSignedIn(last)).toBe(true)
  expect(await send(await sign(claims(), own, 'JWT'))).toBe(200)
  const { browser: typed } = await signInThere(server, provider, 'a-1')
  expect(await send(await sign(claims()), backchannelPath, strict)).toBe(200)
  expect(await isSignedIn(typed)).toBe(false)
  await strict.close()
})
