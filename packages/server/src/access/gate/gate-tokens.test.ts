import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newAppToken } from '../../identity/tokens/app-token.ts'
import { databases } from '../../testing/databases.ts'
import { ask, claimsOf, pageHeaders, signedInVisitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo } from '../../testing/sign-in-steps.ts'
import { askByToken, bearer, makeToken, tokensPath } from '../../testing/token-steps.ts'

const app = (url: string, more: object = {}) =>
  ({ to: ['northfield'], resourcetype: 'AppResource', resource: { url, ...more } }) as never
const own = 'https://timing.platform.example'

describe.each(databases)('a token at the gate (%s)', (db) => {
  let server: TestServer
  let ada: TestBrowser
  const statements: string[] = []
  beforeEach(async () => {
    server = await startTestServer({
      db,
      settings: { trustedProxyHops: 1 },
      onStatement: (statement) => statements.push(statement),
    })
    await server.import({
      resources: [app('/timing/', { gate: { origin: own } }), app('tool', {})],
    })
    ada = await signedInVisitor(server.origin, demo.password)
  })
  afterEach(() => server.close())
  const at = (path: string) => server.origin + path
  const by = async (token: string, name: string, address: string, more = {}) => {
    const { status, code } = await askByToken(server, token, name, address, more)
    return [status, code]
  }

  it('promise 145: opens its own app alone, on every dataset that is open, and tells the app who asks', async () => {
    const { token } = await makeToken(ada, { app: '/timing/' })
    const answer = await askByToken(server, token, 'timing', at('/dv/northfield_oncology/timing/'))
    expect(answer.status).toBe(204)
    expect(answer.headers.get('remote-email')).toBe(demo.password)
    expect(claimsOf(answer.headers.get('x-vestibule-assertion'))).toMatchObject({
      aud: 'timing',
      dataset: 'northfield_oncology',
      acting_for: null,
    })
    const cases = [
      ['timing', at('/timing/'), 204, null],
      ['timing', `${own}/page`, 204, null],
      ['timing', at('/dv/nothing/timing/'), 403, 'forbidden'],
      ['tool', at('/tool/'), 403, 'forbidden'],
      ['timing', 'https://evil.example/', 403, 'forbidden'],
      ['timing', at('/dv/northfield_oncology/timing/%2e%2e/'), 403, 'forbidden'],
    ] as const
    for (const [name, address, status, code] of cases)
      expect([address, await by(token, name, address)]).toEqual([address, [status, code]])
    for (const method of ['POST', 'DELETE', 'PATCH']) {
      const made = await by(token, 'timing', at('/timing/'), { 'x-forwarded-method': method })
      expect([method, made]).toEqual([method, [204, null]])
    }
  })

  it('promise 145: for one dataset it opens addresses of that one, and no other', async () => {
    const { token, dataset } = await makeToken(ada, {
      app: 'timing',
      dataset: 'DatasetResource:northfield_oncology',
    })
    expect(dataset).toBe('northfield_oncology')
    expect(await by(token, 'timing', at('/dv/northfield_oncology/timing/'))).toEqual([204, null])
    expect(await by(token, 'timing', `${own}/dv/northfield_oncology/`)).toEqual([204, null])
    for (const address of [at('/timing/'), `${own}/`, at('/dv/northfield_cardiology/timing/')])
      expect([address, await by(token, 'timing', address)]).toEqual([address, [403, 'forbidden']])
  })

  it('promise 145: it alone decides where a cookie comes too, and no page is shown for it', async () => {
    const { token } = await makeToken(ada, { app: 'tool' })
    const withBoth = async (given: string, name: string) => {
      const address = at(`/${name}/`)
      const answer = await ask(ada, name, address, { ...pageHeaders, ...bearer(given) })
      return [answer.status, answer.code, answer.headers.get('location')]
    }
    expect(await withBoth(token, 'tool')).toEqual([204, null, null])
    expect(await withBoth(token, 'timing')).toEqual([403, 'forbidden', null])
    expect(await withBoth(newAppToken(), 'tool')).toEqual([401, 'not_authenticated', null])
    expect(await withBoth('vst_', 'tool')).toEqual([401, 'not_authenticated', null])
    // This bearer token is the app's own, not one of the platform: the gate ignores it, and the cookie identifies the
    // user.
    expect(await withBoth('eyJhbGciOi', 'tool')).toEqual([204, null, null])
  })

  it('promise 145: grant, terms, account and end count at the next request', async () => {
    const { token } = await makeToken(ada, { app: 'timing', days: 2 })
    const status = () => by(token, 'timing', at('/timing/'))
    const grants = (to: string[]) =>
      server.import({
        resources: [
          { to, resourcetype: 'AppResource', resource: { url: '/timing/', gate: { origin: own } } },
        ] as never,
      })
    expect(await status()).toEqual([204, null])
    await grants(['calder'])
    expect(await status()).toEqual([403, 'forbidden'])
    await grants(['northfield'])
    expect(await status()).toEqual([204, null])
    await server.query(`update eulas set version = version + 1`)
    expect(await status()).toEqual([403, 'eula_required'])
    await server.query(`update eulas set version = version - 1`)
    expect(await status()).toEqual([204, null])
    server.clock.advance(2 * 86_400 - 1)
    expect(await status()).toEqual([204, null])
    server.clock.advance(1)
    expect(await status()).toEqual([401, 'not_authenticated'])
  })

  it('lives on without the session in which it was made', async () => {
    const { token } = await makeToken(ada, { app: 'timing' })
    await ada.post('/auth_api/v1/accounts/logout/')
    expect(await by(token, 'timing', at('/timing/'))).toEqual([204, null])
  })

  it('its use is recorded as its own, once an hour, and its last use at most every five minutes', async () => {
    const { token, id } = await makeToken(ada, { app: 'timing' })
    const use = () => by(token, 'timing', at('/dv/northfield_oncology/timing/'))
    await ask(ada, 'timing', at('/dv/northfield_oncology/timing/'))
    for (let n = 0; n < 3; n += 1) await use()
    const events = await server.query(
      `select event, detail from audit_events where event in ('app_opened', 'dataset_opened') order by id`,
    )
    const opened = { app: 'timing', dataset: 'northfield_oncology' }
    const { dataset } = opened
    expect(events).toEqual([
      { event: 'app_opened', detail: opened },
      { event: 'dataset_opened', detail: { dataset } },
      { event: 'app_opened', detail: { ...opened, token: id } },
      { event: 'dataset_opened', detail: { dataset, token: id } },
    ])
    const lastUsed = async () => {
      const [one] = (await ada.get(tokensPath)).data as { last_used_at: string }[]
      return Date.parse(one?.last_used_at ?? '')
    }
    const first = server.clock.now().getTime()
    expect(await lastUsed()).toBe(first)
    server.clock.advance(299)
    await use()
    expect(await lastUsed()).toBe(first)
    server.clock.advance(1)
    await use()
    expect(await lastUsed()).toBe(first + 300_000)
  })

  it('what cannot be a token costs no question, and made-up ones count by address', async () => {
    const madeUp = newAppToken()
    const program = (address: string, token: string) =>
      by(token, 'timing', at('/timing/'), { 'x-forwarded-for': address })
    const questions = async (token: string) => {
      statements.length = 0
      expect(await program('192.0.2.6', token)).toEqual([401, 'not_authenticated'])
      return statements.filter((one) => /app_tokens|rate_limits/.test(one)).length
    }
    expect(await questions(madeUp)).toBeGreaterThan(0)
    const lastOf = madeUp.endsWith('x') ? 'y' : 'x'
    expect(await questions(madeUp.slice(0, -1) + lastOf)).toBe(0)
    expect(await questions(`${madeUp}0`)).toBe(0)
    for (let n = 0; n < 30; n += 1)
      expect(await program('192.0.2.7', newAppToken())).toEqual([401, 'not_authenticated'])
    expect(await program('192.0.2.7', newAppToken())).toEqual([429, 'rate_limited'])
    expect(await program('192.0.2.8', newAppToken())).toEqual([401, 'not_authenticated'])
    const { token } = await makeToken(ada, { app: 'timing' })
    expect(await program('192.0.2.7', token)).toEqual([204, null])
  })
})
