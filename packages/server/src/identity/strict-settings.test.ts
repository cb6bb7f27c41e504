import { afterEach, describe, expect, it } from 'vitest'
import {
  signIn,
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../testing/index.ts'
import {
  demo,
  demoPassword,
  login,
  paths,
  requestCode,
  verifyCode,
} from '../testing/sign-in-steps.ts'
import { totpCode } from '../testing/totp-code.ts'

const api = '/auth_api/v1'
const { password: ada, passwordAndCode: ines, authenticator: tomas } = demo
const tomasSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

let server: TestServer
afterEach(() => server.close())

const prove = (browser: TestBrowser, body: object) => browser.post(`${api}/accounts/proof/`, body)
const change = (browser: TestBrowser, password: string) =>
  browser.put(`${api}/accounts/password/`, { password, confirm_password: password })

describe('promise 164: the settings of a strict installation', () => {
  it('a new password needs the old one, shown last and within 15 minutes', async () => {
    server = await startTestServer({ env: { STRICT_PASSWORD_CHANGE: 'true' } })
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, ines)
    await verifyCode(browser, ines, code)
    const refused = await change(browser, 'Fresh-Lantern-88!')
    expect(refused.code).toBe('step_required')
    expect(refused.envelope.error_info).toMatchObject({ proofs: ['password'] })
    expect((await prove(browser, { password: demoPassword })).status).toBe(200)
    server.clock.advance(901)
    expect((await change(browser, 'Fresh-Lantern-88!')).code).toBe('step_required')
    expect((await prove(browser, { password: demoPassword })).status).toBe(200)
    expect((await change(browser, 'Fresh-Lantern-88!')).status).toBe(200)
  })

  it('a new password needs length alone, and is still no common one', async () => {
    server = await startTestServer({ env: { PASSWORD_RULES: 'length' } })
    const config = await (await testBrowser(server)).get(`${api}/config/`)
    expect(config.data).toMatchObject({ password_rules: 'length' })
    const browser = await signIn(server, ada, demoPassword)
    const reason = async (password: string) =>
      (await change(browser, password)).envelope.error_info?.['field_codes']
    expect(await reason('lantern tea')).toEqual({ password: ['password_length'] })
    expect(await reason('passwordpassword')).toEqual({ password: ['password_common'] })
    expect((await change(browser, 'slow lantern over water')).status).toBe(200)
    expect((await login(await testBrowser(server), ada, 'slow lantern over water')).status).toBe(
      200,
    )
  })

  it.each([
    ['on time', 0, 200],
    ['one step slow', -30, 400],
    ['one step fast', 30, 400],
  ])('an authenticator may not be off by a step: %s', async (_, seconds, status) => {
    server = await startTestServer({ env: { AUTHENTICATOR_DRIFT_S: '0' } })
    const browser = await testBrowser(server)
    await verifyCode(browser, tomas, await requestCode(server, browser, tomas))
    const totp = totpCode(tomasSecret, new Date(server.clock.now().getTime() + seconds * 1000))
    const shown = await browser.post(`${api}/accounts/login/totp/verify_totp/`, {
      email: tomas,
      totp,
    })
    expect(shown.status).toBe(status)
  })
})

it('promise 165: every cookie has the prefix, and a planted one without it counts for nothing', async () => {
  server = await startTestServer({
    env: { PREFIXED_COOKIES: 'true', PUBLIC_ORIGIN: 'https://vestibule.example' },
  })
  const origin = `http://127.0.0.1:${server.port}`
  const browser = await testBrowser({ ...server, origin })
  const ours = { origin: 'https://vestibule.example' }
  await browser.get(`${api}/config/`)
  const typed = new URLSearchParams({ username: ada, password: demoPassword })
  expect((await browser.post(paths.login, typed, ours)).status).toBe(200)
  expect((await browser.patch(`${api}/users/me/`, { language: 'de' }, ours)).status).toBe(200)
  const names = [...browser.cookies.keys()]
  expect(names).toEqual(expect.arrayContaining(['__Host-csrftoken', '__Host-language']))
  expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([])

  const token = browser.cookies.get('__Host-csrftoken') ?? ''
  browser.cookies.delete('__Host-csrftoken')
  browser.cookies.set('csrftoken', token)
  expect((await browser.post(paths.logout, {}, ours)).code).toBe('csrf_failed')
  const page = await fetch(`${origin}/auth/signin`, {
    headers: { cookie: 'language=fr; __Host-language=de' },
  })
  expect(await page.text()).toContain('<html lang="de"')
})
