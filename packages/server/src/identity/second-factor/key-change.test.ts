import { afterEach, describe, expect, it } from 'vitest'
import { createKeys } from '../../platform/keys.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { startServer, type RunningServer } from '../../server.ts'
import { createOutboxMailer } from '../../platform/mail/outbox.ts'
import { pino } from 'pino'
import { signIn, startTestServer, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword, paths, requestCode, verifyCode } from '../../testing/sign-in-steps.ts'
import { testBrowser } from '../../testing/test-browser.ts'
import { testSecretKey } from '../../testing/test-server.ts'
import { totpCode } from '../../testing/totp-code.ts'
import { countAuthenticatorsByKey } from './key-use.ts'

const newKey = 'another secret key, as long as that one'
const tomas = demo.authenticator
const totp = '/auth_api/v1/accounts/login/totp'

let before: TestServer
let after: RunningServer
afterEach(async () => {
  await after.close()
  await before.close()
})

/** Starts the server again with a new SECRET_KEY and, if given, the previous one. */
async function changeKey(previous: string | null) {
  before = await startTestServer()
  const world = { db: before.store.db, clock: before.clock }
  const settings = { ...readSettings({ PORT: '0' }), secretKeyPrevious: previous }
  const mailer = createOutboxMailer(world)
  const log = pino({ level: 'silent' })
  after = await startServer({ ...world, settings, mailer, log, secretKey: newKey })
}

const atSecondFactor = async () => {
  const browser = await testBrowser(after)
  await verifyCode(browser, tomas, await requestCode(before, browser, tomas))
  return browser
}
const counted = (key: string, previous: string | null) =>
  countAuthenticatorsByKey(before.store.db, createKeys(key, previous))

describe('after a change of SECRET_KEY', () => {
  it('an authenticator signs in with the previous one, and needs it no longer then', async () => {
    await changeKey(testSecretKey)
    const { total, previous } = await counted(newKey, testSecretKey)
    expect(previous).toBe(total)
    expect(await counted(newKey, null)).toMatchObject({ lost: total })

    const browser = await atSecondFactor()
    const code = totpCode('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', before.clock.now())
    const answer = await browser.post(`${totp}/verify_totp/`, { email: tomas, totp: code })
    expect(answer.status).toBe(200)
    expect(await counted(newKey, testSecretKey)).toMatchObject({ previous: total - 1, lost: 0 })
  })

  it('a recovery code of before is good once', async () => {
    await changeKey(testSecretKey)
    const recover = `${totp}/recovery_code/verify_recovery_code/`
    const body = { email: tomas, token: 'H4TK-9QWM' }
    expect((await (await atSecondFactor()).post(recover, body)).status).toBe(200)
    before.clock.advance(31)
    expect((await (await atSecondFactor()).post(recover, body)).code).toBe('otp_invalid')
  })

  it('a page that is open keeps its token', async () => {
    await changeKey(testSecretKey)
    const ada = await signIn(before, demo.password, demoPassword)
    const headers = { origin: after.origin }
    const moved = await fetch(`${after.origin}${paths.redirect}`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': ada.cookies.get('csrftoken') ?? '',
      },
      body: '{}',
    })
    expect(moved.status).toBe(200)
  })

  it('without the previous one, none of them is accepted', async () => {
    await changeKey(null)
    const browser = await atSecondFactor()
    const recover = `${totp}/recovery_code/verify_recovery_code/`
    const answer = await browser.post(recover, { email: tomas, token: 'H4TK-9QWM' })
    expect(answer.code).toBe('otp_invalid')
  })
})
