import { allCalls, needsSession, type Call } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, pageHeaders } from '../../testing/gate-calls.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword, paths } from '../../testing/sign-in-steps.ts'
import { plainFetch } from '../../testing/plain-fetch.ts'

let server: TestServer
let ada: TestBrowser
beforeAll(async () => {
  server = await startTestServer({ settings: { twoFactors: 'all', trustedProxyHops: 1 } })
  await server.import({
    resources: [
      { to: ['northfield'], resourcetype: 'AppResource', resource: { url: 'tool' } },
      {
        to: ['northfield'],
        resourcetype: 'AppResource',
        resource: { url: 'own', gate: { origin: 'https://own.example' } },
      },
    ] as never,
  })
  ada = await signIn(
    { origin: server.origin, fetch: plainFetch() } as never,
    demo.password,
    demoPassword,
  )
})
afterAll(() => server.close())

/** Makes a call with the cookies of a browser. The path's parameters are made up. */
async function send({ endpoint: { method, path } }: Call, cookies: ReadonlyMap<string, string>) {
  const response = await fetch(server.origin + path.replaceAll(/:\w+/g, 'x'), {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': cookies.get('csrftoken') ?? '',
      origin: server.origin,
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  const text = await response.text()
  return [response.status, /"code":"(\w+)"/.exec(text)?.[1], response.headers.get('location')]
}

/**
 * The only calls that accept a session that still lacks its second factor. All others refuse such a session, or answer
 * as to a visitor without a session.
 */
const before = [
  'createPasskey',
  'decideRedirect',
  'generateQrCode',
  'getMissingFactor',
  'getPasskeyCreationOptions',
  'getPasskeyRequestOptions',
  'logout',
  'proveAgain',
  'verifyRecoveryCode',
  'verifyTotp',
]

describe('promise 159: a session that lacks its second factor opens nothing', () => {
  const all = Object.entries<Call>(allCalls)

  it('is good for the calls that set one up, show it or lead out', () => {
    const open = all.filter(([, { factors }]) => factors === 'before').map(([name]) => name)
    expect(open.toSorted()).toEqual(before)
  })

  const bySession = all.filter(([, { access }]) => needsSession(access))
  it.each(bySession.filter(([, { factors }]) => factors !== 'before'))(
    '%s refuses it',
    async (_, call) => {
      const [status, code] = await send(call, ada.cookies)
      expect([status, code]).toEqual([403, 'two_factors_required'])
    },
  )
  it.each(bySession.filter(([, { factors }]) => factors === 'before'))(
    '%s takes it',
    async (_, call) => {
      const [, code] = await send(call, ada.clone().cookies)
      expect(code).not.toBe('two_factors_required')
    },
  )

  const byAnyone = all.filter(
    ([, { access, factors }]) => !needsSession(access) && factors !== 'before',
  )
  it.each(byAnyone.filter(([name]) => name !== 'checkGate' && name !== 'enterGate'))(
    '%s answers as to a visitor',
    async (_, call) => {
      const copy = ada.clone()
      const answer = await send(call, copy.cookies)
      const visitor = await send(
        call,
        new Map([...copy.cookies].filter(([name]) => name !== 'sessionid')),
      )
      // Without the session cookie, a call that checks the CSRF token answers `csrf_failed`. That says nothing about
      // the second factor, so the two answers may differ then.
      const isSame = String(answer) === String(visitor) || visitor[1] === 'csrf_failed'
      expect([answer, visitor, isSame]).toEqual([answer, visitor, true])
    },
  )

  it('the gate leads its pages to the second factor, and refuses its programs', async () => {
    const address = `${server.origin}/tool/page?x=1`
    const page = await ask(ada, 'tool', address, pageHeaders)
    const next = encodeURIComponent('/tool/page?x=1')
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      `${server.origin}/auth/second-factor?next=${next}`,
    ])
    const forNginx = await ask(ada, 'tool', address, pageHeaders, '?answer=401')
    expect([forNginx.status, forNginx.headers.get('x-vestibule-location')]).toEqual([
      401,
      `${server.origin}/auth/second-factor?next=${next}`,
    ])
    const frame = { ...pageHeaders, 'sec-fetch-dest': 'iframe' }
    const framed = await ask(ada, 'tool', address, frame)
    expect([framed.status, framed.text.includes('/auth/second-factor?next=')]).toEqual([403, true])
    const script = await ask(ada, 'tool', address)
    expect([script.status, script.code]).toEqual([403, 'two_factors_required'])
    const enter = await ada.get('/auth_api/v1/gate/own/enter/?to=%2F&state=x', pageHeaders)
    expect(enter.headers.get('location')).toContain('/auth/second-factor?next=')
  })

  it('pages of the platform lead to it, and the sign-in stays open', async () => {
    for (const path of [
      '/',
      '/dv/northfield_oncology/',
      '/admin/',
      '/auth/account',
      '/auth/eula',
    ]) {
      const page = await ada.get(path, pageHeaders)
      const next = encodeURIComponent(path)
      expect([path, page.headers.get('location')]).toEqual([
        path,
        `${server.origin}/auth/second-factor?next=${next}`,
      ])
    }
    expect((await ada.get('/auth/signin', pageHeaders)).headers.get('location')).toBeNull()
  })

  it('the script for pages of apps sees nobody', async () => {
    const answer = await ada.get('/auth_api/v1/gate/tool/session/')
    expect(answer.data).toEqual({ user: null, acting_for: null, ends_at: null })
  })

  it('nor does it outlive another sign-in in its browser, or a sign-out', async () => {
    const browser = await signIn(server, demo.password, demoPassword)
    const old = browser.clone()
    await browser.post(paths.start, { user_email: demo.staff })
    expect((await old.get(paths.authenticated)).code).toBe('not_authenticated')
    const other = await signIn(server, demo.password, demoPassword)
    const copy = other.clone()
    await other.post(paths.logout)
    expect((await copy.get(paths.authenticated)).code).toBe('not_authenticated')
  })
})
