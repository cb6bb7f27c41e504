import { type ValueFrom, calls, deviceGrantType } from '@vestibule/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword } from '../../testing/sign-in-steps.ts'
import { askByToken, tokensPath } from '../../testing/token-steps.ts'

const decidePath = calls.decideTokenRequest.endpoint.path

interface Begun {
  readonly device_code: string
  readonly user_code: string
}

describe.each(databases)('a token for a program by a code (%s)', (db) => {
  let server: TestServer
  let ada: TestBrowser
  beforeEach(async () => {
    server = await startTestServer({ db, settings: { trustedProxyHops: 1 } })
    const app = (url: string, to: string) => ({
      to: [to],
      resourcetype: 'AppResource',
      resource: { url },
    })
    await server.import({
      resources: [app('tool', 'northfield'), app('theirs', 'calder')] as never,
    })
    ada = await signIn(server, demo.password, demoPassword)
  })
  afterEach(() => server.close())

  async function program(path: string, form: Record<string, string>) {
    const body = new URLSearchParams(form)
    const answer = await fetch(server.origin + path, { method: 'POST', body })
    return [answer.status, await answer.json()] as [number, Record<string, unknown>]
  }
  async function begin(form: Record<string, string> = { app: 'tool', days: '7' }) {
    const [status, answer] = await program(calls.requestToken.endpoint.path, form)
    expect([status, answer]).toEqual([
      200,
      {
        device_code: expect.stringMatching(/^[\w-]{43}$/) as unknown,
        user_code: expect.stringMatching(/^[B-DF-HJ-NP-TV-XZ2-9]{6}$/) as unknown,
        verification_uri: `${server.origin}/device`,
        expires_in: 600,
        interval: 5,
      },
    ])
    return answer as unknown as Begun
  }
  async function poll({ device_code: code }: Begun) {
    const form = { grant_type: deviceGrantType, device_code: code }
    const [status, answer] = await program(calls.pollToken.endpoint.path, form)
    return status === 200 ? (answer['access_token'] as string) : answer['error']
  }
  const decide = (begun: Begun, decision: string, browser = ada) =>
    browser.post(decidePath, { code: begun.user_code, decision })

  it('is handed over once, after a person has approved what they saw', async () => {
    const begun = await begin({ app: '/tool/', dataset: 'northfield_oncology', name: 'My laptop' })
    expect(await poll(begun)).toBe('authorization_pending')
    const spelled = begun.user_code.toLowerCase().replace(/^.../, '$&-')
    const seen = await ada.get(`/auth_api/v1/users/me/token_requests/${spelled}/`)
    expect(seen.data as ValueFrom<'getTokenRequest'>).toMatchObject({
      name: 'My laptop',
      app: 'tool',
      dataset: 'northfield_oncology',
      days: 90,
    })
    expect((await decide(begun, 'approve')).status).toBe(200)
    server.clock.advance(5)
    const token = (await poll(begun)) as string
    const at = `${server.origin}/dv/northfield_oncology/tool/`
    expect((await askByToken(server, token, 'tool', at)).status).toBe(204)
    expect(await poll(begun)).toBe('invalid_grant')
    const told = (await server.outbox(demo.password)).map(({ subject }) => subject)
    expect(told).toEqual(['A token was made for your account'])
    expect((await ada.get(tokensPath)).data).toMatchObject([{ name: 'My laptop', app: 'tool' }])
    const events = await server.query<{ event: string; user: string }>(
      `select event, u.email as user from audit_events e join users u on u.id = e.user_id
       where event in ('device_code_decided', 'token_created') order by e.id`,
    )
    expect(events).toEqual([
      { event: 'device_code_decided', user: demo.password },
      { event: 'token_created', user: demo.password },
    ])
    const rows = JSON.stringify(await server.query('select * from token_requests'))
    expect(rows).not.toContain(begun.device_code)
  })

  it('asking too soon slows the program down', async () => {
    const begun = await begin()
    expect(await poll(begun)).toBe('authorization_pending')
    expect(await poll(begun)).toBe('slow_down')
    server.clock.advance(9)
    expect(await poll(begun)).toBe('slow_down')
    server.clock.advance(15)
    expect(await poll(begun)).toBe('authorization_pending')
  })

  it('is denied, expires, and is made for nobody who may not', async () => {
    const denied = await begin()
    await decide(denied, 'deny')
    expect(await poll(denied)).toBe('access_denied')
    const late = await begin()
    server.clock.advance(600)
    expect((await decide(late, 'deny')).code).toBe('not_found')
    expect(await poll(late)).toBe('expired_token')
    expect(await poll({ device_code: 'x', user_code: '' })).toBe('invalid_grant')
    const stale = await begin()
    server.clock.advance(301)
    expect((await decide(stale, 'approve')).code).toBe('step_required')
    expect(await poll(stale)).toBe('authorization_pending')
    const fresh = await signIn(server, demo.password, demoPassword)
    const closed = await begin({ app: 'theirs' })
    expect((await decide(closed, 'approve', fresh)).code).toBe('validation_failed')
    expect(await poll(closed)).toBe('authorization_pending')
    const staff = await signIn(server, demo.staff, demoPassword)
    await staff.post('/auth_api/v1/accounts/impersonate/organizations/', {
      organization_id: 'calder',
      next: '/',
    })
    expect((await decide(closed, 'approve', staff)).code).toBe('forbidden')
  })

  it('promise 145: what ends the tokens of an account ends what it has approved', async () => {
    const begun = await begin()
    await decide(begun, 'approve')
    const changed = await ada.put('/auth_api/v1/accounts/password/', {
      password: 'Other-Threshold-27?',
      confirm_password: 'Other-Threshold-27?',
    })
    expect(changed.status).toBe(200)
    expect(await poll(begun)).toBe('invalid_grant')
    expect(await server.query('select id from app_tokens')).toEqual([])
  })

  it('access that has ended meanwhile gives no token', async () => {
    const begun = await begin()
    await decide(begun, 'approve')
    await server.query(`delete from resource_grants where resource_id like '%:tool' returning 1`)
    expect(await poll(begun)).toBe('access_denied')
  })

  it('guesses of codes are counted', async () => {
    const guess = async () => (await ada.get('/auth_api/v1/users/me/token_requests/BBBBBB/')).code
    for (let n = 0; n < 20; n += 1) expect(await guess()).toBe('not_found')
    expect(await guess()).toBe('rate_limited')
  })

  it('one approved code becomes one token, however often it is asked for at once', async () => {
    const begun = await begin()
    await decide(begun, 'approve')
    const answers = await Promise.all(Array.from({ length: 6 }, () => poll(begun)))
    expect(answers.filter((one) => String(one).startsWith('vst_'))).toHaveLength(1)
    expect(await server.query('select id from app_tokens')).toHaveLength(1)
  })
})
