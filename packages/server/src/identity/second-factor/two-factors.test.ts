import { describe, expect, it, afterEach } from 'vitest'
import { adminWorld, addressIn } from '../../testing/admin-steps.ts'
import { databases } from '../../testing/databases.ts'
import { factorPaths, missingFactor, setUpAuthenticator } from '../../testing/factor-steps.ts'
import {
  signIn,
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import { addPasskey, assertionFor, loginBy, passkeyPaths } from '../../testing/passkey-steps.ts'
import {
  demo,
  demoPassword,
  login,
  paths,
  requestCode,
  verifyCode,
} from '../../testing/sign-in-steps.ts'
import { totpCode } from '../../testing/totp-code.ts'
import { hasTwoFactors } from '../sessions/two-factors.ts'

const ada = demo.password
const toFactor = (next: string) => `/auth/second-factor?${new URLSearchParams({ next }).toString()}`

let server: TestServer
afterEach(() => server.close())

const start = async (options: Parameters<typeof startTestServer>[0] = {}) => {
  server = await startTestServer({ settings: { twoFactors: 'all' }, ...options })
}
const status = async (browser: TestBrowser) => {
  const answer = await browser.get(paths.authenticated)
  return answer.code ?? answer.status
}
const landing = async (browser: TestBrowser, next = '/cohorts') =>
  ((await browser.post(paths.redirect, { next })).data as { redirect_url: string }).redirect_url

it('promise 161: a sign-in that lacks its second factor is over when its session would be locked', async () => {
  await start({ settings: { twoFactors: 'all', idleLockMinutes: 5 } })
  const browser = await testBrowser(server)
  await login(browser, ada)
  expect(await status(browser)).toBe('two_factors_required')
  expect((await browser.get(factorPaths.missing)).status).toBe(200)
  server.clock.advance(5 * 60)
  expect(await status(browser)).toBe('not_authenticated')
  expect((await browser.get(factorPaths.missing)).code).toBe('not_authenticated')
  const page = await browser.get('/cohorts', { redirect: 'manual' })
  expect(page.headers.get('location') ?? '').not.toContain('second-factor')
})

describe('promise 158: what counts as two factors', () => {
  it.each([
    [['password'], 'password', false],
    [['password', 'email_code'], 'password_and_email_otp', true],
    // A person who reads this account's mails could set its first password, so both together are one factor.
    [['email_code', 'password'], 'password', false],
    [['email_code', 'authenticator'], 'email_otp_and_authenticator_based', true],
    [['email_code', 'passkey'], 'email_otp_and_authenticator_based', true],
    [['email_code', 'recovery_code'], 'email_otp_and_authenticator_based', false],
    [['password', 'recovery_code'], 'password', false],
    [['password', 'authenticator'], 'password', true],
    [['passkey_uv'], 'password', true],
    [['passkey'], 'password', false],
    [['authenticator'], 'password', false],
    [['organization'], 'password', false],
    [['organization', 'organization_mfa'], 'password', true],
    [['organization', 'authenticator'], 'password', true],
    [['sign_in_link'], 'password', false],
    [['sign_in_link', 'authenticator'], 'password', true],
    [['device_code'], 'password', false],
    [['device_code', 'device_code_mfa'], 'password', true],
    [['api_token'], 'password', false],
    [['api_token', 'authenticator'], 'password', false],
    [[], 'password', false],
  ] as const)('%j of an account with %s: %s', async (factors, signInMethod, expected) => {
    await start({ importFile: {} })
    expect(hasTwoFactors({ factors, signInMethod })).toBe(expected)
  })
})

describe.each(databases)('promise 158: who must show two factors (%s)', (db) => {
  it('sets up an authenticator after the password, and arrives where they wanted', async () => {
    await start({ db })
    const browser = await testBrowser(server)
    const answer = await login(browser, ada)
    expect(answer.data).toEqual({ redirect_url: toFactor('/') })
    expect(await status(browser)).toBe('two_factors_required')
    expect(await landing(browser, '/dv/x/#part')).toBe(toFactor('/dv/x/#part'))
    expect(await missingFactor(browser)).toEqual({
      email: ada,
      missing: true,
      show: [],
      set_up: ['authenticator', 'passkey'],
      sign_in_again: null,
    })
    const before = browser.cookies.get('sessionid')
    expect((await setUpAuthenticator(server, browser, ada)).answer.status).toBe(200)
    expect(browser.cookies.get('sessionid')).not.toBe(before)
    expect(await status(browser)).toBe(200)
    expect(await landing(browser)).toBe('/cohorts')
    expect((await browser.post(factorPaths.newCodes)).data).toHaveLength(10)
  })

  it('shows the authenticator the next time, and cannot replace it with the password alone', async () => {
    await start({ db })
    const first = await signIn(server, ada, demoPassword)
    const { secret } = await setUpAuthenticator(server, first, ada)
    server.clock.advance(60)
    const browser = await signIn(server, ada, demoPassword)
    expect(await missingFactor(browser)).toMatchObject({ show: ['authenticator'], set_up: [] })
    expect((await browser.get(factorPaths.qrCode)).code).toBe('two_factors_required')
    expect((await browser.post(passkeyPaths.creationOptions)).code).toBe('two_factors_required')
    // Showing the password again or a mailed code is no second factor.
    for (const body of [{ password: demoPassword }, { code: '000000' }])
      expect((await browser.post(factorPaths.prove, body)).status).toBeGreaterThanOrEqual(400)
    expect(await status(browser)).toBe('two_factors_required')
    const code = totpCode(secret, server.clock.now())
    expect((await browser.post(factorPaths.prove, { code })).status).toBe(200)
    expect(await status(browser)).toBe(200)
  })

  it('may begin a set-up in two tabs, and confirms one of them', async () => {
    await start({ db })
    const browser = await signIn(server, ada, demoPassword)
    const elsewhere = await signIn(server, ada, demoPassword)
    const begun = (await elsewhere.get(factorPaths.qrCode)).data as { secret: string }
    const { secret } = (await browser.get(factorPaths.qrCode)).data as { secret: string }
    const confirm = { email: ada, totp: totpCode(secret, server.clock.now()) }
    const tabs = [browser, browser.clone()]
    const answers = await Promise.all(tabs.map((tab) => tab.post(factorPaths.verify, confirm)))
    const isFirst = answers.map((answer) => answer.status === 200)
    expect(isFirst.filter(Boolean)).toHaveLength(1)
    expect(await status(tabs[isFirst.indexOf(true)] as TestBrowser)).toBe(200)
    // `elsewhere` began its set-up while the account had no authenticator. Now that there is one, it cannot confirm its
    // own.
    const totp = totpCode(begun.secret, server.clock.now())
    const late = await elsewhere.post(factorPaths.verify, { email: ada, totp })
    expect(late.status).toBeGreaterThanOrEqual(400)
    expect(await status(elsewhere)).not.toBe(200)
  })
})

describe('promise 158: a second factor', () => {
  it('may be a passkey, which alone is two factors if its device asks for a PIN', async () => {
    await start()
    const browser = await signIn(server, ada, demoPassword)
    const { passkey, answer } = await addPasskey(browser)
    expect([answer.status, await status(browser)]).toEqual([200, 200])
    const again = await testBrowser(server)
    const byPasskey = await loginBy(again, await assertionFor(again, passkey))
    expect(byPasskey.data).toEqual({ redirect_url: '/cohorts' })
    // After the password, a passkey without a PIN counts as the second factor.
    const third = await signIn(server, ada, demoPassword)
    expect(await missingFactor(third)).toMatchObject({ show: ['passkey'], set_up: [] })
    const credential = await assertionFor(third, passkey, { isUserVerified: false })
    expect((await third.post(factorPaths.prove, { credential })).status).toBe(200)
    expect(await status(third)).toBe(200)
  })

  it('is set up anew after a recovery code, and after an administrator has reset it', async () => {
    await start()
    const first = await signIn(server, ada, demoPassword)
    await setUpAuthenticator(server, first, ada)
    const [code = ''] = (await first.post(factorPaths.newCodes)).data as string[]
    const browser = await signIn(server, ada, demoPassword)
    expect(await missingFactor(browser)).toMatchObject({ show: ['authenticator', 'recovery_code'] })
    const wrong = await browser.post(factorPaths.recover, { email: ada, token: 'AAAA-AAAA' })
    expect(wrong.code).toBe('otp_invalid')
    expect((await browser.post(factorPaths.recover, { email: ada, token: code })).status).toBe(200)
    expect(await status(browser)).toBe('two_factors_required')
    expect((await missingFactor(browser)).set_up).toEqual(['authenticator', 'passkey'])
    server.clock.advance(31)
    expect((await setUpAuthenticator(server, browser, ada)).answer.status).toBe(200)
    expect(await status(browser)).toBe(200)
    await server.query('delete from authenticators')
    const after = await signIn(server, ada, demoPassword)
    expect(await missingFactor(after)).toMatchObject({
      show: [],
      set_up: ['authenticator', 'passkey'],
    })
  })

  it('is set up only with a fresh proof: otherwise the person signs in again', async () => {
    await start()
    const browser = await signIn(server, ada, demoPassword)
    server.clock.advance(901)
    expect(await missingFactor(browser)).toMatchObject({ set_up: [], sign_in_again: { url: null } })
    expect((await browser.get(factorPaths.qrCode)).code).toBe('step_required')
  })

  it('that is the last one stays', async () => {
    await start()
    const browser = await signIn(server, ada, demoPassword)
    const { passkey } = await addPasskey(browser)
    const path = `${passkeyPaths.own}${passkey.id}/`
    const kept = await browser.delete(path)
    expect([kept.status, kept.envelope.error_info?.['reason']]).toEqual([409, 'last_second_factor'])
    expect((await setUpAuthenticator(server, browser, ada)).answer.status).toBe(200)
    expect((await browser.delete(path)).status).toBe(200)
  })

  it('is not asked of a session that has shown two, nor where nobody must', async () => {
    await start()
    const ines = await testBrowser(server)
    const code = await requestCode(server, ines, demo.passwordAndCode)
    await verifyCode(ines, demo.passwordAndCode, code)
    expect(await status(ines)).toBe(200)
    const other = await startTestServer()
    const free = await signIn(other, ada, demoPassword)
    expect((await free.get(paths.authenticated)).status).toBe(200)
    await other.close()
  })

  it('is asked from the next request on when it becomes a must', async () => {
    await start({ importFile: adminWorld, settings: {} })
    const amy = await signIn(server, addressIn('amy'), demoPassword)
    const oli = await signIn(server, addressIn('oli'), demoPassword)
    await server.import({
      organizations: [{ id: 'acme', name: 'Acme', is_internal: false, two_factors: true }],
    })
    expect([await status(amy), await status(oli)]).toEqual(['two_factors_required', 200])
    // Settings that an import leaves out stay as they are.
    await server.import({ organizations: [{ id: 'acme', name: 'Acme', is_internal: false }] })
    expect(await status(amy)).toBe('two_factors_required')
  })
})
