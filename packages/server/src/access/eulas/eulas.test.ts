import { calls, type Call } from '@vestibule/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { eulaAcceptances } from '../../platform/db/schema/eulas.ts'
import { databases } from '../../testing/databases.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'
import { signIn, startTestServer, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'

const password = 'Quiet-Doorway-26!'
const eula = (id: string) => `/auth_api/v1/eula/${id}/`
const me = async (browser: TestBrowser) =>
  (await browser.get(paths.me)).data as { id: string; eulas_not_accepted: string[] }

let server: TestServer
afterEach(() => server.close())

describe('terms of use', () => {
  it('are shown before anything else, and accepted with version and time', async () => {
    server = await startTestServer()
    const browser = await signIn(server, demo.termsToAccept, password)
    const { id, eulas_not_accepted: pending } = await me(browser)
    expect(pending).toEqual(['data-use-agreement'])
    expect((await browser.get(paths.resources)).code).toBe('eula_required')
    expect((await browser.post(paths.redirect, { next: '/dv/a/' })).data).toEqual({
      redirect_url: '/auth/eula?next=%2Fdv%2Fa%2F',
    })
    expect((await browser.get(eula('data-use-agreement'))).data).toMatchObject({
      id: 'data-use-agreement',
      name: expect.any(String),
      content: expect.stringContaining('<'),
    })
    server.clock.advance(60)
    expect((await browser.post(`${eula('data-use-agreement')}users/${id}/`)).status).toBe(200)
    expect((await me(browser)).eulas_not_accepted).toEqual([])
    expect((await browser.get(paths.resources)).status).toBe(200)

    const stored = (await server.store.db.select().from(eulaAcceptances)).filter(
      (row) => row.userId === id && row.eulaId === 'data-use-agreement',
    )
    expect(stored).toMatchObject([{ version: 1, acceptedAt: server.clock.now() }])
  })

  it.each(databases)(
    'promise 142: are accepted in the version that was shown, and in no other (%s)',
    async (db) => {
      server = await startTestServer({ db })
      const browser = await signIn(server, demo.termsToAccept, password)
      const { id } = await me(browser)
      const path = `${eula('data-use-agreement')}users/${id}/`
      const shown = (await browser.get(eula('data-use-agreement'))).data as { version: number }
      expect(shown.version).toBe(1)
      await server.query("update eulas set version = 2 where id = 'data-use-agreement'")
      const unseen = await browser.post(path, { version: shown.version, language: 'en' })
      expect([unseen.status, unseen.code]).toEqual([409, 'terms_changed'])
      // An older client names no version, so the server cannot know which text it showed.
      expect((await browser.post(path, {})).envelope.error_info?.fields).toHaveProperty('version')
      expect((await me(browser)).eulas_not_accepted).toEqual(['data-use-agreement'])
      expect((await browser.post(path, { version: 2, language: 'de' })).status).toBe(200)
      expect((await me(browser)).eulas_not_accepted).toEqual([])
      const [event] = await server.query<{ detail: object }>(
        "select detail from audit_events where event = 'eula_accepted' order by id desc",
      )
      expect(event?.detail).toEqual({ eula: 'data-use-agreement', version: 2, language: 'de' })
    },
  )

  it('promise 83: close every call of a session but those that lead to them or out', async () => {
    server = await startTestServer()
    const root = {
      email: 'root@vestibule.example',
      first_name: 'Root',
      last_name: 'Vale',
      organization: 'vestibule',
      sign_in_method: 'password',
      password,
      can_impersonate: true,
      roles: [{ role: 'docs-admin' }],
    } as const
    await server.import({ users: [root] })
    const browser = await signIn(server, root.email, password)
    const ofSession = Object.entries(calls as Record<string, Call>).filter(
      ([, { access }]) => access !== 'anyone' && access !== 'attempt',
    )
    const open: string[] = []
    for (const [name, { endpoint }] of ofSession) {
      const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'
      const answer = await browser[method](endpoint.path.replace(/:\w+/g, 'x1'), {})
      if (answer.code !== 'eula_required') open.push(name)
    }
    expect(open.toSorted()).toEqual([
      'acceptEula',
      'decideRedirect',
      'generateRecoveryCodes',
      'getAuthenticated',
      'getEula',
      'getMissingFactor',
      'getProfile',
      'getReceipt',
      'getRoles',
      'getSessionValidity',
      // `proveAgain` stays possible: it unlocks a session that was locked after a time without activity.
      'proveAgain',
      'reportActivity',
      'stopImpersonating',
    ])
  })

  it('accepted twice keep the time of the first', async () => {
    server = await startTestServer()
    const browser = await signIn(server, demo.termsToAccept, password)
    const { id } = await me(browser)
    const accept = () => browser.post(`${eula('data-use-agreement')}users/${id}/`)
    const first = server.clock.now()
    await accept()
    server.clock.advance(60)
    expect((await accept()).status).toBe(200)
    const stored = (await server.store.db.select().from(eulaAcceptances)).filter(
      (row) => row.userId === id && row.eulaId === 'data-use-agreement',
    )
    expect(stored).toMatchObject([{ acceptedAt: first }])
  })

  it('are asked for again when their content changes', async () => {
    server = await startTestServer()
    const browser = await signIn(server, demo.password, password)
    expect((await me(browser)).eulas_not_accepted).toEqual([])
    const content = '<p>New.</p><img src=x onerror=alert(1)><svg onload=alert(1)>'
    await server.import({ eulas: [{ id: 'terms-of-use', name: 'Terms of use', content }] })
    expect((await me(browser)).eulas_not_accepted).toEqual(['terms-of-use'])
    const shown = (await browser.get(eula('terms-of-use'))).data as { content: string }
    expect(shown.content).toBe('<p>New.</p>')
  })
})
