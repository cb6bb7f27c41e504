import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { patienceMs } from '../../../../../tools/patience.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { databases } from '../../testing/databases.ts'
import {
  demo,
  login,
  paths,
  provePassword,
  requestCode,
  verifyCode,
} from '../../testing/sign-in-steps.ts'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'

const newPassword = 'Other-Threshold-27?'

let server: TestServer
afterEach(() => server.close())

const isSignedIn = async (browser: TestBrowser) =>
  (await browser.get(paths.authenticated)).status === 200

async function linkFor(email: string): Promise<URLSearchParams> {
  await (await testBrowser(server)).post('/auth_api/v1/accounts/reset_password/', { email })
  const [mail] = await server.outbox(email)
  return new URL(mail?.link ?? '').searchParams
}

async function reset(link: URLSearchParams) {
  const [uid, token] = [link.get('uidb64'), link.get('token')]
  const path = `/auth_api/v1/accounts/reset_password/set_password/${uid}/${token}/`
  const body = { password: newPassword, confirm_password: newPassword }
  expect((await (await testBrowser(server)).post(path, body)).status).toBe(200)
}

describe.each(databases)('the old password on %s', (db) => {
  it('promise 14: opens nothing once it is replaced, however many sign-ins are under way', async () => {
    server = await startTestServer({ db, clock: 'system' })
    const link = await linkFor(demo.password)
    const signedIn: TestBrowser[] = []
    const first = await testBrowser(server)
    const signInUntilRefused = async () => {
      const browser = first.clone()
      if ((await login(browser, demo.password)).status !== 200) return
      signedIn.push(browser)
      await signInUntilRefused()
    }
    const thieves = Array.from({ length: 6 }, signInUntilRefused)
    await expect.poll(() => signedIn.length, { timeout: patienceMs }).toBeGreaterThan(5)
    await reset(link)
    await Promise.all(thieves)
    const open = await Promise.all(signedIn.map(isSignedIn))
    expect(open.filter(Boolean)).toEqual([])
  })

  it('promise 14: that was proven before leads to no mailed code after', async () => {
    server = await startTestServer({ db })
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, demo.passwordAndCode)
    server.clock.advance(31)
    await reset(await linkFor(demo.passwordAndCode))
    expect((await verifyCode(browser, demo.passwordAndCode, code)).code).toBe('step_required')
    expect(await isSignedIn(browser)).toBe(false)
  })
})

it.each([
  ['session', demo.password, login],
  ['mailed code', demo.passwordAndCode, provePassword],
])(
  'promise 14: a password that is replaced while it is compared leads to no %s',
  async (_name, email, prove) => {
    server = await startTestServer({ db: 'postgres' })
    const browser = await testBrowser(server)
    await browser.post(paths.start, { user_email: email })
    const passwordHash = await hashPassword(newPassword)
    const answer = await server.store.db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash }).where(eq(users.email, email))
      const answer = prove(browser, email)
      // Until this transaction commits, the sign-in reads the hash of the old password. Give it 1.5 seconds to compare
      // the password with that hash.
      await new Promise((resolve) => {
        setTimeout(resolve, 1500)
      })
      return { answer }
    })
    expect((await answer.answer).code).toBe('invalid_credentials')
    expect(await isSignedIn(browser)).toBe(false)
    expect((await browser.post(paths.sendCode, { email })).status).not.toBe(200)
    const failures = await server.query("select 1 from audit_events where event = 'sign_in_failed'")
    expect(failures).toHaveLength(1)
    expect(await server.query("select 1 from audit_events where event = 'signed_in'")).toEqual([])
  },
)
