import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import {
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'

const login = '/auth_api/v1/login/'
const password = '/auth_api/v1/accounts/login/password/'
const sendCode = '/auth_api/v1/accounts/login/email_otp/generate_nfer_otp/'
const verifyCode = '/auth_api/v1/accounts/login/email_otp/validate_nfer_otp/'
const email = 'ines@vestibule.example'

describe.each(databases)('password, then a mailed code (%s)', (db) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db })
  })
  afterEach(() => server.close())

  it('signs in step by step', async () => {
    const browser = await testBrowser(server)
    const start = await browser.post(login, { user_email: email, next: '/home' })
    expect(start.data).toEqual({
      sign_in_method: 'password_and_email_otp',
      next_authentication_step: 'Password',
      redirect_url: null,
    })
    const form = new URLSearchParams({ username: email, password: 'Quiet-Doorway-26!' })
    expect((await browser.post(password, form)).status).toBe(200)
    expect((await browser.get('/auth_api/v1/users/me/')).code).toBe('not_authenticated')
    expect((await browser.post(sendCode, { email })).status).toBe(200)
    const [mail] = await server.outbox(email)
    const proven = await browser.post(verifyCode, { email, otp: mail?.code })
    expect(proven.data).toEqual({ user_type: 2 })
    const redirect = await browser.post('/auth_api/v1/accounts/login/redirect/', { next: '/home' })
    expect(redirect.data).toEqual({ redirect_url: '/home' })
    const me = await browser.get('/auth_api/v1/users/me/')
    expect(me.data).toMatchObject({ email, organization_info: { is_internal: true } })
  })

  const form = new URLSearchParams({ username: email, password: 'Quiet-Doorway-26!' })

  /** Signs in up to the mailed code. Resolves to the body of the request that enters the code. */
  const untilMailed = async (browser: TestBrowser) => {
    await browser.post(login, { user_email: email, next: '/' })
    await browser.post(password, form)
    await browser.post(sendCode, { email })
    const [mail] = await server.outbox(email)
    return { email, otp: mail?.code }
  }

  it('keeps the mailed code for who goes back to the password, in the same browser', async () => {
    const browser = await testBrowser(server)
    const code = await untilMailed(browser)
    expect((await browser.post(password, form)).status).toBe(200)

    const other = await testBrowser(server)
    await other.post(password, form)
    expect((await other.post(verifyCode, code)).status).not.toBe(200)
    expect((await browser.post(verifyCode, code)).data).toEqual({ user_type: 2 })
  })

  it('keeps the mailed code for who starts again, and asks for the password again', async () => {
    const browser = await testBrowser(server)
    const code = await untilMailed(browser)
    const again = await browser.post(login, { user_email: email, next: '/' })
    expect(again.data).toMatchObject({ next_authentication_step: 'Password' })
    expect((await browser.post(password, form)).status).toBe(200)
    expect((await browser.post(sendCode, { email })).status).toBe(429)
    expect((await browser.post(verifyCode, code)).data).toEqual({ user_type: 2 })
  })
})
