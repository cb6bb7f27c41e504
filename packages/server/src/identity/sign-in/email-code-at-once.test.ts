import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { demo, otherCode, paths, requestCode, verifyCode } from '../../testing/sign-in-steps.ts'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'

const email = demo.passwordAndCode

describe.each(databases)('the mailed code, sent many times at once (%s)', (db) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db })
  })
  afterEach(() => server.close())

  it('promise 21: fifty right answers at once open one session', async () => {
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, email)
    const browsers = Array.from({ length: 50 }, () => browser.clone())
    const answers = await Promise.all(browsers.map((one) => verifyCode(one, email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const sessions = await Promise.all(browsers.map((one) => one.get(paths.me)))
    expect(sessions.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('promise 22: of two hundred wrong answers at once five are compared', async () => {
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, email)
    const wrong = otherCode(code)
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => verifyCode(browser.clone(), email, wrong)),
    )
    const count = (name: string) => answers.filter(({ code: said }) => said === name).length
    expect(count('otp_invalid')).toBe(5)
    expect(count('otp_exhausted') + count('rate_limited')).toBe(195)
    expect((await verifyCode(browser, email, code)).code).toBe('otp_exhausted')
  })
})
