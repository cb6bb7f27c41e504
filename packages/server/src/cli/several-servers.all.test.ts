import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startBalancer, type Balancer } from '../testing/reliability/balancer.ts'
import { startChildServer, type ChildServer } from '../testing/child-server.ts'
import { startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { environmentOf } from '../testing/run-command.ts'
import {
  demo,
  demoPassword,
  login,
  otherCode,
  paths,
  provePassword,
  requestCode,
  sendCode,
  verifyCode,
} from '../testing/sign-in-steps.ts'
import { totpCode } from '../testing/totp-code.ts'

const totp = '/auth_api/v1/accounts/login/totp'
const wrong = 'Wrong-Password-26!'

let balancer: Balancer
let first: TestServer
beforeEach(async () => {
  balancer = await startBalancer()
  const settings = { publicOrigin: balancer.origin, trustedProxyHops: 1 }
  first = await startTestServer({ db: 'postgres', settings })
})
afterEach(async () => {
  await balancer.close()
  await first.close()
})

/** How often the same server answered two requests in a row. */
const repeats = ({ served }: Balancer) =>
  served.filter((port, index) => index > 0 && served[index - 1] === port).length

describe('two servers on one database', () => {
  let second: TestServer
  beforeEach(async () => {
    const settings = { publicOrigin: balancer.origin, trustedProxyHops: 1 }
    second = await startTestServer({ shareDatabaseOf: first, clock: first.clock, settings })
    balancer.targets.push(first.port, second.port)
  })
  afterEach(() => second.close())

  it('take turns in a sign-in with password and mailed code', async () => {
    const browser = await testBrowser(balancer)
    const code = await requestCode(first, browser, demo.passwordAndCode)
    expect((await verifyCode(browser, demo.passwordAndCode, otherCode(code))).status).toBe(400)
    expect((await verifyCode(browser, demo.passwordAndCode, code)).data).toMatchObject({
      user_type: 2,
    })
    expect((await browser.post(paths.redirect, { next: '/dv/a/' })).data).toEqual({
      redirect_url: '/dv/a/',
    })
    for (const _ of balancer.targets) expect((await browser.get(paths.me)).status).toBe(200)
    expect((await browser.post(paths.logout)).status).toBe(200)
    for (const _ of balancer.targets) expect((await browser.get(paths.me)).status).toBe(401)
    expect([balancer.served.length > 10, repeats(balancer)]).toEqual([true, 0])
  })

  it('take turns in setting up an authenticator, and in signing in by a recovery code', async () => {
    const email = demo.authenticatorToSetUp
    const browser = await testBrowser(balancer)
    await verifyCode(browser, email, await requestCode(first, browser, email))
    const shown: unknown[] = []
    for (const _ of balancer.targets)
      shown.push((await browser.get(`${totp}/generate_qr_code/`)).data)
    expect(shown[0]).toEqual(shown[1])
    const { secret } = shown[0] as { secret: string }
    const code = totpCode(secret, first.clock.now())
    expect((await browser.post(`${totp}/verify_totp/`, { email, totp: code })).status).toBe(200)
    const issued = await browser.post(`${totp}/recovery_code/generate_recovery_codes/`)
    const [token] = issued.data as string[]

    first.clock.advance(31)
    const other = await testBrowser(balancer)
    await verifyCode(other, email, await requestCode(first, other, email))
    const recover = `${totp}/recovery_code/verify_recovery_code/`
    expect((await other.post(recover, { email, token })).status).toBe(200)
    for (const _ of balancer.targets) expect((await other.get(paths.me)).status).toBe(200)
    expect([balancer.served.length > 12, repeats(balancer)]).toEqual([true, 0])
  })

  it('count wrong codes together, and refuse another mail together', async () => {
    const email = demo.passwordAndCode
    const browser = await testBrowser(balancer)
    const code = await requestCode(first, browser, email)
    for (const _ of balancer.targets) {
      const again = await browser.post(paths.sendCode, { email })
      expect([again.status, again.headers.get('retry-after')]).toEqual([429, '30'])
    }
    for (let n = 0; n < 5; n += 1)
      expect((await verifyCode(browser, email, otherCode(code))).status).toBe(400)
    for (const _ of balancer.targets)
      expect((await verifyCode(browser, email, code)).status).not.toBe(200)
    first.clock.advance(31)
    expect((await verifyCode(browser, email, await sendCode(first, browser, email))).status).toBe(
      200,
    )
    expect(repeats(balancer)).toBe(0)
  })

  it('compare ten wrong passwords together, even at once', async () => {
    const browsers = await Promise.all(Array.from({ length: 30 }, () => testBrowser(balancer)))
    const answers = await Promise.all(
      browsers.map((browser) => login(browser, demo.password, wrong)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect(new Set(balancer.served.slice(-30)).size).toBe(2)
    for (const _ of balancer.targets) {
      const visitor = await testBrowser(balancer)
      expect((await login(visitor, demo.password)).status).toBe(429)
    }
  })
})

describe('one of two servers is killed in the middle of a sign-in', () => {
  let servers: ChildServer[]
  beforeEach(async () => {
    const env = {
      ...environmentOf(first),
      PUBLIC_ORIGIN: balancer.origin,
      TRUSTED_PROXY_HOPS: '1',
    }
    servers = [await startChildServer(env), await startChildServer(env)]
    balancer.targets.push(...servers.map(({ port }) => port))
  })
  afterEach(() => Promise.all(servers.map((server) => server.end('SIGKILL'))))

  it.each([0, 1])(
    'server %i: the other goes on with it',
    async (victim) => {
      const email = demo.passwordAndCode
      const signedIn = await testBrowser(balancer)
      expect((await login(signedIn, demo.password)).status).toBe(200)
      const browser = await testBrowser(balancer)
      await browser.post(paths.start, { user_email: email })
      expect((await provePassword(browser, email, wrong)).status).toBe(401)
      expect((await provePassword(browser, email, demoPassword)).status).toBe(200)
      const code = await sendCode(first, browser, email)
      expect((await verifyCode(browser, email, otherCode(code))).status).toBe(400)

      expect(await servers[victim]?.end('SIGKILL')).toBe('SIGKILL')
      expect((await verifyCode(browser, email, code)).status).toBe(200)
      for (const _ of balancer.targets) {
        expect((await browser.get(paths.me)).data).toMatchObject({ email })
        expect((await signedIn.get(paths.me)).data).toMatchObject({ email: demo.password })
      }
    },
    180_000,
  )
})
