import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'

const api = '/auth_api/v1/accounts/login/code'
const register = (browser: TestBrowser, code = 'K7Q2MX') =>
  browser.post(`${api}/register/`, { code })
const look = (browser: TestBrowser, code = 'K7Q2MX') => browser.get(`${api}/${code}/`)
const decide = (browser: TestBrowser, decision = 'approve', code = 'K7Q2MX') =>
  browser.post(`${api}/approve/`, { code, decision })
const authenticate = (browser: TestBrowser, body: Record<string, unknown> = {}) =>
  browser.post(`${api}/authenticate/`, { code: 'K7Q2MX', next_path: '/dv/a/', ...body })

const resetPath = '/auth_api/v1/accounts/reset_password/'
const restricted = { envType: 'restricted', isFederated: true }
const password = 'Quiet-Doorway-26!'

let server: TestServer
afterEach(() => server.close())

/** `kiosk` is to be signed in by a device code; `desktop` is signed in already and decides about the code. */
async function twoBrowsers(db: 'pglite' | 'postgres' = 'pglite') {
  server = await startTestServer({ db })
  return {
    kiosk: await testBrowser(server),
    desktop: await signIn(server, demo.password, password),
  }
}

describe.each(databases)('a device code on %s', (db) => {
  it('signs in the browser that registered it, once somebody has approved it', async () => {
    const { kiosk, desktop } = await twoBrowsers(db)
    expect((await register(kiosk)).data).toMatchObject({ expires_at: expect.any(String) })
    expect((await authenticate(kiosk)).status).toBe(202)
    expect((await look(desktop)).data).toMatchObject({
      client: { ip: expect.any(String), requested_at: server.clock.now().toISOString() },
    })
    expect((await decide(desktop)).status).toBe(200)
    expect((await authenticate(kiosk)).data).toEqual({ redirect_url: '/dv/a/' })
    expect((await kiosk.get(paths.me)).data).toMatchObject({ email: demo.password })
  })

  it('promise 50: approved twice or used twice, even at once, signs in one browser', async () => {
    const { kiosk, desktop } = await twoBrowsers(db)
    await register(kiosk)
    const decisions = await Promise.all([decide(desktop), decide(desktop)])
    expect(decisions.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    const twin = kiosk.clone()
    const answers = await Promise.all([authenticate(kiosk), authenticate(twin)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })
})

describe.each(databases)('an approved device code on %s', (db) => {
  it('promise 14: dies with the sessions of whoever approved it', async () => {
    const { kiosk, desktop } = await twoBrowsers(db)
    await register(kiosk)
    expect((await decide(desktop)).status).toBe(200)
    await (await testBrowser(server)).post(resetPath, { email: demo.password })
    const [mail] = await server.outbox(demo.password)
    const query = new URL(mail?.link ?? '').searchParams
    const path = `${resetPath}set_password/${query.get('uidb64')}/${query.get('token')}/`
    const body = { password: 'Other-Threshold-27?', confirm_password: 'Other-Threshold-27?' }
    expect((await (await testBrowser(server)).post(path, body)).status).toBe(200)
    expect((await authenticate(kiosk)).code).toBe('not_found')
    expect((await kiosk.get(paths.me)).status).toBe(401)
  })
})

describe('a device code', () => {
  it('redirects to the very address, whichever of its characters are encoded', async () => {
    const { kiosk, desktop } = await twoBrowsers()
    await register(kiosk)
    await decide(desktop)
    const answer = await authenticate(kiosk, { next_path: '/dv/😀%20', is_redirect: true })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dv/%F0%9F%98%80%20'])
  })

  it('promise 49: is useless in a browser that did not register it', async () => {
    const { kiosk, desktop } = await twoBrowsers()
    const thief = await testBrowser(server)
    await register(kiosk)
    await decide(desktop)
    expect((await authenticate(thief)).code).toBe('not_found')
    await register(thief, 'ABCDEF')
    expect((await authenticate(thief)).code).toBe('not_found')
    expect((await authenticate(kiosk)).status).toBe(200)
  })

  it('promise 50: is refused when it is taken, and free again after it has expired', async () => {
    const { kiosk } = await twoBrowsers()
    const other = await testBrowser(server)
    await register(kiosk)
    expect((await register(other)).code).toBe('conflict')
    server.clock.advance(9 * 32 + 1)
    expect((await authenticate(kiosk)).code).toBe('not_found')
    expect((await register(other)).status).toBe(200)
  })

  it('promise 50: dies when its browser registers another one, or when it expires', async () => {
    const { kiosk, desktop } = await twoBrowsers()
    await register(kiosk)
    await register(kiosk, 'ABCDEF')
    expect((await look(desktop)).code).toBe('not_found')
    server.clock.advance(9 * 32 + 1)
    expect((await decide(desktop, 'approve', 'ABCDEF')).code).toBe('not_found')
  })

  it('promise 49: that is denied says so to its browser, still after the next one, and to no other', async () => {
    const { kiosk, desktop } = await twoBrowsers()
    const thief = await testBrowser(server)
    await register(kiosk)
    await register(thief, 'THIEF1')
    await decide(desktop, 'deny')
    const answer = await authenticate(kiosk)
    expect([answer.status, answer.code, answer.envelope.error_info?.message]).toEqual([
      403,
      'access_denied',
      'The request was denied',
    ])
    expect((await authenticate(thief)).code).toBe('not_found')
    // Once another tab of the browser has registered a new code, the first tab, which asks about the old code, still
    // learns that it was denied.
    expect((await register(kiosk, 'ABCDEF')).status).toBe(200)
    expect((await authenticate(kiosk)).code).toBe('access_denied')
    expect((await authenticate(kiosk, { code: 'ABCDEF' })).status).toBe(202)
    expect((await decide(desktop)).code).toBe('not_found')
  })

  it('promise 51: cannot be found by trying', async () => {
    const { kiosk, desktop } = await twoBrowsers()
    await register(kiosk)
    const guess = (n: number) => look(desktop, `A${String(n).padStart(5, '0')}`)
    for (let n = 0; n < 20; n++) expect((await guess(n)).code).toBe('not_found')
    expect((await guess(20)).code).toBe('rate_limited')
    expect((await look(desktop)).code).toBe('rate_limited')
    expect((await decide(desktop)).code).toBe('rate_limited')
  })

  it('promise 52: is decided by a signed-in user only, who sees what asks', async () => {
    const { kiosk, desktop } = await twoBrowsers()
    await kiosk.post(`${api}/register/`, { code: 'K7Q2MX' }, { 'user-agent': 'Kiosk 7' })
    expect((await look(kiosk)).code).toBe('not_authenticated')
    expect((await decide(kiosk)).code).toBe('not_authenticated')
    expect((await look(desktop)).data).toMatchObject({ client: { user_agent: 'Kiosk 7' } })
    expect((await authenticate(kiosk)).status).toBe(202)
  })

  it('promise 89: is approved by no session that a code or a token has opened', async () => {
    const { kiosk, desktop } = await twoBrowsers()
    await register(kiosk)
    expect((await decide(desktop)).status).toBe(200)
    await authenticate(kiosk)
    const token = 'a-token-of-a-program-3f9c1b7a5e2d48f6'
    await server.query(
      `insert into api_tokens (token_hash, user_id, created_at)
       select sha256('${token}'), id, now() from users where email = '${demo.password}' returning 1`,
    )
    const program = await testBrowser(server)
    await program.post('/auth_api/v1/accounts/login/apitoken/', { apitoken: token })
    const third = await testBrowser(server)
    await register(third, 'ABCDEF')
    for (const browser of [kiosk, program]) {
      expect((await browser.get(paths.me)).status).toBe(200)
      expect((await decide(browser, 'approve', 'ABCDEF')).code).toBe('step_required')
    }
    expect((await authenticate(third, { code: 'ABCDEF' })).status).toBe(202)
    expect((await decide(kiosk, 'deny', 'ABCDEF')).status).toBe(200)
  })

  it('leads on by a redirect if asked to, and never off this origin', async () => {
    const { kiosk, desktop } = await twoBrowsers()
    await register(kiosk)
    await decide(desktop)
    const answer = await authenticate(kiosk, { is_redirect: true, next_path: '//evil.example' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  })

  it('promise 53: is the only way in where the environment is restricted and federated', async () => {
    server = await startTestServer({ settings: restricted })
    const browser = await testBrowser(server)
    const form = new URLSearchParams({ username: demo.password, password })
    expect((await browser.post(paths.login, form)).code).toBe('forbidden')
    expect((await browser.post(paths.password, form)).code).toBe('forbidden')
    expect((await browser.post(paths.sendCode, { email: demo.password })).code).toBe('forbidden')
    expect((await register(browser)).status).toBe(200)
  })

  it.each(['ABC', 'ABCDEFG', 'ABC DE', 'ÄBCDEF', ''])(
    'must be six of A–Z and 0–9: %j',
    async (code) => {
      const { kiosk } = await twoBrowsers()
      expect((await register(kiosk, code)).code).toBe('validation_failed')
    },
  )
})
