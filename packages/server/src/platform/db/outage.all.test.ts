import { allCalls, deviceGrantType, type Call } from '@vestibule/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, startCluster, testBrowser } from '../../testing/index.ts'
import type { PostgresCluster, TestBrowser } from '../../testing/index.ts'
import { demo, demoPassword, login, paths } from '../../testing/sign-in-steps.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { isOutage, sqlState } from './outage.ts'

describe('promise 73: an outage of the database', () => {
  let cluster: PostgresCluster
  let server: TestServer
  beforeEach(async () => {
    cluster = await startCluster()
    server = await startTestServer({
      db: { postgres: cluster.url },
      settings: { trustedProxyHops: 1 },
    })
  })
  afterEach(async () => {
    await cluster.start()
    await server.close()
    await cluster.close()
  })

  it('opens no door at any call', async () => {
    const staff = await signIn(server, demo.staff, demoPassword)
    // Headers with which a proxy calls the gate.
    const asked = {
      'x-forwarded-method': 'GET',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(server.origin).host,
      'x-forwarded-uri': '/x1/',
    }
    // Calls that need no database: the gate's public keys derive from a setting, and this host is no app's own address.
    const withoutDatabase: Record<string, number> = {
      listGateKeys: 200,
      reportOwnOriginActivity: 404,
    }
    // Bodies of calls that are checked before the database is asked.
    const forms: Record<string, URLSearchParams> = {
      requestToken: new URLSearchParams({ app: 'tool' }),
      pollToken: new URLSearchParams({ grant_type: deviceGrantType, device_code: 'x1' }),
    }
    await cluster.stop()
    for (const [name, call] of Object.entries(allCalls as Record<string, Call>)) {
      const { method, path } = call.endpoint
      const where = path.replace(/:\w+/g, 'x1')
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
      const { status } = await (verb === 'get'
        ? staff.get(where, asked)
        : staff[verb](where, forms[name] ?? {}))
      expect([name, status]).toEqual([name, withoutDatabase[name] ?? 503])
    }
  })

  it('ends the requests that are under way with an answer', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 10 }, () => signIn(server, demo.password, demoPassword)),
    )
    /** Repeats requests until one is refused; returns that status. */
    const refusalOf = async (browser: TestBrowser) => {
      for (;;) {
        const { status } = await browser.get(paths.me)
        if (status !== 200) return status
      }
    }
    const refusals = Promise.all(browsers.map(refusalOf))
    await cluster.stop()
    expect(await refusals).toEqual(Array(10).fill(503))
  })

  it('opens no door, says so, and is over when the database is back', async () => {
    const signedIn = await signIn(server, demo.password, demoPassword)
    const visitor = await testBrowser(server)
    await cluster.stop()
    for (const answer of [
      await signedIn.get(paths.me),
      await signedIn.get(paths.resources),
      await login(visitor, demo.password),
      await visitor.get(paths.authenticated),
      await visitor.get('/readyz'),
    ]) {
      expect([answer.status, answer.code]).toEqual([503, 'unavailable'])
      expect(answer.headers.get('retry-after')).toBe('5')
    }
    expect((await visitor.get('/healthz')).status).toBe(200)
    await cluster.start()
    expect((await visitor.get('/readyz')).status).toBe(200)
    expect((await signedIn.get(paths.me)).status).toBe(200)
    expect((await login(visitor, demo.password)).status).toBe(200)
  })
})

describe('what a failed query says', () => {
  const failure = (code: string, message: string = 'x') =>
    new Error('Failed query', { cause: Object.assign(new Error(message), { code }) })

  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '08006', '53300', 'ENOTFOUND'])(
    '%s is an outage',
    (code) => expect(isOutage(failure(code))).toBe(true),
  )

  it.each(['23505', '42P01', '22001', 'ERR_ASSERTION'])('%s is none', (code) =>
    expect(isOutage(failure(code))).toBe(false),
  )

  it('a connection that ends is an outage without a code', () => {
    expect(
      isOutage(new Error('x', { cause: new Error('Connection terminated unexpectedly') })),
    ).toBe(true)
  })

  it('its SQLSTATE is found below', () => {
    expect(sqlState(failure('23505'))).toBe('23505')
    expect(sqlState(failure('ECONNREFUSED'))).toBeUndefined()
    expect(sqlState('no error')).toBeUndefined()
  })
})
