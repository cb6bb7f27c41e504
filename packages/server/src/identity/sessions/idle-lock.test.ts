import { fillPath } from '@vestibule/api-client'
import { allCalls, needsSession, type Call } from '@vestibule/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { ask, pageHeaders, signedInVisitor } from '../../testing/gate-calls.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword, login, paths } from '../../testing/sign-in-steps.ts'
import { askByToken, makeToken } from '../../testing/token-steps.ts'

const activityPath = '/auth_api/v1/users/me/activity/'
const proofPath = '/auth_api/v1/accounts/proof/'
const validityPath = '/auth_api/v1/users/session_validity/'
const minutes = 5

describe.each(databases)('the idle lock (%s)', (db) => {
  let server: TestServer
  let ada: TestBrowser
  beforeEach(async () => {
    server = await startTestServer({
      db,
      env: { IDLE_LOCK_MINUTES: String(minutes) },
      settings: { trustedProxyHops: 1 },
    })
    ada = await signIn(server, demo.password, demoPassword)
  })
  afterEach(() => server.close())

  const stateOf = async (browser: TestBrowser) => (await browser.get(paths.authenticated)).data
  const lock = () => server.clock.advance(minutes * 60)
  const lastActive = async () => {
    const [row] = await server.query(`
      select s.active_at from sessions s join users u on u.id = s.user_id
      where u.email = '${demo.password}'`)
    return row
  }

  it('promise 161: refuses every call of a locked session but those that unlock it or lead out', async () => {
    lock()
    const open: string[] = []
    for (const [name, call] of Object.entries(allCalls) as [string, Call][]) {
      if (!needsSession(call.access)) continue
      const { method, path } = call.endpoint
      const params = Object.fromEntries(
        [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, 'x']),
      )
      const address = fillPath(path, params)
      const { code } =
        method === 'GET'
          ? await ada.get(address)
          : await ada[method.toLowerCase() as 'post'](address, {})
      if (code !== 'session_locked') open.push(name)
    }
    expect(open.toSorted()).toEqual(['getAuthenticated', 'proveAgain'])
    expect(await stateOf(ada)).toEqual({ locked: true, proofs: ['password'] })
    expect((await ada.get('/auth_api/v1/config/')).data).toMatchObject({ idle_lock: true })
    expect((await ada.post(paths.logout)).status).toBe(200)
    expect((await ada.get(paths.authenticated)).code).toBe('not_authenticated')
  })

  it('promise 161: lasts in every tab and browser window, and on every server, until a factor is shown', async () => {
    const copy = ada.clone()
    lock()
    const other = await startTestServer({
      db,
      env: { IDLE_LOCK_MINUTES: String(minutes) },
      shareDatabaseOf: server,
    })
    other.clock.advance(minutes * 60)
    expect((await { ...copy, origin: other.origin }.get(paths.me)).code).toBe('session_locked')
    await other.close()
    // Requests that a page makes by itself, and activity that comes too late, do not unlock the session.
    for (let n = 0; n < 3; n += 1) {
      expect((await ada.get(paths.me)).code).toBe('session_locked')
      expect((await ada.post(activityPath)).code).toBe('session_locked')
    }
    expect((await ada.post(proofPath, { password: 'wrong' })).code).toBe('invalid_credentials')
    expect((await ada.get(paths.me)).code).toBe('session_locked')
    expect((await ada.post(proofPath, { password: demoPassword })).status).toBe(200)
    expect((await ada.get(paths.me)).status).toBe(200)
    // Proving again has changed the session id, so cookies that were copied before open nothing.
    expect((await copy.get(paths.me)).code).toBe('not_authenticated')
  })

  it('is put off by use alone, to the end of the same time again', async () => {
    const before = (await ada.get(validityPath)).data as { locks_at: string }
    server.clock.advance(minutes * 60 - 1)
    expect((await ada.get(paths.me)).status).toBe(200)
    const reported = await ada.post(activityPath)
    const { locks_at } = reported.data as { locks_at: string }
    expect(Date.parse(locks_at) - Date.parse(before.locks_at)).toBe((minutes * 60 - 1) * 1000)
    server.clock.advance(minutes * 60 - 1)
    expect(await stateOf(ada)).toEqual({ locked: false })
    server.clock.advance(1)
    expect(await stateOf(ada)).toMatchObject({ locked: true })
  })

  it('writes no more often than once in ten seconds, however many tabs report', async () => {
    await lastActive()
    server.clock.advance(30)
    await ada.post(activityPath)
    const written = await lastActive()
    server.clock.advance(9)
    await Promise.all(Array.from({ length: 5 }, () => ada.post(activityPath)))
    for (let n = 0; n < 5; n += 1) await ada.get(paths.me)
    expect(await lastActive()).toEqual(written)
    server.clock.advance(1)
    await ada.post(activityPath)
    expect(await lastActive()).not.toEqual(written)
  })

  it('a mailed code does not unlock, nor does a proof of before make factors changeable', async () => {
    const staff = await signIn(server, demo.staff, demoPassword)
    expect((await staff.post('/auth_api/v1/accounts/proof/code/', {})).status).toBe(200)
    const [mail] = await server.outbox(demo.staff)
    const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
    expect((await staff.get(allCalls.generateQrCode.endpoint.path)).status).toBe(200)
    lock()
    expect((await staff.post(proofPath, { code })).code).toBe('forbidden')
    const qr = await staff.get(allCalls.generateQrCode.endpoint.path)
    expect(qr.code).toBe('step_required')
    expect(await stateOf(staff)).toMatchObject({ locked: true })
  })

  it('a new sign-in in the same browser replaces a locked session', async () => {
    lock()
    expect((await login(ada, demo.password)).status).toBe(200)
    expect((await ada.get(paths.me)).status).toBe(200)
  })

  it('promise 161: the gate lets nobody in by a locked session, and leads people to unlock it', async () => {
    const app = 'notes'
    ada = await signedInVisitor(server.origin, demo.password)
    await server.import({
      resources: [
        {
          to: ['northfield'],
          resourcetype: 'AppResource',
          resource: {
            url: app,
            mount: { kind: 'page' },
            gate: { origin: 'https://notes.example' },
          },
        },
      ],
    } as never)
    const address = `${server.origin}/${app}/page?q=1`
    const { token } = await makeToken(ada, { app })
    expect((await ask(ada, app, address)).status).toBe(204)
    lock()
    expect((await ask(ada, app, address)).code).toBe('session_locked')
    const page = await ask(ada, app, address, pageHeaders)
    const to = new URL(page.headers.get('location') ?? '')
    expect([page.status, to.pathname, to.searchParams.get('next')]).toEqual([
      302,
      '/auth/unlock',
      `/${app}/page?q=1`,
    ])
    const nginx = await ask(ada, app, address, pageHeaders, '?answer=401')
    expect([nginx.status, nginx.headers.get('x-vestibule-location')]).toEqual([401, to.href])
    const frame = await ask(ada, app, address, { ...pageHeaders, 'sec-fetch-dest': 'iframe' })
    expect([frame.status, frame.text.includes('Your session is locked')]).toEqual([401, true])
    const enter = await ada.get(`/auth_api/v1/gate/${app}/enter/?to=/&state=abc`, pageHeaders)
    expect(enter.headers.get('location')).toContain('/auth/unlock?next=')
    expect((await ada.get(`/auth_api/v1/gate/${app}/session/`)).code).toBe('session_locked')
    // The lock is on the session alone: a program with a token of the same user still has access.
    expect((await askByToken(server, token, app, address)).status).toBe(204)
  })
})

describe('without a setting', () => {
  it('no session is ever locked', async () => {
    const server = await startTestServer({ db: 'postgres' })
    const ada = await signIn(server, demo.password, demoPassword)
    server.clock.advance(11 * 3600)
    expect((await ada.get(paths.me)).status).toBe(200)
    expect((await ada.get(validityPath)).data).not.toHaveProperty('locks_at')
    expect((await ada.post(activityPath)).data).toEqual({ locks_at: null })
    await server.close()
  })
})
