import { afterEach, describe, expect, it, vi } from 'vitest'
import { patienceMs } from '../../../../../tools/patience.ts'
import { resetTokens } from '../../platform/db/schema/recovery.ts'
import { databases } from '../../testing/databases.ts'
import { demo, login, paths, provePassword } from '../../testing/sign-in-steps.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import { startWithUnsteadyMail } from '../../testing/unsteady-mail.ts'

const api = '/auth_api/v1'
const oldPassword = 'Quiet-Doorway-26!'
const newPassword = 'Other-Threshold-27?'
const ask = (browser: TestBrowser, email: string) =>
  browser.post(`${api}/accounts/reset_password/`, new URLSearchParams({ email }))
const reset = (browser: TestBrowser, link: string, fields: Record<string, string>) => {
  const query = new URL(link).searchParams
  const path = `${api}/accounts/reset_password/set_password/${query.get('uidb64')}/${query.get('token')}/`
  return browser.post(path, new URLSearchParams(fields))
}
const both = (password: string) => ({ password, confirm_password: password })

let server: TestServer
afterEach(() => server.close())

async function linkFor(browser: TestBrowser, email: string): Promise<string> {
  const { length } = await server.outbox(email)
  expect((await ask(browser, email)).status).toBe(200)
  // With hidden accounts, the server sends the mail only after it has answered, so wait for the mail.
  const [mail] = await vi.waitFor(async () => {
    const mails = await server.outbox(email)
    expect(mails.length).toBeGreaterThan(length)
    return mails
  }, patienceMs)
  return mail?.link ?? 'no link'
}

describe.each(databases)('a forgotten password on %s', (db) => {
  it('is replaced by the mailed link, once; promise 14: every session ends', async () => {
    server = await startTestServer({ db })
    const signedIn = await signIn(server, demo.password, oldPassword)
    const browser = await testBrowser(server)
    const link = await linkFor(browser, demo.password)
    expect(link).toMatch(/\/auth\/reset-password\?uidb64=[\w-]+&token=[\w-]{43}&email=/)
    expect((await reset(browser, link, both(newPassword))).status).toBe(200)
    expect((await reset(browser, link, both(`${newPassword}x`))).code).toBe('token_invalid')
    expect((await signedIn.get(paths.authenticated)).status).toBe(401)
    expect((await login(browser, demo.password, oldPassword)).code).toBe('invalid_credentials')
    expect((await login(browser, demo.password, newPassword)).status).toBe(200)
  })

  it('promise 37: twenty requests at once for one link succeed once', async () => {
    server = await startTestServer({ db })
    const browser = await testBrowser(server)
    const link = await linkFor(browser, demo.password)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reset(browser, link, both(`${newPassword}${n}`))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe.each(databases)('a reset link while mails fail, on %s', (db) => {
  it('stays good when the next one could not be mailed, also where accounts are hidden', async () => {
    for (const hideAccounts of [false, true]) {
      const started = await startWithUnsteadyMail({ db, settings: { hideAccounts } })
      server = started.server
      const browser = await testBrowser(server)
      const link = await linkFor(browser, demo.password)
      server.clock.advance(31)
      started.mail.isDown = true
      expect((await ask(browser, demo.password)).status).toBe(hideAccounts ? 200 : 502)
      await vi.waitFor(() => expect(started.mail.refused).toBe(1), patienceMs)
      expect((await reset(browser, link, both(newPassword))).status).toBe(200)
      if (!hideAccounts) await server.close()
    }
  })

  it('outlives one that fails late, whichever was asked for first', async () => {
    const started = await startWithUnsteadyMail({ db })
    server = started.server
    const browser = await testBrowser(server)
    await linkFor(browser, demo.password)
    server.clock.advance(31)
    const held = started.mail.holdNext()
    const late = ask(browser, demo.password)
    const fail = await held
    server.clock.advance(31)
    const link = await linkFor(browser, demo.password)
    fail()
    expect((await late).code).toBe('mail_failed')
    expect(await server.query('select 1 from reset_tokens')).toHaveLength(1)
    expect((await reset(browser, link, both(newPassword))).status).toBe(200)
  })
})

describe('a reset link', () => {
  it('promise 67: of an account that cannot be is no link of ours', { tags: 'all' }, async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    for (const uid of ['AA', 'YQBi', '7aCA']) {
      const path = `${api}/accounts/reset_password/set_password/${uid}/token/`
      const answer = await browser.post(path, new URLSearchParams(both(newPassword)))
      expect([uid, answer.code]).toEqual([uid, 'token_invalid'])
    }
  })

  it('expires after an hour, and dies when another one is asked for', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const first = await linkFor(browser, demo.password)
    server.clock.advance(31)
    const second = await linkFor(browser, demo.password)
    expect((await reset(browser, first, both(newPassword))).code).toBe('token_invalid')
    server.clock.advance(3601)
    expect((await reset(browser, second, both(newPassword))).code).toBe('token_invalid')
  })

  it('names the reason a password is refused, and stays good', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const link = await linkFor(browser, demo.password)
    const weak = await reset(browser, link, both('Password123!'))
    expect(weak.envelope.error_info?.fields?.['password']).toEqual([
      'This password is one of the most common ones',
    ])
    const differs = { password: newPassword, confirm_password: `${newPassword}x` }
    expect(
      (await reset(browser, link, differs)).envelope.error_info?.fields?.['confirm_password'],
    ).toEqual(['password does not match'])
    expect((await reset(browser, link, both(newPassword))).status).toBe(200)
  })

  it('promise 38: points to the configured host, whatever the request says', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const form = new URLSearchParams({ email: demo.password })
    await browser.post(`${api}/accounts/reset_password/`, form, forged)
    const [mail] = await server.outbox(demo.password)
    expect(mail?.link).toMatch(/^http:\/\/localhost:\d+\/auth\/reset-password/)
  })

  it('promise 29: is stored as a hash only', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const token = new URL(await linkFor(browser, demo.password)).searchParams.get('token') ?? ''
    const [stored] = await server.store.db.select().from(resetTokens)
    expect(Buffer.from(stored?.tokenHash ?? '').toString('base64url')).not.toBe(token)
  })

  it('promise 40: does not spare the second factor', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const link = await linkFor(browser, demo.passwordAndCode)
    await reset(browser, link, both(newPassword))
    expect((await browser.get(paths.authenticated)).status).toBe(401)
    expect((await login(browser, demo.passwordAndCode, newPassword)).code).toBe(
      'second_factor_required',
    )
    expect((await provePassword(browser, demo.passwordAndCode, newPassword)).status).toBe(200)
    expect((await browser.get(paths.authenticated)).status).toBe(401)
  })

  it('promise 33: of the old kind takes eight characters of any kind for every account, and its own address only', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const link = await linkFor(browser, demo.passwordAndCode)
    const old = (email: string, password: string) => reset(browser, link, { email, password })
    expect((await old(demo.password, 'quiet-hi')).code).toBe('token_invalid')
    expect(
      (await old(demo.passwordAndCode, 'short7')).envelope.error_info?.fields?.['password'],
    ).toEqual(['Password is too small, it should have atleast 8 characters'])
    expect((await old(demo.passwordAndCode, 'quiet-hi')).status).toBe(200)

    const single = await linkFor(browser, demo.password)
    const ofOne = async (password: string) => {
      const answer = await reset(browser, single, { email: demo.password, password })
      return answer.envelope.error_info?.fields?.['password'] ?? answer.status
    }
    expect(await ofOne('password1')).toEqual(['This password is one of the most common ones'])
    expect(await ofOne(demo.password)).toEqual(['The password must not be made of your email'])
    expect((await reset(browser, single, both('quiet-do'))).code).toBe('validation_failed')
    expect(await ofOne('quiet-do')).toBe(200)
    expect((await login(browser, demo.password, 'quiet-do')).status).toBe(200)
  })

  it('of the old kind needs more characters where that is set', async () => {
    server = await startTestServer({ settings: { resetPasswordMinLength: 14 } })
    const browser = await testBrowser(server)
    const link = await linkFor(browser, demo.password)
    const old = (password: string) => reset(browser, link, { email: demo.password, password })
    expect((await old('quiet-doorway')).envelope.error_info?.fields?.['password']).toEqual([
      'Password is too small, it should have atleast 14 characters',
    ])
    expect((await old('quiet-doorways')).status).toBe(200)
  })

  it('keeps where one wanted to go, if that is safe and no page of the sign-in', async () => {
    server = await startTestServer()
    for (const [next, kept] of [
      ['/dv/a/?b=c', '/dv/a/?b=c'],
      ['/auth/account/', '/auth/account/'],
      ['//evil.example', null],
      ['/auth/signin', null],
    ]) {
      const browser = await testBrowser(server)
      const form = new URLSearchParams({ email: demo.password, next: next ?? '' })
      expect((await browser.post(`${api}/accounts/reset_password/`, form)).status).toBe(200)
      const [mail] = await server.outbox(demo.password)
      expect(new URL(mail?.link ?? '').searchParams.get('next')).toBe(kept)
      server.clock.advance(1801)
    }
  })

  it('is for known addresses, says the catalogue, unless accounts are hidden', async () => {
    server = await startTestServer()
    const unknown = await ask(await testBrowser(server), 'nobody@northfield.example')
    expect([unknown.status, unknown.envelope.error_info?.message]).toEqual([404, 'User not found'])
    await server.close()
    server = await startTestServer({ settings: { hideAccounts: true } })
    const hidden = await ask(await testBrowser(server), 'nobody@northfield.example')
    expect(hidden.status).toBe(200)
    expect(await server.outbox()).toEqual([])
  })
})

describe('the security question', () => {
  const withQuestion = {
    users: [
      {
        email: demo.passwordAndCode,
        first_name: 'Inès',
        last_name: 'Okafor',
        organization: 'vestibule',
        sign_in_method: 'password_and_email_otp' as const,
        security_question: { question: 'In which town were you born?', answer: 'Port  Harcourt' },
      },
    ],
  }
  const question = (browser: TestBrowser, email: string) =>
    browser.get(`${api}/security_questions/get_question/?email=${encodeURIComponent(email)}`)
  const answer = (browser: TestBrowser, text: string, user: string = demo.passwordAndCode) =>
    browser.post(`${api}/security_questions/validate_answer/`, { user, answer: text })

  async function atPassword() {
    server = await startTestServer()
    await server.import(withQuestion)
    const browser = await testBrowser(server)
    await browser.post(paths.start, { user_email: demo.passwordAndCode })
    return browser
  }

  it('is asked while signing in; a right answer mails a link and opens nothing', async () => {
    const browser = await atPassword()
    expect((await question(browser, demo.passwordAndCode)).data).toEqual({
      question: 'In which town were you born?',
    })
    expect((await answer(browser, 'Lagos')).data).toEqual({ valid_answer: false })
    expect(await server.outbox(demo.passwordAndCode)).toEqual([])
    expect((await answer(browser, ' port harcourt ')).data).toEqual({ valid_answer: true })
    const [mail] = await server.outbox(demo.passwordAndCode)
    expect(mail?.link).toContain('/auth/signin/reset-password-otp?uidb64=')
    expect(mail?.link).toContain(`email=${encodeURIComponent(demo.passwordAndCode)}`)
    expect((await browser.get(paths.authenticated)).status).toBe(401)
    expect((await reset(browser, mail?.link ?? '', both(newPassword))).status).toBe(200)
  })

  it('counts its wrong answers among all wrong tries', async () => {
    const browser = await atPassword()
    for (let n = 0; n < 20; n++) expect((await answer(browser, `town ${n}`)).status).toBe(200)
    expect((await answer(browser, 'Port Harcourt')).code).toBe('rate_limited')
    const elsewhere = await testBrowser(server)
    expect((await provePassword(elsewhere, demo.passwordAndCode)).code).toBe('rate_limited')
  })

  it('is told to nobody who has not begun to sign in, and can be switched off', async () => {
    const browser = await atPassword()
    const stranger = await testBrowser(server)
    expect((await question(stranger, demo.passwordAndCode)).code).toBe('step_required')
    expect((await question(browser, demo.password)).code).toBe('step_required')
    await server.close()
    server = await startTestServer({ settings: { securityQuestions: false } })
    const other = await testBrowser(server)
    await other.post(paths.start, { user_email: demo.passwordAndCode })
    expect((await question(other, demo.passwordAndCode)).code).toBe('not_found')
  })
})
