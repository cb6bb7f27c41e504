import type { AccountSecurity, ResetLinkFacts } from '@vestibule/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import { addPasskey, assertionFor, loginBy, passkeyOf } from '../../testing/passkey-steps.ts'
import type { SoftwarePasskey } from '../../testing/software-authenticator.ts'
import {
  demo,
  demoPassword,
  login,
  paths,
  requestCode,
  verifyCode,
} from '../../testing/sign-in-steps.ts'
import { totpCode } from '../../testing/totp-code.ts'

const api = '/auth_api/v1'
const { password: ada, authenticator: tomas } = demo
const thiefsAddress = 'ada.lovelace@northfield.example'
const newPassword = 'Other-Threshold-27?'

let server: TestServer
afterEach(() => server.close())

const isIn = async (browser: TestBrowser) => (await browser.get(paths.authenticated)).status === 200
const linkTo = async (address: string) => {
  const mail = (await server.outbox(address)).find(({ link }) => link?.includes('/accounts/email/'))
  return new URL(mail?.link ?? '').pathname
}
const press = async (path: string, browser?: TestBrowser) =>
  (browser ?? (await testBrowser(server))).send(path, { method: 'POST' })
const subjects = async (address: string) =>
  (await server.outbox(address)).map(({ subject }) => subject)
const byPasskey = async (passkey: SoftwarePasskey) => {
  const browser = await testBrowser(server)
  return (await loginBy(browser, await assertionFor(browser, passkey))).status
}
/** Sets up an authenticator, recovery codes and a security question. */
async function setUpEverything(browser: TestBrowser) {
  const setup = await browser.get(`${api}/accounts/login/totp/generate_qr_code/`)
  const { secret } = setup.data as { secret: string }
  const totp = totpCode(secret, server.clock.now())
  const { email } = (await browser.get(paths.me)).data as { email: string }
  const steps = [
    await browser.post(`${api}/accounts/login/totp/verify_totp/`, { email, totp }),
    await browser.post(`${api}/accounts/login/totp/recovery_code/generate_recovery_codes/`),
    await browser.put(`${api}/accounts/security_question/`, {
      question: 'Where does the thief live?',
      answer: 'Under the seventh bridge',
    }),
  ]
  expect(steps.map(({ status }) => status)).toEqual([200, 200, 200])
}
async function resetLink(email: string): Promise<string> {
  const browser = await testBrowser(server)
  await browser.post(`${api}/accounts/reset_password/`, new URLSearchParams({ email }))
  const mail = (await server.outbox(email)).find(({ subject }) => subject === 'Reset your password')
  const query = new URL(mail?.link ?? '').searchParams
  return `${api}/accounts/reset_password/set_password/${query.get('uidb64')}/${query.get('token')}/`
}
const reset = async (link: string, fields: Record<string, string> = {}) =>
  (await testBrowser(server)).post(
    link,
    new URLSearchParams({ password: newPassword, confirm_password: newPassword, ...fields }),
  )

describe.each(databases)('promise 132: a thief of an account (%s)', (db) => {
  const start = async () => {
    server = await startTestServer({ db, settings: { securityQuestions: true } })
  }
  /**
   * Signs a thief in as Ada, changes the account's address to the thief's, and sets up a passkey and all other factors.
   * `undo`: the link in the mail to Ada by which she can undo the change of address.
   */
  async function steal() {
    const thief = await signIn(server, ada, demoPassword)
    expect((await thief.post(`${api}/accounts/email/`, { email: thiefsAddress })).status).toBe(200)
    const undo = await linkTo(ada)
    await press(await linkTo(thiefsAddress), thief)
    const { passkey } = await addPasskey(thief, { name: 'Backdoor' })
    await setUpEverything(thief)
    return { thief, passkey, undo }
  }

  it('is outside once the owner undoes the change of address', async () => {
    await start()
    const own = await passkeyOf(server, ada, { name: 'My phone' })
    server.clock.advance(1)
    const { thief, passkey, undo } = await steal()
    expect(await byPasskey(passkey)).toBe(200)
    // The old address gets a mail about every change, with a way to undo it.
    expect((await subjects(ada)).slice(0, 5)).toEqual([
      'A security question was set for your account',
      'Recovery codes were made for your account',
      'Your authenticator was changed',
      'A passkey was added to your account',
      'Your email address was changed',
    ])
    expect((await server.outbox(ada))[0]?.text).toContain(
      'follow the link in the mail "Your email address is about to change"',
    )

    const page = (await (await testBrowser(server)).get(undo)).text
    for (const line of [
      'Passkey &quot;Backdoor&quot;',
      'Authenticator, set up on',
      'Recovery codes',
      'Security question',
      'Your password becomes void',
    ]) {
      expect(page).toContain(line)
    }
    expect(page).not.toContain('My phone')
    expect((await press(undo)).headers.get('location')).toBe(
      `/auth/signin?email=${encodeURIComponent(ada)}`,
    )

    expect(await isIn(thief)).toBe(false)
    expect(await byPasskey(passkey)).not.toBe(200)
    expect((await login(await testBrowser(server), ada)).status).not.toBe(200)
    expect((await login(await testBrowser(server), thiefsAddress)).status).not.toBe(200)
    const [mail] = await server.outbox(ada)
    expect(mail?.subject).toBe('The change of your email address was undone')
    const [, removed = '', stay = ''] =
      /removed from your account:([^]*)Beside the password([^]*)/.exec(mail?.text ?? '') ?? []
    for (const line of ['Passkey "Backdoor"', 'Authenticator', 'Recovery codes', 'Security q']) {
      expect(removed).toContain(line)
    }
    expect(stay).toContain('Passkey "My phone"')
    expect(removed).not.toContain('My phone')
    const events = await server.query<{ detail: { removed: string } }>(
      "select detail from audit_events where event = 'email_change_undone'",
    )
    expect(events[0]?.detail.removed).toBe('passkey authenticator recovery_codes security_question')

    // The owner still signs in with their own passkey, and with a code from their mailbox sets a new password.
    expect(await byPasskey(own)).toBe(200)
    const owner = await testBrowser(server)
    expect((await verifyCode(owner, ada, await requestCode(server, owner, ada))).status).toBe(200)
    const chosen = { password: newPassword, confirm_password: newPassword }
    expect((await owner.put(paths.setPassword, chosen)).status).toBe(200)
    expect((await login(await testBrowser(server), ada, newPassword)).status).toBe(200)
  })

  it('who has not confirmed the change yet is outside, too', async () => {
    await start()
    const thief = await signIn(server, ada, demoPassword)
    await thief.post(`${api}/accounts/email/`, { email: thiefsAddress })
    const { passkey } = await addPasskey(thief)
    await press(await linkTo(ada))
    expect(await isIn(thief)).toBe(false)
    expect(await byPasskey(passkey)).not.toBe(200)
    expect((await login(await testBrowser(server), ada)).status).not.toBe(200)
  })

  it('stores nothing more, however they race the undoing', async () => {
    await start()
    const thief = await signIn(server, ada, demoPassword)
    await thief.post(`${api}/accounts/email/`, { email: thiefsAddress })
    const undo = await linkTo(ada)
    await Promise.all([
      ...Array.from({ length: 4 }, () => addPasskey(thief).catch(() => null)),
      thief.post(`${api}/accounts/login/totp/recovery_code/generate_recovery_codes/`),
      press(undo),
    ])
    const left = await server.query(
      `select 1 from passkeys p join users u on u.id = p.user_id where u.email = '${ada}'
       union all select 1 from recovery_codes c join users u on u.id = c.user_id
       where u.email = '${ada}'`,
    )
    expect(left).toEqual([])
  })

  it('loses passkeys and all other factors where the owner resets the password so', async () => {
    await start()
    const thief = await signIn(server, ada, demoPassword)
    const { passkey } = await addPasskey(thief, { name: 'Backdoor' })
    await setUpEverything(thief)
    const link = await resetLink(ada)
    const facts = (await (await testBrowser(server)).get(link)).data as ResetLinkFacts
    expect(facts).toMatchObject({
      factors: [
        { kind: 'passkey', name: 'Backdoor' },
        { kind: 'authenticator' },
        { kind: 'recovery_codes' },
        { kind: 'security_question' },
      ],
      removable: true,
    })
    expect((await reset(link, { remove_factors: 'true' })).status).toBe(200)
    expect(await byPasskey(passkey)).not.toBe(200)
    const owner = await signIn(server, ada, newPassword)
    expect((await owner.get(`${api}/users/me/security/`)).data as AccountSecurity).toMatchObject({
      authenticator: null,
      passkeys: 0,
      recovery_codes_left: 0,
      security_question: { question: null },
    })
    const [mail] = await server.outbox(ada)
    expect(mail?.text).toMatch(/These were removed from your account:\s+Passkey "Backdoor"/)
  })

  it('keeps them where the owner does not say so, who reads of each in the mail', async () => {
    await start()
    const { passkey } = await addPasskey(await signIn(server, ada, demoPassword), { name: 'Mine' })
    expect((await reset(await resetLink(ada))).status).toBe(200)
    expect(await byPasskey(passkey)).toBe(200)
    const [mail] = await server.outbox(ada)
    expect(mail?.text).toMatch(/let somebody into your account[^]*Passkey "Mine", added on 2 March/)
  })

  it('who reads the mail alone gets past no authenticator by it', async () => {
    await start()
    const link = await resetLink(tomas)
    const facts = (await (await testBrowser(server)).get(link)).data as ResetLinkFacts
    expect([facts.factors[0]?.kind, facts.removable]).toEqual(['authenticator', false])
    expect((await reset(link, { remove_factors: 'true' })).code).toBe('validation_failed')
    expect(await server.query('select 1 from authenticators')).not.toEqual([])
  })
})
