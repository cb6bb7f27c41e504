import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import {
  demo,
  otherCode,
  paths,
  provePassword,
  requestCode,
  sendCode,
  verifyCode,
} from '../../testing/sign-in-steps.ts'
import {
  startTestServer,
  testBrowser,
  type TestAnswer,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import { startWithUnsteadyMail, type UnsteadyMail } from '../../testing/unsteady-mail.ts'

const email = demo.passwordAndCode
const codes = (answers: readonly TestAnswer[]) =>
  answers.reduce<Record<string, number>>((counts, { code }) => {
    counts[code ?? 'none'] = (counts[code ?? 'none'] ?? 0) + 1
    return counts
  }, {})

/** Requests codes until one differs from `old`: one time in a million, a new code is the same by chance. */
async function differentCode(server: TestServer, browser: TestBrowser, old: string) {
  let code = old
  while (code === old) {
    server.clock.advance(31)
    code = await sendCode(server, browser, email)
  }
  return code
}

describe('the mailed code', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db: 'postgres' })
  })
  afterEach(() => server.close())

  it('promise 20: a code works once', async () => {
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, email)
    const thief = browser.clone()
    expect((await verifyCode(browser, email, code)).data).toEqual({ user_type: 2 })
    expect((await verifyCode(thief, email, code)).code).toBe('step_required')
    expect((await thief.get(paths.me)).status).toBe(401)
    expect((await browser.get(paths.me)).status).toBe(200)
  })

  it('promise 23: a new code does not reset the count', async () => {
    const browser = await testBrowser(server)
    let code = await requestCode(server, browser, email)
    let compared = 0
    for (let resend = 0; resend < 8; resend += 1) {
      for (let guess = 0; guess < 4; guess += 1) {
        const answer = await verifyCode(browser, email, otherCode(code))
        compared += answer.code === 'otp_invalid' ? 1 : 0
      }
      server.clock.advance(31)
      code = await sendCode(server, browser, email)
    }
    expect(compared).toBe(20)
    const refused = await verifyCode(browser, email, code)
    expect(refused.code).toBe('rate_limited')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.envelope.message).toMatch(/Try again in \d+ (seconds|minutes|hours)\./)
  })

  it('promise 24: an older code is refused after a new one was mailed', async () => {
    const browser = await testBrowser(server)
    const old = await requestCode(server, browser, email)
    const code = await differentCode(server, browser, old)
    expect((await verifyCode(browser, email, old)).code).toBe('otp_invalid')
    expect((await verifyCode(browser, email, code)).status).toBe(200)
  })

  it('promise 25: a code is worth nothing in another browser', async () => {
    const mine = await testBrowser(server)
    const code = await requestCode(server, mine, email)
    const other = await testBrowser(server)
    await provePassword(other, email)
    await differentCode(server, other, code)
    expect((await verifyCode(other, email, code)).code).toBe('otp_invalid')
    const third = await testBrowser(server)
    expect((await verifyCode(third, email, code)).code).toBe('step_required')
    expect((await verifyCode(mine, email, code)).status).toBe(200)
  })

  it('promise 26: a code is good until its last second', async () => {
    const early = await testBrowser(server)
    const code = await requestCode(server, early, email)
    server.clock.advance(899)
    expect((await verifyCode(early, email, code)).status).toBe(200)
    const late = await testBrowser(server)
    const second = await requestCode(server, late, email)
    server.clock.advance(901)
    expect((await verifyCode(late, email, second)).code).toBe('otp_expired')
  })

  it('promise 32: no answer tells the code', async () => {
    const browser = await testBrowser(server)
    const started = await browser.post(paths.start, { user_email: demo.authenticator })
    const sent = await browser.post(paths.sendCode, { email: demo.authenticator })
    const [mail] = await server.outbox(demo.authenticator)
    const code = mail?.code ?? 'none'
    const verified = await verifyCode(browser, demo.authenticator, code)
    expect(code).toMatch(/^\d{6}$/)
    for (const answer of [started, sent, verified]) {
      expect(answer.text).not.toContain(code)
      expect([...answer.headers].join(' ')).not.toContain(code)
    }
  })

  it('that was tried too often is over: only a new one helps', async () => {
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, email)
    for (let tries = 1; tries <= 5; tries += 1) {
      const wrong = await verifyCode(browser, email, otherCode(code))
      expect(wrong.code).toBe('otp_invalid')
      // The answer already tells the page that this was the last try.
      const info = wrong.envelope.error_info as { code_is_good?: boolean }
      expect([tries, info.code_is_good]).toEqual([tries, tries < 5 ? undefined : false])
    }
    const refused = await verifyCode(browser, email, code)
    expect([refused.status, refused.code]).toEqual([400, 'otp_exhausted'])
    expect(refused.envelope.message).toBe('Too many wrong codes. Ask for a new one.')
    expect(refused.headers.get('retry-after')).toBeNull()
    server.clock.advance(31)
    const next = await sendCode(server, browser, email)
    expect((await verifyCode(browser, email, next)).status).toBe(200)
  })

  it('says when no other is mailed whether it is good in this browser', async () => {
    const ask = async (browser: TestBrowser) => {
      const { code, envelope } = await browser.post(paths.sendCode, { email })
      return [code, envelope.error_info?.code_is_good]
    }
    const mine = await testBrowser(server)
    const code = await requestCode(server, mine, email)
    expect(await ask(mine)).toEqual(['rate_limited', true])
    const other = await testBrowser(server)
    await provePassword(other, email)
    expect(await ask(other)).toEqual(['rate_limited', false])
    for (let tries = 1; tries <= 5; tries += 1) await verifyCode(mine, email, otherCode(code))
    expect(await ask(mine)).toEqual(['rate_limited', false])
    server.clock.advance(31)
    await sendCode(server, other, email)
    expect(await ask(mine)).toEqual(['rate_limited', false])
    expect(await ask(other)).toEqual(['rate_limited', true])
  })

  it('is mailed again after thirty seconds, and says how long to wait', async () => {
    const browser = await testBrowser(server)
    await requestCode(server, browser, email)
    server.clock.advance(10)
    const refused = await browser.post(paths.sendCode, { email })
    expect(refused.code).toBe('rate_limited')
    expect(refused.headers.get('retry-after')).toBe('20')
    expect(refused.envelope.error_info?.retry_after).toBe(20)
    server.clock.advance(20)
    expect((await browser.post(paths.sendCode, { email })).status).toBe(200)
    expect(await server.outbox(email)).toHaveLength(2)
  })

  it('is mailed ten times an hour at most', async () => {
    const browser = await testBrowser(server)
    await requestCode(server, browser, email)
    for (let mail = 1; mail < 10; mail += 1) {
      server.clock.advance(31)
      expect((await browser.post(paths.sendCode, { email })).status).toBe(200)
    }
    server.clock.advance(31)
    expect((await browser.post(paths.sendCode, { email })).code).toBe('rate_limited')
    expect(await server.outbox(email)).toHaveLength(10)
  })

  it('leads on to what the account still needs', async () => {
    const expected = {
      [demo.authenticator]: { user_type: null, totp_device_setup: true },
      [demo.authenticatorToSetUp]: { user_type: null, totp_device_setup: false },
      [demo.noPasswordYet]: { user_type: 1 },
    }
    for (const [address, data] of Object.entries(expected)) {
      const browser = await testBrowser(server)
      const code = await requestCode(server, browser, address)
      expect((await verifyCode(browser, address, code)).data).toEqual(data)
      expect((await browser.get(paths.me)).status).toBe(401)
    }
  })

  it('needs its step: not before the password, not for another account', async () => {
    const browser = await testBrowser(server)
    await browser.post(paths.start, { user_email: email })
    expect((await browser.post(paths.sendCode, { email })).code).toBe('step_required')
    expect((await verifyCode(browser, email, '123456')).code).toBe('step_required')
    const code = await requestCode(server, browser, email)
    const other = await verifyCode(browser, demo.authenticator, code)
    expect(other.code).toBe('step_required')
  })

  it('comes in a mail that shows it in the subject, in the text and in the HTML', async () => {
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, email)
    const [mail] = await server.outbox(email)
    expect(mail?.subject).toContain(code)
    expect(mail?.text.split('\n')).toContain(code)
    expect(mail?.html).toContain(code)
    expect(mail?.text).toContain('15 minutes')
  })

  it('stays out of the subject and of what a phone shows beside it, where that is set', async () => {
    const settings = { mailCodeInSubject: false }
    const quiet = await startTestServer({ shareDatabaseOf: server, clock: server.clock, settings })
    try {
      const code = await requestCode(quiet, await testBrowser(quiet), email)
      const [mail] = await quiet.outbox(email)
      expect(mail?.subject).toBe('Your verification code')
      expect(mail?.html.split(code)).toHaveLength(2)
      expect(mail?.text.split('\n')).toContain(code)
    } finally {
      await quiet.close()
    }
  })
})

describe.each(databases)('the mailed code while mails fail (%s)', (db) => {
  let server: TestServer
  let mail: UnsteadyMail
  beforeEach(async () => {
    ;({ server, mail } = await startWithUnsteadyMail({ db }))
  })
  afterEach(() => server.close())

  it('promise 22: has five guesses, however often another one could not be mailed', async () => {
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, email)
    const answers: TestAnswer[] = []
    mail.isDown = true
    for (let resend = 0; resend < 4; resend += 1) {
      for (let n = 0; n < 3; n += 1) {
        answers.push(await verifyCode(browser, email, otherCode(code)))
      }
      server.clock.advance(31)
      expect((await browser.post(paths.sendCode, { email })).code).toBe('mail_failed')
    }
    expect(codes(answers)).toEqual({ otp_invalid: 5, otp_exhausted: 7 })
    expect((await verifyCode(browser, email, code)).code).toBe('otp_exhausted')
  })

  it('promise 23: guesses made until a mail fails stay counted', async () => {
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, email)
    const guess = () => verifyCode(browser, email, otherCode(code))
    const before = [await guess(), await guess()]
    server.clock.advance(31)
    const held = mail.holdNext()
    const resend = browser.post(paths.sendCode, { email })
    const fail = await held
    const meanwhile = [await guess(), await guess()]
    fail()
    expect((await resend).code).toBe('mail_failed')
    const after = [await guess(), await guess()]
    expect(codes([...before, ...meanwhile, ...after])).toEqual({ otp_invalid: 5, otp_exhausted: 1 })
  })

  it('stays good when the next one could not be mailed, for as long as it was', async () => {
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, email)
    const stored = () => server.query('select * from email_codes')
    await verifyCode(browser, email, otherCode(code))
    const before = await stored()
    server.clock.advance(31)
    mail.isDown = true
    expect((await browser.post(paths.sendCode, { email })).status).toBe(502)
    expect(await stored()).toEqual(before)
    expect((await verifyCode(browser, email, code)).status).toBe(200)
  })
})
