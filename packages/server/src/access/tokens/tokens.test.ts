import type { ItemOf } from '@vestibule/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword } from '../../testing/sign-in-steps.ts'
import { makeToken, tokensPath } from '../../testing/token-steps.ts'

const dayMs = 86_400_000

describe.each(databases)('tokens of a person (%s)', (db) => {
  let server: TestServer
  let ada: TestBrowser
  beforeEach(async () => {
    server = await startTestServer({ db })
    await server.import({
      resources: [
        { to: ['northfield'], resourcetype: 'AppResource', resource: { url: 'tool' } },
        { to: ['calder'], resourcetype: 'AppResource', resource: { url: 'theirs' } },
      ] as never,
    })
    ada = await signIn(server, demo.password, demoPassword)
  })
  afterEach(() => server.close())
  const ask = (wanted: object) =>
    ada.post(tokensPath, { name: 'Notebook', app: 'tool', days: 30, ...wanted })
  const list = async () => (await ada.get(tokensPath)).data as ItemOf<'listTokens'>[]
  const end = async (app: string, at: Date | null) =>
    server.query(
      `update resource_grants set ends_at = ${at === null ? 'null' : `'${at.toISOString()}'`}
       where resource_id like '%:${app}' returning 1`,
    )

  it('the secret is in one answer only, and stored as a hash', async () => {
    const now = server.clock.now().getTime()
    const { token, ...made } = await makeToken(ada, { app: 'AppResource:tool', days: 90 })
    expect(made).toEqual({
      id: expect.any(String) as string,
      name: 'Notebook',
      app: 'tool',
      dataset: null,
      created_at: new Date(now).toISOString(),
      ends_at: new Date(now + 90 * dayMs).toISOString(),
      last_used_at: null,
    })
    expect(await list()).toEqual([made])
    const rows = JSON.stringify(await server.query('select * from app_tokens'))
    const events = JSON.stringify(await server.query('select * from audit_events'))
    for (const text of [rows, events, JSON.stringify(await server.outbox())])
      expect(text).not.toContain(token.slice(4, 20))
    expect(
      await server.query(`select detail, after from audit_events where event = 'token_created'`),
    ).toEqual([{ detail: { token: made.id, app: 'tool' }, after: { ends_at: made.ends_at } }])
  })

  it('its owner is told by mail, and no session ends', async () => {
    await makeToken(ada, { app: 'tool' })
    const [mail] = await server.outbox(demo.password)
    expect(mail?.subject).toBe('A token was made for your account')
    expect(mail?.text).not.toContain('signed out')
    expect(await list()).toHaveLength(1)
  })

  it('ends with the access as it is now, and never later', async () => {
    const inDays = (days: number) => new Date(server.clock.now().getTime() + days * dayMs)
    const [ofApp, ofDataset] = [inDays(20), inDays(10)]
    await end('tool', ofApp)
    const made = async (more: object) => ((await ask(more)).data as ItemOf<'listTokens'>).ends_at
    expect(await made({})).toBe(ofApp.toISOString())
    expect(await made({ days: 5 })).toBe(inDays(5).toISOString())
    await end('northfield_oncology', ofDataset)
    const onDataset = { dataset: 'northfield_oncology' }
    expect(await made(onDataset)).toBe(ofDataset.toISOString())
    await end('tool', null)
    await end('northfield_oncology', null)
    expect((await list()).map(({ ends_at: at }) => at)).toContain(ofDataset.toISOString())
    expect(await made(onDataset)).toBe(inDays(30).toISOString())
  })

  it('is made for what is open alone, and for 1 to 90 days', async () => {
    const wrong = [
      [{ app: 'theirs' }, 'app'],
      [{ app: 'DatasetResource:northfield_oncology' }, 'app'],
      [{ dataset: 'nothing' }, 'dataset'],
      [{ dataset: 'AppResource:tool' }, 'dataset'],
      [{ days: 0 }, 'days'],
      [{ days: 91 }, 'days'],
      [{ days: 1.5 }, 'days'],
      [{ name: ' ' }, 'name'],
    ] as const
    for (const [wanted, field] of wrong) {
      const { status, envelope } = await ask(wanted)
      expect([wanted, status, Object.keys(envelope.error_info?.fields ?? {})]).toEqual([
        wanted,
        400,
        [field],
      ])
    }
    expect(await list()).toEqual([])
  })

  it('asks for a fresh proof, and for somebody who acts for nobody', async () => {
    server.clock.advance(901)
    expect((await ask({})).code).toBe('step_required')
    const staff = await signIn(server, demo.staff, demoPassword)
    await staff.post('/auth_api/v1/accounts/impersonate/organizations/', {
      organization_id: 'calder',
      next: '/',
    })
    const acting = await staff.post(tokensPath, { name: 'A', app: 'theirs', days: 1 })
    expect([acting.status, acting.envelope.error_info?.['reason']]).toEqual([
      403,
      'acting_for_customer',
    ])
  })

  it('there are at most twenty, also where many are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => ask({})))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const over = answers.find(({ status }) => status === 409)
    expect(over?.envelope.error_info).toMatchObject({
      code: 'conflict',
      reason: 'too_many_tokens',
      values: { count: 20 },
    })
    const [first] = await list()
    expect((await ada.delete(`${tokensPath}${first?.id}/`)).status).toBe(200)
    expect((await ask({})).status).toBe(200)
  })

  it('is ended by its owner alone', async () => {
    const { id } = await makeToken(ada, { app: 'tool' })
    const oskar = await signIn(server, 'oskar@calder.example', demoPassword)
    expect((await oskar.delete(`${tokensPath}${id}/`)).status).toBe(404)
    expect((await oskar.get(tokensPath)).data).toEqual([])
    expect((await ada.delete(`${tokensPath}${id}/`)).status).toBe(200)
    expect((await ada.delete(`${tokensPath}${id}/`)).status).toBe(404)
    expect(await list()).toEqual([])
  })
})
