import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import {
  demo,
  demoPassword,
  login,
  paths,
  provePassword,
  requestCode,
  verifyCode,
} from '../../testing/sign-in-steps.ts'

describe.each(databases)('sessions (%s)', (db) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db })
  })
  afterEach(() => server.close())

  it('promise 11: an id that was there before the sign-in is worth nothing after it', async () => {
    const browser = await testBrowser(server)
    browser.cookies.set('sessionid', 'chosen-by-an-attacker-0123456789')
    await browser.get('/auth_api/v1/config/')
    const planted = browser.clone()
    expect((await login(browser, demo.password)).status).toBe(200)
    expect(browser.cookies.get('sessionid')).not.toBe(planted.cookies.get('sessionid'))
    expect((await browser.get(paths.me)).status).toBe(200)
    expect((await planted.get(paths.me)).status).toBe(401)
  })

  it('promise 11: the id changes with each factor that is proven', async () => {
    const browser = await testBrowser(server)
    await browser.post(paths.start, { user_email: demo.passwordAndCode })
    const planted = browser.clone()
    expect((await provePassword(browser, demo.passwordAndCode)).status).toBe(200)
    const refused = await planted.post(paths.sendCode, { email: demo.passwordAndCode })
    expect(refused.code).toBe('step_required')
  })

  it('everyone who asks at the same moment is told who they are themselves', async () => {
    const emails = [demo.password, demo.staff, demo.docsAdmin]
    const browsers = await Promise.all(emails.map((email) => signIn(server, email, demoPassword)))
    const ended = await signIn(server, demo.password, demoPassword)
    const replayed = ended.clone()
    await ended.post(paths.logout)
    const crowd = Array.from({ length: 10 }, () => [...browsers, replayed]).flat()
    const answers = await Promise.all(crowd.map((browser) => browser.get(paths.me)))
    const told = answers.map(({ status, data }) =>
      status === 200 ? (data as { email: string }).email : status,
    )
    expect(told).toEqual(Array.from({ length: 10 }, () => [...emails, 401]).flat())
  })

  it('promise 12: cookies replayed after signing out', async () => {
    const browser = await signIn(server, demo.password, demoPassword)
    const thief = browser.clone()
    expect((await thief.get(paths.me)).status).toBe(200)
    await browser.post(paths.logout)
    expect((await thief.get(paths.me)).code).toBe('not_authenticated')
    expect((await browser.get(paths.me)).code).toBe('not_authenticated')
  })

  it('promise 13: a disabled user is out at the next request, everywhere', async () => {
    const browsers = await Promise.all([
      signIn(server, demo.password, demoPassword),
      signIn(server, demo.password, demoPassword),
    ])
    const user = {
      email: demo.password,
      first_name: 'Ada',
      last_name: 'Lindqvist',
      organization: 'northfield',
      sign_in_method: 'password',
    } as const
    await server.import({ users: [{ ...user, disabled: true }] })
    for (const browser of browsers) expect((await browser.get(paths.me)).status).toBe(401)
    const again = await testBrowser(server)
    expect((await login(again, demo.password)).code).toBe('account_disabled')
    await server.import({ users: [{ ...user, disabled: false }] })
    for (const browser of browsers) expect((await browser.get(paths.me)).status).toBe(401)
    expect((await login(again, demo.password)).status).toBe(200)
  })

  it('promise 13: nothing that a disabled user had begun goes on once they are enabled', async () => {
    const user = {
      email: demo.passwordAndCode,
      first_name: 'Inès',
      last_name: 'Okafor',
      organization: 'vestibule',
      sign_in_method: 'password_and_email_otp',
    } as const
    const codes = '/auth_api/v1/accounts/login/code'
    const signedIn = await testBrowser(server)
    const otp = await requestCode(server, signedIn, user.email)
    await verifyCode(signedIn, user.email, otp)
    const kiosk = await testBrowser(server)
    await kiosk.post(`${codes}/register/`, { code: 'K7Q2MX' })
    const approval = { code: 'K7Q2MX', decision: 'approve' }
    expect((await signedIn.post(`${codes}/approve/`, approval)).status).toBe(200)
    server.clock.advance(31)
    const begun = await testBrowser(server)
    const pending = await requestCode(server, begun, user.email)

    await server.import({ users: [{ ...user, disabled: true }] })
    await server.import({ users: [{ ...user, disabled: false }] })
    expect((await signedIn.get(paths.me)).status).toBe(401)
    expect((await verifyCode(begun, user.email, pending)).code).toBe('step_required')
    const redeemed = await kiosk.post(`${codes}/authenticate/`, { code: 'K7Q2MX' })
    expect(redeemed.code).toBe('not_found')
  })

  it('promise 14: an imported password ends the sessions of the one before it', async () => {
    const user = {
      email: demo.password,
      first_name: 'Ada',
      last_name: 'Lindqvist',
      organization: 'northfield',
      sign_in_method: 'password',
    } as const
    const browser = await signIn(server, demo.password, demoPassword)
    await server.import({ users: [{ ...user, password: demoPassword }] })
    expect((await browser.get(paths.me)).status).toBe(200)
    await server.import({ users: [{ ...user, password: 'Another-Door-9!' }] })
    expect((await browser.get(paths.me)).status).toBe(401)
  })

  it('promise 15: the session ends at its hour, whatever the cookie says', async () => {
    const browser = await signIn(server, demo.password, demoPassword)
    const { max_ttl } = (await browser.get('/auth_api/v1/users/session_validity/')).data as {
      max_ttl: number
    }
    expect(max_ttl).toBe(server.clock.now().getTime() / 1000 + 43_200)
    server.clock.advance(43_199)
    expect((await browser.get(paths.me)).status).toBe(200)
    server.clock.advance(1)
    expect((await browser.get(paths.me)).status).toBe(401)
    expect((await browser.get(paths.authenticated)).status).toBe(401)
  })

  it('promise 10: reading changes nothing', async () => {
    const browser = await signIn(server, demo.docsAdmin, demoPassword)
    const before = await countRows(server)
    const reads = [
      'config/',
      'users/me/',
      'users/me/roles/',
      'users/authenticated/',
      'resources/me/',
    ]
    for (const path of [...reads, ...reads]) await browser.get(`/auth_api/v1/${path}`)
    expect(await countRows(server)).toEqual(before)
  })

  it('an attempt under way is forgotten after an hour', async () => {
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, demo.passwordAndCode)
    server.clock.advance(3601)
    const late = await browser.post(paths.verifyCode, { email: demo.passwordAndCode, otp: code })
    expect(late.code).toBe('step_required')
  })

  it('keeps its cookie from scripts, and names no https where there is none', async () => {
    const browser = await testBrowser(server)
    const answer = await login(browser, demo.password)
    const cookies = answer.headers.getSetCookie()
    const session = cookies.find((cookie) => cookie.startsWith('sessionid='))
    expect(session).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(session).toContain('Max-Age=43200')
    expect(cookies.find((cookie) => cookie.startsWith('csrftoken='))).not.toContain('HttpOnly')
  })
})

it('under https the session cookie is bound to this host', async () => {
  const server = await startTestServer({
    settings: { publicOrigin: 'https://vestibule.example' },
    importFile: {},
  })
  try {
    const response = await fetch(`http://127.0.0.1:${server.port}/auth_api/v1/config/`)
    const cookies = response.headers.getSetCookie()
    expect(cookies[0]).toMatch(
      /^__Host-sessionid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(cookies[1]).toMatch(/^csrftoken=.*; Path=\/; Secure; SameSite=Lax$/)
    expect(response.headers.get('strict-transport-security')).toContain('max-age=')
  } finally {
    await server.close()
  }
})

async function countRows(server: TestServer): Promise<Record<string, number>> {
  const tables = await server.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const counts = tables.map(async ({ name }) => {
    const [row] = await server.query<{ n: number | string }>(`select count(*) as n from "${name}"`)
    return [name, Number(row?.n)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
