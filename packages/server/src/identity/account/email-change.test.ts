import type { AccountSecurity } from '@vestibule/api-client/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import {
  demo,
  demoPassword,
  login,
  paths,
  requestCode,
  verifyCode,
} from '../../testing/sign-in-steps.ts'

const api = '/auth_api/v1'
const { password: ada, staff: sam } = demo
const next = 'ada.lovelace@northfield.example'

let server: TestServer
afterEach(() => server.close())

const ask = (browser: TestBrowser, email = next) =>
  browser.post(`${api}/accounts/email/`, { email })
const isIn = async (browser: TestBrowser) => (await browser.get(paths.authenticated)).status === 200
const pending = async (browser: TestBrowser) =>
  ((await browser.get(`${api}/users/me/security/`)).data as AccountSecurity).email_change
const linkTo = async (address: string) => {
  const mail = (await server.outbox(address)).find(({ link }) => link?.includes('/accounts/email/'))
  return new URL(mail?.link ?? '').pathname
}
const press = async (path: string, browser?: TestBrowser) => {
  const answer = await (browser ?? (await testBrowser(server))).send(path, { method: 'POST' })
  return answer.headers.get('location')
}
const invalid = '/auth/signin?error=token_invalid'
const at = (email: string) => `/auth/signin?email=${encodeURIComponent(email)}`

describe('promise 111: another address', () => {
  it('holds once its link was followed and its button pressed, and ends the other sessions', async () => {
    server = await startTestServer()
    const elsewhere = await signIn(server, ada, demoPassword)
    const browser = await signIn(server, ada, demoPassword)
    server.clock.advance(901)
    expect((await ask(browser)).code).toBe('step_required')
    await browser.post(`${api}/accounts/proof/`, { password: demoPassword })
    expect((await ask(browser)).status).toBe(200)
    expect(await pending(browser)).toMatchObject({ email: next })
    await elsewhere.post(`${api}/accounts/reset_password/`, { email: ada })
    const path = await linkTo(next)
    expect((await browser.get(path)).text).toContain(next)
    expect((await browser.get(paths.me)).data).toMatchObject({ email: ada })
    expect(await press(path, browser)).toBe(at(next))
    expect((await browser.get(paths.me)).data).toMatchObject({ email: next })
    expect([await isIn(browser), await isIn(elsewhere)]).toEqual([true, false])
    expect(await pending(browser)).toBeNull()
    expect(await press(path)).toBe(invalid)
    expect((await login(await testBrowser(server), next)).status).toBe(200)
    expect((await login(await testBrowser(server), ada)).code).toBe('invalid_credentials')
    // The change of address has deleted the reset link that was mailed to the old address.
    expect(await server.query('select 1 from reset_tokens')).toEqual([])
    expect((await server.outbox(ada)).map(({ subject }) => subject)).toEqual([
      'Your email address was changed',
      'Reset your password',
      'Your email address is about to change',
    ])
    const events = await server.query<{ event: string }>(
      "select event from audit_events where event like 'email%' order by id",
    )
    expect(events.map(({ event }) => event)).toEqual(['email_change_requested', 'email_changed'])
  })

  it('is undone by the old one for 72 hours, whatever was changed since, and everybody is out', async () => {
    server = await startTestServer()
    const thief = await signIn(server, ada, demoPassword)
    await ask(thief)
    const undo = await linkTo(ada)
    await press(await linkTo(next), thief)
    server.clock.advance(31)
    await ask(thief, 'third@northfield.example')
    await press(await linkTo('third@northfield.example'), thief)
    const undoOfThief = await linkTo(next)
    server.clock.advance(71 * 3600)
    expect((await (await testBrowser(server)).get(undo)).text).toContain(ada)
    expect(await press(undo)).toBe(at(ada))
    expect(await isIn(thief)).toBe(false)
    const owner = await testBrowser(server)
    expect((await verifyCode(owner, ada, await requestCode(server, owner, ada))).status).toBe(200)
    expect(await press(undoOfThief)).toBe(invalid)
    expect(await press(undo)).toBe(invalid)
  })

  it.each(databases)(
    'is undone by the old one also after a thief has undone a second change (%s)',
    async (db) => {
      server = await startTestServer({ db })
      const thief = await signIn(server, ada, demoPassword)
      await ask(thief)
      const undo = await linkTo(ada)
      await press(await linkTo(next), thief)
      server.clock.advance(31)
      await ask(thief, 'third@northfield.example')
      await press(await linkTo('third@northfield.example'), thief)
      expect(await press(await linkTo(next))).toBe(at(next))
      expect(await press(undo)).toBe(at(ada))
      const owner = await testBrowser(server)
      expect((await verifyCode(owner, ada, await requestCode(server, owner, ada))).status).toBe(200)
      expect(await press(undo)).toBe(invalid)
    },
  )

  it.each(databases)(
    'leaves the old one to nobody else while that can undo it (%s)',
    async (db) => {
      const signUp = { enabled: true, options: ['password'], organizationId: 'halden' }
      server = await startTestServer({ db, settings: { signUp } })
      const browser = await signIn(server, ada, demoPassword)
      await ask(browser)
      const undo = await linkTo(ada)
      await press(await linkTo(next), browser)
      const register = async () => {
        const stranger = await testBrowser(server)
        await stranger.post(`${api}/registration_requests/`, {
          first_name: 'Ada',
          last_name: 'B',
          description: 'Where is my account?',
          email: ada,
          sign_in_method: 'password',
        })
        const [mail] = await server.outbox(ada)
        return press(new URL(mail?.link ?? '').pathname, stranger)
      }
      expect(await register()).toBe(at(ada))
      const other = await signIn(server, sam, demoPassword)
      await ask(other, ada)
      expect(await press(await linkTo(ada))).toBe(invalid)
      const found = async () =>
        (await server.query(`select id from users where email = '${ada}'`)).length
      expect(await found()).toBe(0)
      expect(await press(undo)).toBe(at(ada))
      expect(await found()).toBe(1)
    },
  )

  it('can be given up as soon as the mail arrives, where accounts are hidden', async () => {
    server = await startTestServer({ settings: { hideAccounts: true } })
    await ask(await signIn(server, ada, demoPassword))
    const undo = await vi.waitFor(() => linkTo(ada))
    expect((await (await testBrowser(server)).get(undo)).text).toContain(ada)
  })

  it('is given up by the old address, by its owner, by a newer one, and by time', async () => {
    server = await startTestServer()
    const browser = await signIn(server, ada, demoPassword)
    const begin = async () => {
      server.clock.advance(31)
      expect((await ask(browser)).status).toBe(200)
      return linkTo(next)
    }
    const first = await begin()
    await begin()
    expect(await press(first)).toBe(invalid)
    const third = await begin()
    await browser.delete(`${api}/accounts/email/`)
    expect([await press(third), await pending(browser)]).toEqual([invalid, null])
    const fourth = await begin()
    const undo = await linkTo(ada)
    server.clock.advance(24 * 3600 + 1)
    expect(await press(fourth)).toBe(invalid)
    server.clock.advance(48 * 3600)
    expect(await press(undo)).toBe(invalid)
  })
})

describe.each(databases)('promise 112: a taken address (%s)', (db) => {
  it('is answered alike, and gets no link', async () => {
    server = await startTestServer({ db })
    const browser = await signIn(server, ada, demoPassword)
    const free = await ask(browser)
    server.clock.advance(31)
    const taken = await ask(browser, sam)
    expect([taken.status, taken.envelope.message]).toEqual([free.status, free.envelope.message])
    expect(await pending(browser)).toMatchObject({ email: sam })
    const [mail] = await server.outbox(sam)
    expect(mail?.subject).toBe('Your email address was entered for another account')
    expect(mail?.link).toBe(`${server.origin}/auth/signin`)
  })

  it('is nobody’s second one, however two race for it', async () => {
    server = await startTestServer({ db })
    const owners = [ada, sam]
    const links: string[] = []
    for (const email of owners) {
      await ask(await signIn(server, email, demoPassword))
      links.push(await linkTo(next))
    }
    expect(new Set(links).size).toBe(2)
    const led = await Promise.all(links.map((link) => press(link)))
    expect(new Set(led)).toEqual(new Set([at(next), invalid]))
  })
})
