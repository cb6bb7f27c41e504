import type { ValueFrom } from '@vestibule/api-client/contract'
import { Client } from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { patienceMs } from '../../../../tools/patience.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../testing/admin-steps.ts'
import { databases } from '../testing/databases.ts'
import { startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { login } from '../testing/sign-in-steps.ts'

let server: TestServer
afterEach(() => server.close())

describe.each(databases)('the overview on %s', (db) => {
  it(
    'names the people who are locked out now, also after failures at thousands of accounts',
    { tags: 'all' },
    async () => {
      server = await startTestServer({ db, importFile: adminWorld })
      await server.query(
        `insert into audit_events (at, event, user_id, ip, request_id, detail)
       select timestamptz '${server.clock.now().toISOString()}' - interval '1 h', 'sign_in_failed',
         'gone-' || person, '', '', '{}'
       from generate_series(1, 2500) person, generate_series(1, 10)`,
      )
      const pam = await signInByPasskey(server, 'pam')
      const locked = ['amy', 'odo', 'oli']
      for (const id of locked)
        for (let tries = 0; tries < 10; tries += 1)
          await login(await testBrowser(server), addressIn(id), 'Wrong-Password-26!')
      const { people } = (await pam.get(`${adminPath}/`)).data as ValueFrom<'getAdminOverview'>
      expect(people?.locked).toBe(3)
      expect(people?.locked_first.map(({ id }) => id).toSorted()).toEqual(locked)
    },
  )
})

describe('pages of administration', () => {
  it('ask the database for what they show at once, not one after the other', async () => {
    const asked: string[] = []
    const onStatement = (statement: string) => void asked.push(statement)
    server = await startTestServer({ db: 'postgres', importFile: adminWorld, onStatement })
    const pam = await signInByPasskey(server, 'pam')
    const other = new Client({ connectionString: server.databaseUrl ?? '' })
    await other.connect()
    try {
      const hold = async (table: string, path: string, alsoAsked: readonly string[]) => {
        await other.query(`begin; lock table ${table} in access exclusive mode`)
        asked.length = 0
        const answer = pam.get(`${adminPath}/${path}`)
        try {
          await vi.waitFor(() => {
            for (const other of [table, ...alsoAsked])
              expect(asked.join('\n')).toContain(`from "${other}"`)
          }, patienceMs)
        } finally {
          await other.query('commit')
        }
        return (await answer).data
      }
      const facts = await hold('queued_mails', 'users/amy/', ['recovery_codes', 'api_tokens'])
      expect((facts as ValueFrom<'getUser'>).id).toBe('amy')
      const overview = await hold('registration_requests', '', ['tickets', 'queued_mails'])
      expect((overview as ValueFrom<'getAdminOverview'>).people?.total).toEqual({ count: 10 })
    } finally {
      await other.end()
    }
  })
})
