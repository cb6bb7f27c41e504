import { afterEach, describe, expect, it } from 'vitest'
import { users } from '../../platform/db/schema/accounts.ts'
import { registrationRequests } from '../../platform/db/schema/recovery.ts'
import { databases } from '../../testing/databases.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import { startWithUnsteadyMail } from '../../testing/unsteady-mail.ts'

const applicant = {
  first_name: 'Kofi',
  last_name: 'Mensah',
  description: 'Cohort work with the northern registry',
  email: 'Kofi@Registry.example',
  sign_in_method: 'password',
}
const request = (browser: TestBrowser, change: Record<string, unknown> = {}) =>
  browser.post('/auth_api/v1/registeration_requests/', { ...applicant, ...change })
const signUp = { enabled: true, options: ['password'], organizationId: null as string | null }

/** Opens the mailed link of a request for an account, and presses the button of its page. */
async function verify(browser: TestBrowser, path: string) {
  await browser.get(path)
  return browser.send(path, { method: 'POST' })
}

let server: TestServer
afterEach(() => server.close())

const mailedPath = async (email = applicant.email) => {
  const link = new URL((await server.outbox(email))[0]?.link ?? 'http://none.example')
  return `${link.pathname}${link.search}`
}

describe.each(databases)('a registration on %s', (db) => {
  it('promise 87: mails a link, whose visit verifies nothing, but the button of its page', async () => {
    server = await startTestServer({ db })
    const browser = await testBrowser(server)
    expect((await request(browser)).data).toEqual({ email: applicant.email })
    const path = await mailedPath()
    const verifiedAt = async () =>
      (await server.store.db.select().from(registrationRequests))[0]?.verifiedAt
    for (let visit = 0; visit < 3; visit++) {
      const page = await browser.get(path)
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(page.text).toContain('<form method="post"><button>Verify email address</button>')
      expect(page.text).toContain(applicant.email)
      await browser.send(path, { method: 'HEAD' })
    }
    expect(await verifiedAt()).toBeNull()
    const signIn = '/auth/signin?email=Kofi%40Registry.example'
    // Imitates a double click on the button, which posts the form without a CSRF header. Each click comes from another
    // browser than the one that has asked for the account.
    for (let click = 0; click < 2; click++) {
      const { status, headers } = await (await testBrowser(server)).send(path, { method: 'POST' })
      expect([status, headers.get('location')]).toEqual([303, signIn])
    }
    expect(await verifiedAt()).toEqual(server.clock.now())
    expect((await browser.get(path)).headers.get('location')).toBe(signIn)
    const none = await browser.send(path.replace(/verify\/.*/, 'verify/none/'), { method: 'POST' })
    expect(none.headers.get('location')).toBe('/auth/signin?error=token_invalid')
  })

  it('becomes an account at once where an organisation takes them', async () => {
    server = await startTestServer({
      db,
      settings: { signUp: { ...signUp, organizationId: 'halden' } },
    })
    const browser = await testBrowser(server)
    await request(browser)
    expect((await browser.post(paths.start, { user_email: applicant.email })).status).toBe(404)
    await verify(browser, await mailedPath())
    const start = await browser.post(paths.start, { user_email: applicant.email })
    expect(start.data).toMatchObject({ next_authentication_step: 'EmailOTP' })
  })

  it('stays as it was, with its link, when made again while mails fail', async () => {
    const started = await startWithUnsteadyMail({ db })
    server = started.server
    const browser = await testBrowser(server)
    const stored = () => server.query('select * from registration_requests')
    started.mail.isDown = true
    expect((await request(browser)).code).toBe('mail_failed')
    expect(await stored()).toEqual([])
    started.mail.isDown = false
    await request(browser)
    const path = await mailedPath()
    await verify(browser, path)
    const before = await stored()
    server.clock.advance(31)
    started.mail.isDown = true
    expect((await request(browser, { last_name: 'Asante' })).code).toBe('mail_failed')
    expect(await stored()).toEqual(before)
    expect((await browser.get(path)).headers.get('location')).toContain('/auth/signin?email=')
  })
})

describe('a registration', () => {
  it('is asked for at either spelling, and verified with or without the last slash', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const address = '/auth_api/v1/registration_requests'
    expect((await browser.post(address, applicant)).status).toBe(200)
    const path = await mailedPath()
    const answer = await verify(browser, path.replace(/\/$/, ''))
    expect(answer.headers.get('location')).toBe('/auth/signin?email=Kofi%40Registry.example')
  })

  it('promise 54: of a known address gets the same reply, and another mail', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const unknown = await request(browser)
    const known = await request(browser, { email: demo.password })
    expect(known.status).toBe(unknown.status)
    expect(known.data).toEqual({ email: demo.password })
    const [mail] = await server.outbox(demo.password)
    expect(mail?.subject).toBe('You already have access')
    expect(await mailedPath(demo.password)).toContain('/auth/signin?email=')
    expect(await server.store.db.select().from(registrationRequests)).toHaveLength(1)
  })

  it('promise 54: ignores fields that are not asked for', async () => {
    server = await startTestServer({
      settings: { signUp: { ...signUp, organizationId: 'halden' } },
    })
    const browser = await testBrowser(server)
    await request(browser, { role: 'docs-admin', can_impersonate: true, organization: 'vestibule' })
    await verify(browser, await mailedPath())
    const created = (await server.store.db.select().from(users)).find(
      ({ emailKey }) => emailKey === 'kofi@registry.example',
    )
    expect(created).toMatchObject({ organizationId: 'halden', canImpersonate: false })
  })

  it('made again by a stranger kills no link, and changes no name in the request of another', async () => {
    server = await startTestServer({
      settings: { signUp: { ...signUp, organizationId: 'halden' } },
    })
    const browser = await testBrowser(server)
    await request(browser)
    const first = await mailedPath()
    const again = await request(browser)
    expect([again.code, again.headers.get('retry-after')]).toEqual(['rate_limited', '30'])
    server.clock.advance(30)
    const stranger = await testBrowser(server)
    expect((await request(stranger, { last_name: 'Mocked' })).status).toBe(200)
    const verified = await verify(browser, first)
    expect(verified.headers.get('location')).toContain('/auth/signin?email=')
    server.clock.advance(30)
    // A verified request stays unchanged, even if the address is requested again.
    expect((await request(stranger, { last_name: 'Mocked' })).status).toBe(200)
    const stored = await server.store.db.select().from(registrationRequests)
    const all = stored.filter(({ verifiedAt }) => verifiedAt !== null)
    expect(all.map(({ lastName }) => lastName)).toEqual(['Mensah'])
    const created = (await server.store.db.select().from(users)).find(
      ({ emailKey }) => emailKey === 'kofi@registry.example',
    )
    expect(created).toMatchObject({ lastName: 'Mensah' })
  })

  it('takes no name with control characters, which a terminal would obey', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const refused = await request(browser, {
      first_name: '\u001b]0;owned\u0007',
      last_name: 'A\u009bB',
    })
    expect(refused.envelope.error_info?.fields).toEqual({
      first_name: ['Please enter no control characters'],
      last_name: ['Please enter no control characters'],
    })
    const accepted = { last_name: 'O’Brien-Ngũgĩ می\u200cخواهم', description: 'One\nTwo\tThree' }
    expect((await request(browser, accepted)).status).toBe(200)
  })

  it('expires after a week', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    await request(browser)
    server.clock.advance(7 * 86_400 + 1)
    const answer = await browser.get(await mailedPath())
    expect(answer.headers.get('location')).toBe('/auth/signin?error=token_invalid')
  })

  it('needs every field, a method on offer, and registration to be open', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const empty = await request(browser, { first_name: '', description: ' ', email: 'a@b' })
    expect(Object.keys(empty.envelope.error_info?.fields ?? {}).toSorted()).toEqual([
      'description',
      'email',
      'first_name',
    ])
    const hidden = await request(browser, { email: 'kofi@registry.example/' })
    expect(hidden.envelope.error_info?.fields).toEqual({ email: ['Please enter a valid email'] })
    const method = await request(browser, { sign_in_method: 'password_and_email_otp' })
    expect(method.envelope.error_info?.fields).toHaveProperty('sign_in_method')
    await server.close()
    server = await startTestServer({ settings: { signUp: { ...signUp, enabled: false } } })
    expect((await request(await testBrowser(server))).code).toBe('sign_up_disabled')
  })
})
