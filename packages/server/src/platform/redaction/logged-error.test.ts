import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MailError } from '../mail/mailer.ts'
import { startHousekeeping } from '../../operations/housekeeping.ts'
import { databases } from '../../testing/databases.ts'
import { startCluster, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demo, login, paths } from '../../testing/sign-in-steps.ts'
import { loggedError } from './logged-error.ts'

let lines: string[]
beforeEach(() => {
  lines = []
})
/** A logger without the server's own rules for what to leave out, so that each value it is given appears. */
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })

const applicant = {
  first_name: 'Kofi',
  last_name: 'Mensah',
  description: 'Cohort work\n    at secretPlace (file.js:1:1)',
  email: 'kofi@registry.example',
  sign_in_method: 'password',
}
const register = async (server: TestServer) =>
  (await testBrowser(server)).post('/auth_api/v1/registration_requests/', applicant)

const failures = () =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; err?: Record<string, unknown> })
    .filter(({ err }) => err !== undefined)

function expectNothingOfPeople() {
  const text = lines.join('')
  for (const secret of [
    'Kofi',
    'Mensah',
    'registry.example',
    'secretPlace',
    'params',
    demo.password,
  ])
    expect(text).not.toContain(secret)
}

describe.each(databases)('a failed query in the log (%s)', (db) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db, log })
  })
  afterEach(async () => {
    // Undo the changes, because other tests may get the same database.
    await server.query('alter table if exists lost_requests rename to registration_requests')
    await server.query('alter table if exists lost_mails rename to outbox_mails')
    await server.query('alter table registration_requests drop constraint if exists no_kofi')
    await server.close()
  })

  it('names its text, its SQLSTATE and its place, and none of its values', async () => {
    await server.query('alter table registration_requests rename to lost_requests')
    expect((await register(server)).status).toBe(500)
    expect(failures()).toMatchObject([
      {
        msg: 'failure',
        err: {
          type: 'DrizzleQueryError',
          code: '42P01',
          message: 'relation "registration_requests" does not exist',
          query: expect.stringMatching(/"registration_requests" .*\$1/) as string,
          stack: expect.stringContaining('registration-queries.ts') as string,
        },
      },
    ])
    expectNothingOfPeople()
  })

  it('leaves out the row that a constraint refuses', async () => {
    await server.query(
      "alter table registration_requests add constraint no_kofi check (first_name <> 'Kofi')",
    )
    expect((await register(server)).status).toBe(500)
    expect(failures()).toMatchObject([{ err: { code: '23514' } }])
    expectNothingOfPeople()
  })

  it('is told by housekeeping in the same way', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await server.query('alter table outbox_mails rename to lost_mails')
      const housekeeping = startHousekeeping({ db: server.store.db, clock: server.clock, log })
      vi.advanceTimersByTime(5 * 60_000)
      await housekeeping.stop()
    } finally {
      vi.useRealTimers()
    }
    expect(failures()).toMatchObject([{ msg: 'housekeeping', err: { code: '42P01' } }])
    expect(lines.join('')).not.toContain('params')
  })
})

it(
  'an outage in the log says what was refused, and to nobody whose query',
  { tags: 'all' },
  async () => {
    const cluster = await startCluster()
    const server = await startTestServer({ db: { postgres: cluster.url }, log })
    try {
      const browser = await testBrowser(server)
      await cluster.stop()
      expect((await login(browser, demo.password)).status).toBe(503)
      expect((await browser.get(paths.me)).status).toBe(503)
      expect(failures().length).toBeGreaterThan(0)
      for (const { err } of failures()) {
        expect(err).toMatchObject({ message: expect.stringMatching(/\w/) as string })
      }
      expect(failures().map(({ err }) => err?.['code'])).toContain('ECONNREFUSED')
      expectNothingOfPeople()
    } finally {
      await cluster.start()
      await server.close()
      await cluster.close()
    }
  },
)

describe('an error in the log', () => {
  it('has no value that PostgreSQL quotes', () => {
    const cause = Object.assign(
      new Error('invalid input syntax for type uuid: "a "secret" code"'),
      {
        code: '22P02',
        detail: 'Key (code)=(secret)',
      },
    )
    expect(loggedError(new Error('Failed query', { cause }))).toMatchObject({
      code: '22P02',
      message: 'invalid input syntax for type uuid: "…"',
    })
  })

  it('has no address that a mail server repeats', () => {
    const cause = new Error('550 5.1.1 <kofi@registry.example>: Recipient rejected')
    expect(loggedError(new MailError('The mail server refused', { cause }))).toMatchObject({
      type: 'MailError',
      message: '550 5.1.1 <[address]>: Recipient rejected',
    })
  })

  it('that is none has no content', () => {
    expect(loggedError('kofi@registry.example')).toEqual({ type: 'string' })
  })
})
