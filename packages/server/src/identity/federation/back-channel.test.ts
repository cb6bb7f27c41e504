import { importJWK, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { adminWorld } from '../../testing/admin-steps.ts'
import {
  acmeSignIn,
  backchannelPath,
  clientOf,
  signInThere,
} from '../../testing/federation-steps.ts'
import {
  startCluster,
  startTestServer,
  testBrowser,
  type PostgresCluster,
  type TestServer,
} from '../../testing/index.ts'
import { paths } from '../../testing/sign-in-steps.ts'
import {
  clientId,
  clientSecret,
  startTestProvider,
  type TestProvider,
} from '../../testing/test-provider.ts'

let cluster: PostgresCluster
let server: TestServer
let provider: TestProvider
beforeAll(async () => {
  cluster = await startCluster()
  provider = await startTestProvider([{ id: 'a-1', email: 'amy@acme.example' }])
  server = await startTestServer({
    db: { postgres: cluster.url },
    importFile: { ...adminWorld, ...acmeSignIn(provider.issuer) },
    env: { ACME_SECRET: clientSecret },
    clock: 'system',
  })
  await provider.serve(clientOf(server))
})
afterAll(async () => {
  await server.close()
  await cluster.close()
  await provider.close()
})
afterEach(() => {
  provider.state.answer = null
})

const event = 'http://schemas.openid.net/event/backchannel-logout'
const codePath = '/auth_api/v1/accounts/login/code/'
let made = 0
const tokenOf = async (more: object = {}) =>
  new SignJWT({ sub: 'a-1', events: { [event]: {} }, ...more })
    .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid: provider.key().kid ?? '' })
    .setIssuer(provider.issuer)
    .setAudience(clientId)
    .setIssuedAt(Math.floor(Date.now() / 1000))
    .setJti(`j-${(made += 1)}`)
    .sign(await importJWK(provider.key(), 'RS256'))
const send = (token: string) => {
  const body = new URLSearchParams({ logout_token: token })
  return fetch(server.origin + backchannelPath, { method: 'POST', body })
}

it('promise 137: however many tokens come, and whatever others send, the good ones are obeyed', async () => {
  let asked = 0
  provider.state.answer = async () => {
    asked += 1
    return false
  }
  const tokens = await Promise.all(Array.from({ length: 100 }, () => tokenOf()))
  const answers = await Promise.all(tokens.flatMap((token) => [send(`${token}x`), send(token)]))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(100)
  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  // The server caches the provider's metadata and keys, instead of asking for them with each token.
  expect(asked).toBeLessThan(50)
})

it('promise 137: a token that cannot be judged is to be sent again, and counts then', async () => {
  const { browser } = await signInThere(server, provider, 'a-1')
  const token = await tokenOf()
  await cluster.stop()
  const down = await send(token)
  expect([down.status, down.headers.has('retry-after')]).toEqual([503, true])
  await cluster.start()
  expect((await browser.get(paths.authenticated)).status).toBe(200)
  expect((await send(token)).status).toBe(200)
  expect((await browser.get(paths.authenticated)).status).toBe(401)
})

it.each(['pwd', 'mfa'])(
  'promise 137: also ends what a session by %s has approved',
  async (factor) => {
    provider.people = [{ id: 'a-1', email: 'amy@acme.example', amr: [factor] }]
    const { browser } = await signInThere(server, provider, 'a-1')
    const kiosk = await testBrowser(server)
    const code = { code: 'K7Q2MX' }
    await kiosk.post(`${codePath}register/`, code)
    await browser.post(`${codePath}approve/`, { ...code, decision: 'approve' })
    expect((await kiosk.post(`${codePath}authenticate/`, code)).status).toBe(200)
    expect((await kiosk.get(paths.authenticated)).status).toBe(200)
    expect((await send(await tokenOf())).status).toBe(200)
    expect((await kiosk.get(paths.authenticated)).status).toBe(401)
  },
)

it('a body that is no logout token is refused, whatever it is', async () => {
  const headers = { 'content-type': 'application/json' }
  for (const body of ['null', '5', '[]', '{"logout_token":null}', '{"logout_token":["x"]}']) {
    const answer = await fetch(server.origin + backchannelPath, { method: 'POST', headers, body })
    expect([body, answer.status]).toEqual([body, 400])
  }
})

it('a token that names what no provider can name is refused', async () => {
  for (const claims of [{ sub: 'a\u0000' }, { sid: 'a\u0000' }, { sub: 'x'.repeat(300) }])
    expect((await send(await tokenOf(claims))).status).toBe(400)
  expect(
    (
      await fetch(`${server.origin}${backchannelPath.replace('acme-id', '%00')}`, {
        method: 'POST',
      })
    ).status,
  ).toBe(400)
})
