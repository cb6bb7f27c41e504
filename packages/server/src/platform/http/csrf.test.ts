import { calls } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  signIn,
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import { demo, demoPassword, paths } from '../../testing/sign-in-steps.ts'

// These tests forge requests in many ways, to one call that needs a session and one that does not.
// `src/conformance/guard-cases.ts` forges a few to each call.
const guarded = calls.selectOrganization.endpoint
const open = calls.login.endpoint
const form = new URLSearchParams({ username: demo.password, password: demoPassword })

describe('cross-site request forgery', () => {
  let server: TestServer
  // All cases share these browsers, because a refused request changes no session. Each uses a copy, because an answer
  // may delete cookies.
  let ada: TestBrowser
  let staff: TestBrowser
  let visitor: TestBrowser
  beforeAll(async () => {
    server = await startTestServer()
    ada = await signIn(server, demo.password, demoPassword)
    staff = await signIn(server, demo.staff, demoPassword)
    visitor = await testBrowser(server)
  })
  afterAll(() => server.close())

  it.each([guarded, open])(
    'promise 6: $path without the token, or with a wrong one',
    async (call) => {
      const browser = ada.clone()
      const headers = { 'content-type': 'application/json', origin: server.origin }
      const tokens = [
        undefined,
        '',
        'x',
        'undefined',
        `${browser.cookies.get('csrftoken')}x`,
        visitor.cookies.get('csrftoken') ?? '',
      ]
      for (const token of tokens) {
        const answer = await browser.send(call.path, {
          method: call.method,
          headers: token === undefined ? headers : { ...headers, 'x-csrftoken': token },
          body: '{}',
        })
        expect([answer.status, answer.code]).toEqual([403, 'csrf_failed'])
      }
      expect((await browser.get(paths.me)).status).toBe(200)
    },
  )

  describe('from a browser without a session', () => {
    /** Headers of forged requests, and of requests that cannot be told from forged ones. */
    const forgeries = (token: string): Record<string, string>[] => [
      {},
      { 'x-csrftoken': 'x', origin: server.origin },
      { 'x-csrftoken': token, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    ]
    let before: TestBrowser
    beforeAll(async () => {
      const signedOut = await signIn(server, demo.password, demoPassword)
      before = signedOut.clone()
      await signedOut.post(paths.logout)
    })
    /** Browsers that have never signed in, have signed out, or whose session has ended. */
    const browsers = () => {
      const expired = before.clone()
      expired.cookies.delete('sessionid')
      const bare = before.clone()
      bare.cookies.clear()
      return { 'signed out elsewhere': before.clone(), 'with an expired cookie': expired, bare }
    }

    it('a call that needs a session says that nobody is signed in, whatever the token', async () => {
      for (const [name, browser] of Object.entries(browsers())) {
        const token = browser.cookies.get('csrftoken') ?? ''
        for (const headers of [
          { 'x-csrftoken': token, origin: server.origin },
          ...forgeries(token),
        ]) {
          const answer = await browser.send(guarded.path, { method: 'POST', headers, body: '{}' })
          expect([name, answer.status, answer.code]).toEqual([name, 401, 'not_authenticated'])
        }
      }
    })

    it('promise 6: a call that needs none keeps its check', async () => {
      for (const [name, browser] of Object.entries(browsers())) {
        const token = browser.cookies.get('csrftoken') ?? ''
        for (const headers of forgeries(token)) {
          const answer = await browser.send(open.path, { method: 'POST', headers, body: '{}' })
          expect([name, answer.status, answer.code]).toEqual([name, 403, 'csrf_failed'])
        }
      }
    })
  })

  it('promise 7: a form that another site posts in a session', async () => {
    const browser = staff.clone()
    const before = await server.query('select * from sessions')
    const answer = await browser.send(guarded.path, {
      method: 'POST',
      headers: {
        'x-csrftoken': browser.cookies.get('csrftoken') ?? '',
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
      body: new URLSearchParams({ organization_id: 'calder' }),
    })
    expect([answer.status, answer.code]).toEqual([403, 'csrf_failed'])
    expect(await server.query('select * from sessions')).toEqual(before)
  })

  it('promise 7: a form that another site posts', async () => {
    const browser = await testBrowser(server)
    const posted = await browser.send(paths.login, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: form,
    })
    expect(posted.code).toBe('csrf_failed')
    expect((await browser.get(paths.me)).status).toBe(401)
  })

  it('promise 8: a token planted together with its cookie', async () => {
    const victim = await testBrowser(server)
    const attacker = await testBrowser(server)
    const planted = attacker.cookies.get('csrftoken') ?? ''
    victim.cookies.set('csrftoken', planted)
    expect((await victim.post(paths.login, form)).code).toBe('csrf_failed')
    victim.cookies.set('csrftoken', 'planted')
    expect((await victim.post(paths.login, form)).code).toBe('csrf_failed')
  })

  it('promise 9: a sign-in without cookies', async () => {
    const bare = (headers: Record<string, string>) =>
      fetch(`${server.origin}${paths.login}`, { method: 'POST', headers, body: form })
    expect((await bare({})).status).toBe(403)
    expect((await bare({ 'x-csrftoken': 'x' })).status).toBe(403)
    expect((await bare({ cookie: 'csrftoken=x', 'x-csrftoken': 'x' })).status).toBe(403)
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['no origin to speak of', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
  ])('refuses the right token from %s', async (_name, headers) => {
    const browser = await testBrowser(server)
    expect((await browser.post(paths.login, form, headers)).code).toBe('csrf_failed')
  })

  it('takes the loopback by any of its names in development', async () => {
    const { port } = new URL(server.origin)
    const browser = await testBrowser({ origin: `http://127.0.0.1:${port}` })
    expect((await browser.post(paths.login, form)).status).toBe(200)
  })

  it('renews the token at sign-in and at sign-out', async () => {
    const browser = await testBrowser(server)
    const before = browser.cookies.get('csrftoken')
    await browser.post(paths.login, form)
    const during = browser.cookies.get('csrftoken')
    await browser.post(paths.logout)
    const after = browser.cookies.get('csrftoken')
    expect(new Set([before, during, after]).size).toBe(3)
    expect((await browser.post(paths.login, form)).status).toBe(200)
  })
})
