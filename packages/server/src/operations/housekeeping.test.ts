import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import {
  demo,
  demoPassword,
  login,
  paths,
  requestCode,
  verifyCode,
} from '../testing/sign-in-steps.ts'
import { sweep } from './housekeeping.ts'

const log = pino({ level: 'silent' })
const day = 86_400

let server: TestServer
afterEach(() => server.close())

const clean = (batch?: number) =>
  sweep({ db: server.store.db, clock: server.clock, log, ...(batch && { batch }) })

describe.each(databases)('housekeeping on %s', (db) => {
  it('deletes what has expired and leaves what is alive', async () => {
    server = await startTestServer({ db })
    const old = await signIn(server, demo.password, demoPassword)
    await login(await testBrowser(server), demo.password, 'Wrong-Password-26!')
    await old.post('/auth_api/v1/accounts/reset_password/', { email: demo.staff })
    await old.post('/auth_api/v1/registration_requests/', {
      first_name: 'Noa',
      last_name: 'Berg',
      description: 'Research',
      email: 'noa@new.example',
      sign_in_method: 'password',
    })
    expect(await clean()).toEqual({})
    server.clock.advance(9 * day)
    const young = await signIn(server, demo.password, demoPassword)
    expect(await clean()).toMatchObject({
      sessions: 1,
      rate_limits: expect.any(Number) as number,
      reset_tokens: 1,
      registration_requests: 1,
      outbox_mails: 2,
    })
    expect(await clean()).toEqual({})
    expect((await young.get(paths.authenticated)).status).toBe(200)
    expect(await server.query('select 1 from audit_events')).not.toEqual([])
  })

  it('goes batch by batch, and two at once share the work', async () => {
    server = await startTestServer({ db })
    for (let n = 0; n < 25; n++)
      await (await testBrowser(server)).post(paths.start, { user_email: demo.password })
    server.clock.advance(2 * day)
    const rounds = await Promise.all([clean(4), clean(4)])
    const swept = rounds.reduce((sum, round) => sum + (round['sessions'] ?? 0), 0)
    expect(swept).toBe(25)
    expect(
      await server.query('select 1 from sessions union all select 1 from sign_in_attempts'),
    ).toEqual([])
  })
})

describe('housekeeping', () => {
  it('leaves an expired code for a day, so that it is refused as expired', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, demo.authenticator)
    server.clock.advance(901)
    await clean()
    expect((await verifyCode(browser, demo.authenticator, code)).code).toBe('otp_expired')
  })

  it('keeps a verified registration until an administrator has seen it', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    await browser.post('/auth_api/v1/registration_requests/', {
      first_name: 'Noa',
      last_name: 'Berg',
      description: 'Research',
      email: 'noa@new.example',
      sign_in_method: 'password',
    })
    const [mail] = await server.outbox('noa@new.example')
    await browser.send(new URL(mail?.link ?? '').pathname, { method: 'POST' })
    server.clock.advance(30 * day)
    expect(await clean()).not.toHaveProperty('registration_requests')
  })
})
