import type { ValueFrom } from '@vestibule/api-client/contract'
import { importJWK, SignJWT } from 'jose'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runServerChecks } from '../../operations/checks.ts'
import { systemClock } from '../../platform/clock.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { comeBack, goToProvider } from '../../testing/federation-steps.ts'
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

const oidc = '/auth_api/v1/accounts/login/oidc'
const shared = `${oidc}/callback/`
const callbackOf = (id: string) => `${oidc}/${id}/callback/`
const refused = (code: string) => `/auth/signin?error=${code}`

let server: TestServer
/** The provider of the operator's own organisation, which enforces it: its platform-admins can sign in only there. */
let honest: TestProvider
/** The provider of a customer. In some tests it attacks people who sign in with `honest`. */
let hostile: TestProvider
beforeAll(async () => {
  honest = await startTestProvider([{ id: 'h-1', email: 'pam@home.example', amr: ['pwd', 'otp'] }])
  hostile = await startTestProvider([{ id: 'o-1', email: 'oli@other.example' }])
  const provider = (id: string, organization: string, { issuer }: TestProvider, more = {}) => ({
    id,
    organization,
    name: id,
    issuer,
    client_id: clientId,
    client_secret: 'env:SECRET',
    ...more,
  })
  const importFile = {
    ...adminWorld,
    domains: [
      { domain: 'home.example', organization: 'home' },
      { domain: 'other.example', organization: 'other' },
    ],
    identity_providers: [
      provider('home-id', 'home', honest, { enforced: true }),
      provider('other-id', 'other', hostile),
    ],
  }
  server = await startTestServer({
    importFile,
    env: { SECRET: clientSecret },
    clock: 'system',
  })
  for (const [provider, id] of [
    [honest, 'home-id'],
    [hostile, 'other-id'],
  ] as const)
    await provider.serve({
      redirect_uri: server.origin + callbackOf(id),
      former_redirect_uri: server.origin + shared,
    })
})
afterAll(async () => {
  await server.close()
  await honest.close()
  await hostile.close()
})
afterEach(async () => {
  honest.state.iss = 'sent'
  hostile.state.iss = 'sent'
  hostile.state.answer = null
  await usesShared([])
})

/**
 * Makes only these providers use the callback that all providers shared in earlier versions. Each other provider uses
 * its own.
 */
const usesShared = (ids: readonly string[]) =>
  server.query(
    `update identity_providers set shared_callback = id in ('', ${ids.map((id) => `'${id}'`).join(', ') || "''"})`,
  )
const isSignedIn = async (browser: TestBrowser) =>
  (await browser.get(paths.authenticated)).status === 200
const begin = async (browser: TestBrowser, id: string) =>
  (await browser.get(`${oidc}/${id}/`)).headers.get('location') ?? ''

async function signIn(id: string, provider: TestProvider, person: string) {
  const browser = await testBrowser(server)
  provider.state.person = person
  return {
    browser,
    ...(await comeBack(browser, await goToProvider(browser, await begin(browser, id)))),
  }
}

/**
 * The hostile provider sends a victim on to the honest one, with the nonce and the PKCE challenge of a sign-in that the
 * attacker has begun there. It hopes that the server then sends the victim's code to the hostile token endpoint.
 * `redirect`: the path to which the honest provider sends its answer.
 */
async function attack(redirect: string) {
  const attacker = await testBrowser(server)
  const own = new URL(await begin(attacker, 'home-id'))
  let stolen: string | null = null
  // The hostile provider does not announce that its answers name their issuer. Otherwise the server would refuse every
  // answer without one, and the attack would end there.
  hostile.state.iss = 'missing'
  hostile.state.answer = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', hostile.issuer)
    if (pathname === '/token') {
      stolen = new URLSearchParams(await text(request)).get('code')
      response.writeHead(503).end()
    } else if (pathname === '/auth') {
      const on = new URL(own)
      on.searchParams.set('state', searchParams.get('state') ?? '')
      on.searchParams.set('redirect_uri', server.origin + redirect)
      response.writeHead(302, { location: on.href }).end()
    } else return false
    return true
  }
  honest.state.person = 'h-1'
  const victim = await testBrowser(server)
  const back = await goToProvider(victim, await begin(victim, 'other-id'))
  const { to } = await comeBack(victim, back)
  const mine = new URLSearchParams({
    code: stolen ?? 'none',
    state: own.searchParams.get('state') ?? '',
  })
  const { pathname } = new URL(own.searchParams.get('redirect_uri') ?? '')
  await attacker.get(`${pathname}?${mine.toString()}`)
  const disabled = await attacker.post(`${adminPath}/users/oli/disable/`)
  return { to, stolen, isIn: await isSignedIn(attacker), disabled: disabled.status }
}

const held = { to: refused('sso_invalid'), stolen: null, isIn: false, disabled: 401 }

describe('promise 134: a provider is not handed the code of another', () => {
  it.each([
    { where: "the honest provider's callback", redirect: callbackOf('home-id'), among: [] },
    { where: 'the shared callback, which neither uses', redirect: shared, among: [] },
    {
      where: 'the shared callback, which the hostile one uses',
      redirect: shared,
      among: ['other-id'],
    },
    {
      where: 'the shared callback, which both use',
      redirect: shared,
      among: ['home-id', 'other-id'],
    },
  ])('when its answer comes to $where', async ({ redirect, among }) => {
    await usesShared(among)
    for (const iss of ['missing', 'sent'] as const) {
      honest.state.iss = iss
      expect([iss, await attack(redirect)]).toEqual([iss, held])
    }
  })

  it("and an honest one does not send its answer to the other's callback", async () => {
    await expect(attack(callbackOf('other-id'))).rejects.toThrow('redirect_uri')
  })

  it('the callback of another is refused for an answer that is right otherwise', async () => {
    const browser = await testBrowser(server)
    honest.state.person = 'h-1'
    const back = await goToProvider(browser, await begin(browser, 'home-id'))
    const moved = back.replace(callbackOf('home-id'), callbackOf('other-id'))
    expect(moved).not.toBe(back)
    expect((await comeBack(browser, moved)).to).toBe(refused('sso_invalid'))
    // When the answer came to the wrong callback, the server ended the sign-in attempt. So it refuses the answer at the
    // right callback, too.
    expect((await comeBack(browser, back)).to).toBe(refused('sso_expired'))
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('nor does one take the place of another by its metadata', async () => {
    hostile.state.answer = async (request, response) => {
      const metadata = await (await fetch(honest.issuer + (request.url ?? ''))).text()
      response.setHeader('content-type', 'application/json').end(metadata)
      return true
    }
    expect(await begin(await testBrowser(server), 'other-id')).toBe(refused('sso_unavailable'))
  })

  it('the issuer is demanded where the provider promises to name it', async () => {
    honest.state.iss = 'promised'
    expect((await signIn('home-id', honest, 'h-1')).to).toBe(refused('sso_invalid'))
    honest.state.iss = 'missing'
    expect((await signIn('home-id', honest, 'h-1')).to).toBe('/')
  })

  it('nor does the logout token of one end the sessions of another', async () => {
    const { browser } = await signIn('home-id', honest, 'h-1')
    const event = 'http://schemas.openid.net/event/backchannel-logout'
    const tokenOf = async ({ issuer, key }: TestProvider) =>
      new SignJWT({ sub: 'h-1', events: { [event]: {} } })
        .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid: key().kid ?? '' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setIssuedAt(Math.floor(Date.now() / 1000))
        .setJti(`j-${issuer}`)
        .sign(await importJWK(key(), 'RS256'))
    const send = async (id: string, token: string) => {
      const path = `${server.origin}/auth_api/v1/accounts/logout/backchannel/${id}/`
      const body = new URLSearchParams({ logout_token: token })
      return (await fetch(path, { method: 'POST', body })).status
    }
    expect(await send('home-id', await tokenOf(hostile))).toBe(400)
    expect(await send('other-id', await tokenOf(hostile))).toBe(200)
    expect(await send('other-id', await tokenOf(honest))).toBe(400)
    expect(await isSignedIn(browser)).toBe(true)
  })
})

describe('a provider that is registered with the callback that all shared', () => {
  it('signs in where its answer names the issuer, or where there is no other provider', async () => {
    await usesShared(['home-id'])
    expect((await signIn('home-id', honest, 'h-1')).to).toBe('/')
    honest.state.iss = 'missing'
    expect((await signIn('home-id', honest, 'h-1')).to).toBe(refused('sso_invalid'))
    await server.query(
      `create table kept as select * from identity_providers where id = 'other-id'`,
    )
    await server.query(`delete from identity_providers where id = 'other-id'`)
    expect((await signIn('home-id', honest, 'h-1')).to).toBe('/')
    await server.query('insert into identity_providers select * from kept')
  })

  it('is named by doctor and in administration, until a test has come back to its own', async () => {
    await usesShared(['home-id'])
    await server.query('update identity_providers set enforced = false')
    const pam = await signInByPasskey(server, 'pam')
    const callback = async () => {
      const settings = readSettings({ PUBLIC_ORIGIN: server.origin })
      const checks = await runServerChecks({ db: server.store.db, settings, clock: systemClock })
      return checks.find(({ name }) => name === 'organization sign-in')
    }
    const address = server.origin + callbackOf('home-id')
    expect(await callback()).toMatchObject({ state: 'warning' })
    expect((await callback())?.detail).toContain(`home-id: ${address}`)
    expect((await callback())?.detail).not.toContain('other-id')

    const path = `${adminPath}/organizations/home/identity_provider`
    const shown = async () => (await pam.get(`${path}/`)).data as ValueFrom<'saveIdentityProvider'>
    expect(await shown()).toMatchObject({ redirect_uri: address, shared_callback: true })
    honest.state.person = 'h-1'
    const begun = (await pam.post(`${path}/test/`)).data as { redirect_url: string }
    expect(begun.redirect_url).toContain(encodeURIComponent(address))
    await comeBack(pam, await goToProvider(pam, begun.redirect_url))
    expect(await shown()).toMatchObject({ shared_callback: false, last_test: { worked: true } })
    expect(await callback()).toMatchObject({ state: 'ok' })
  })
})
