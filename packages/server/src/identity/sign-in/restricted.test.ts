import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demo, login, paths, provePassword } from '../../testing/sign-in-steps.ts'

const restricted = { isFederated: true, envType: 'restricted', dataPartnerId: 'calder' } as const

describe('promise 53: a restricted federated environment', () => {
  let server: TestServer
  afterEach(() => server.close())

  it('refuses every way to sign in but the device code', async () => {
    server = await startTestServer({ settings: restricted })
    const browser = await testBrowser(server)
    const answers = [
      await browser.post(paths.start, { user_email: demo.password }),
      await login(browser, demo.password),
      await provePassword(browser, demo.passwordAndCode),
      await browser.post(paths.sendCode, { email: demo.authenticator }),
      await browser.post(paths.verifyCode, { email: demo.authenticator, otp: '123456' }),
    ]
    for (const answer of answers) expect([answer.status, answer.code]).toEqual([403, 'forbidden'])
    expect(await server.outbox()).toEqual([])
  })

  it('does not, for the partner that is exempt', async () => {
    server = await startTestServer({
      settings: { ...restricted, deviceCodeExemptPartnerId: 'calder' },
    })
    expect((await login(await testBrowser(server), demo.password)).status).toBe(200)
  })

  it('says so in the headers and in the configuration', async () => {
    server = await startTestServer({ settings: { ...restricted, sourceEnvType: 'premium' } })
    for (const path of ['/auth', '/dv/four_rivers/auth']) {
      const { status, headers } = await fetch(server.origin + path)
      expect([
        status,
        headers.get('x-nfer-env-type'),
        headers.get('x-nfer-source-env-type'),
      ]).toEqual([204, 'restricted', 'premium'])
    }
    const config = await fetch(`${server.origin}/auth_api/v1/config/`)
    expect(config.headers.get('x-nfer-data-partner-id')).toBe('calder')
  })
})
