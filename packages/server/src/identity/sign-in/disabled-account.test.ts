import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestAnswer, TestBrowser } from '../../testing/index.ts'
import { assertionFor, loginBy, passkeyOf } from '../../testing/passkey-steps.ts'
import {
  demo,
  login,
  otherCode,
  paths,
  provePassword,
  requestCode,
  sendCode,
  verifyCode,
} from '../../testing/sign-in-steps.ts'
import { totpCode } from '../../testing/totp-code.ts'
import { setDisabled } from '../users/end-access.ts'

const api = '/auth_api/v1/accounts'
const tomasSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const { password: ada, passwordAndCode: ines, authenticator: tomas } = demo
const { authenticatorToSetUp: mei, noPasswordYet: noor } = demo

let server: TestServer
afterEach(() => server.close())

async function disable(...addresses: string[]) {
  for (const email of addresses) await setDisabledOf(email, server.clock.now())
}

async function setDisabledOf(email: string, at: Date | null) {
  const [user] = await server.query<{ id: string }>(`select id from users where email = '${email}'`)
  await server.store.db.transaction((tx) => setDisabled(tx, user?.id ?? '', at))
}

const events = () =>
  server.query<{ factor: string; email: string }>(
    `select a.detail->>'factor' as factor, u.email from audit_events a join users u on u.id = a.user_id
      where a.event = 'sign_in_failed' and a.detail->>'reason' = 'account_disabled' order by a.id`,
  )

/** State that must not change when a disabled account is refused. */
async function stateOf() {
  return [
    await server.query('select id_hash from sessions where user_id is not null'),
    await server.query('select * from passkeys'),
    await server.query('select * from spent_challenges'),
    await server.query('select user_id, code_hash, used_at from recovery_codes order by code_hash'),
    await server.query('select * from authenticators order by user_id'),
    await server.query('select id, password_hash from users order by id'),
    await server.query('select * from known_browsers'),
  ]
}

/** Runs the last step of a sign-in, checks that it changed nothing, and returns its outcome. */
async function outcomeOf(browser: TestBrowser, last: () => Promise<TestAnswer>) {
  const before = await stateOf()
  const { status, code, envelope, headers } = await last()
  expect(await stateOf()).toEqual(before)
  const { status: signedIn } = await browser.get(paths.authenticated)
  return { status, code, message: envelope.message, cookies: headers.getSetCookie(), signedIn }
}

const disabled = {
  status: 403,
  code: 'account_disabled',
  message: 'This account is disabled. Ask your administrator.',
  cookies: [],
  signedIn: 401,
}

const proveTotp = (browser: TestBrowser, email: string, totp: string) =>
  browser.post(`${api}/login/totp/verify_totp/`, { email, totp })
const recover = (browser: TestBrowser, email: string, token: string) =>
  browser.post(`${api}/login/totp/recovery_code/verify_recovery_code/`, { email, token })

async function atAuthenticator(): Promise<TestBrowser> {
  const browser = await testBrowser(server)
  const code = await requestCode(server, browser, tomas)
  const proven = await verifyCode(browser, tomas, code)
  // After one of two factors, the answer does not reveal that the account is disabled.
  expect(proven.data).toEqual({ user_type: null, totp_device_setup: true })
  server.clock.advance(31)
  return browser
}

describe.each(databases)('a disabled account on %s', (db) => {
  it('promise 131: is told of itself to whoever has proven all its factors, and nothing is changed', async () => {
    server = await startTestServer({ db })
    const passkey = await passkeyOf(server, ada)
    await disable(ada, ines, tomas, mei, noor)

    const byPassword = await testBrowser(server)
    expect(await outcomeOf(byPassword, () => login(byPassword, ada))).toEqual(disabled)

    const byBoth = await testBrowser(server)
    await byBoth.post(paths.start, { user_email: ines })
    expect((await provePassword(byBoth, ines)).status).toBe(200)
    const code = await sendCode(server, byBoth, ines)
    expect(await outcomeOf(byBoth, () => verifyCode(byBoth, ines, code))).toEqual(disabled)

    const byTotp = await atAuthenticator()
    const totp = totpCode(tomasSecret, server.clock.now())
    expect(await outcomeOf(byTotp, () => proveTotp(byTotp, tomas, totp))).toEqual(disabled)
    const byRecovery = await atAuthenticator()
    expect(await outcomeOf(byRecovery, () => recover(byRecovery, tomas, 'H4TK-9QWM'))).toEqual(
      disabled,
    )

    // A disabled account cannot set up a device or a password.
    for (const email of [mei, noor]) {
      const byCode = await testBrowser(server)
      const mailed = await requestCode(server, byCode, email)
      expect(await outcomeOf(byCode, () => verifyCode(byCode, email, mailed))).toEqual(disabled)
    }

    const byPasskey = await testBrowser(server)
    const assertion = await assertionFor(byPasskey, passkey)
    expect(await outcomeOf(byPasskey, () => loginBy(byPasskey, assertion))).toEqual(disabled)

    expect(await events()).toEqual([
      { factor: 'password', email: ada },
      { factor: 'email_code', email: ines },
      { factor: 'authenticator', email: tomas },
      { factor: 'recovery_code', email: tomas },
      { factor: 'email_code', email: mei },
      { factor: 'email_code', email: noor },
      { factor: 'passkey', email: ada },
    ])
  })

  it('promise 131: by a reset link and by the code of a device as well', async () => {
    server = await startTestServer({ db })
    await disable(ada)
    const browser = await testBrowser(server)
    await browser.post(`${api}/reset_password/`, new URLSearchParams({ email: ada }))
    const [mail] = await server.outbox(ada)
    const query = new URL(mail?.link ?? '').searchParams
    const path = `${api}/reset_password/set_password/${query.get('uidb64')}/${query.get('token')}/`
    expect(await outcomeOf(browser, () => browser.get(path))).toEqual(disabled)
    const chosen = { password: 'Another-Door-9!', confirm_password: 'Another-Door-9!' }
    expect(await outcomeOf(browser, () => browser.post(path, new URLSearchParams(chosen)))).toEqual(
      disabled,
    )

    const kiosk = await testBrowser(server)
    await kiosk.post(`${api}/login/code/register/`, { code: 'K7Q2MX' })
    const approver = await testBrowser(server)
    await verifyCode(approver, ines, await requestCode(server, approver, ines))
    await approver.post(`${api}/login/code/approve/`, { code: 'K7Q2MX', decision: 'approve' })
    // When an administrator disables an account, its device codes end, too. This query only disables the account, so
    // the code is still valid, as it could be for an instant.
    await server.query(`update users set disabled_at = now() where email = '${ines}'`)
    const redeem = () => kiosk.post(`${api}/login/code/authenticate/`, { code: 'K7Q2MX' })
    expect(await outcomeOf(kiosk, redeem)).toEqual(disabled)
  })

  it('promise 131: where it is disabled between the mailed code and the new password', async () => {
    server = await startTestServer({ db })
    const browser = await testBrowser(server)
    await verifyCode(browser, noor, await requestCode(server, browser, noor))
    await server.query(`update users set disabled_at = now() where email = '${noor}'`)
    const chosen = { password: 'Another-Door-9!', confirm_password: 'Another-Door-9!' }
    expect(await outcomeOf(browser, () => browser.put(paths.setPassword, chosen))).toEqual(disabled)
  })

  it('promise 131: a sign-in that met the refusal does not go on once the account is enabled', async () => {
    server = await startTestServer({ db })
    await disable(ines)
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, ines)
    expect((await verifyCode(browser, ines, code)).code).toBe('account_disabled')
    await setDisabledOf(ines, null)
    expect((await verifyCode(browser, ines, code)).code).toBe('step_required')
    server.clock.advance(31)
    const fresh = await requestCode(server, browser, ines)
    expect((await verifyCode(browser, ines, fresh)).data).toEqual({ user_type: 2 })
  })

  it('promise 131: wrong guesses are refused and counted as at any other account', async () => {
    server = await startTestServer({ db })
    const guesses = async (email: string) => {
      const browser = await testBrowser(server)
      const codes: (string | null)[] = []
      for (let n = 0; n < 12; n += 1) {
        codes.push((await login(browser, email, `Wrong-Password-${n}!`)).code)
      }
      await server.query('delete from rate_limits')
      return codes
    }
    const enabled = await guesses(ada)
    await disable(ada, ines)
    expect(await guesses(ada)).toEqual(enabled)
    expect(enabled).toContain('rate_limited')
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, ines)
    expect((await verifyCode(browser, ines, otherCode(code))).code).toBe('otp_invalid')
    expect(await events()).toEqual([])
  })
})
