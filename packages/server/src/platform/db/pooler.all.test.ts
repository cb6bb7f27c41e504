import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDebianTool } from '../../../../../tools/debian.mjs'
import { startChildServer, type ChildServer } from '../../testing/child-server.ts'
import { signIn, startTestServer, type TestServer } from '../../testing/index.ts'
import { addAccounts, addressOf } from '../../testing/many-accounts.ts'
import { startPgBouncer, type PgBouncer } from '../../testing/reliability/pgbouncer.ts'
import { environmentOf, runCommand } from '../../testing/run-command.ts'
import { demoPassword, paths } from '../../testing/sign-in-steps.ts'
import { newEmptyPostgres } from '../../testing/test-postgres.ts'
import { openPostgres } from './postgres.ts'

const program = findDebianTool('pgbouncer', 'pgbouncer')
/** Number of simultaneous sign-ins. */
const people = Number(process.env['POOLER_TEST_SIGN_INS'] ?? 80)

describe.skipIf(program === undefined).each(['transaction', 'session'] as const)(
  'PgBouncer that pools by %s',
  (pooling) => {
    let database: TestServer
    let pgBouncer: PgBouncer
    const servers: ChildServer[] = []
    /** Environment of servers behind the pooler, without DATABASE_POOLER. */
    let env: Record<string, string>

    beforeAll(async () => {
      database = await startTestServer({ db: 'postgres' })
      pgBouncer = await startPgBouncer(program ?? '', database.databaseUrl ?? '', {
        pooling,
        size: 8,
      })
      env = { ...environmentOf(database), DATABASE_URL: pgBouncer.url }
    })
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.end('SIGKILL')))
      await pgBouncer.close()
      await database.close()
    })

    it('lets several servers start at once on an empty database', async () => {
      const empty = await newEmptyPostgres()
      const own = await startPgBouncer(program ?? '', empty.url, { pooling, size: 6 })
      const stores = Array.from({ length: 6 }, () =>
        openPostgres({ connectionString: own.url, databasePooler: pooling }),
      )
      try {
        await Promise.all(stores.map((store) => store.migrate()))
        // A leaked migration lock would block this call.
        await expect(empty.store.migrate()).resolves.toBeUndefined()
      } finally {
        await Promise.all(stores.map((store) => store.close()))
        await own.close()
        await empty.release()
      }
    })

    it('takes the sign-ins of two servers at once without an error', async () => {
      await addAccounts(database.store.db, people, [
        { signInMethod: 'password', hasPassword: true, hasQuestion: false },
      ])
      // In session mode, each connection of a server occupies one of PgBouncer's 8 connections to PostgreSQL.
      const DATABASE_POOL_SIZE = pooling === 'session' ? '2' : '20'
      const behind = {
        ...env,
        PUBLIC_ORIGIN: '',
        TRUSTED_PROXY_HOPS: '1',
        DATABASE_POOLER: pooling,
        DATABASE_POOL_SIZE,
      }
      servers.push(...(await Promise.all([startChildServer(behind), startChildServer(behind)])))
      const visits = Array.from({ length: people }, async (_, n) => {
        const server = servers[n % servers.length] as ChildServer
        const email = addressOf('person', n)
        const browser = await signIn(server, email, demoPassword, `203.0.113.${n % 250}`)
        const me = await browser.get(paths.me)
        const out = await browser.post(paths.logout)
        return `${me.status} ${out.status}`
      })
      expect((await Promise.all(visits)).filter((found) => found !== '200 200')).toEqual([])
    })

    it('is recognised by the doctor, who says what to set', async () => {
      const poolerOf = async (more: Record<string, string>) => {
        const { out } = await runCommand(['doctor', '--json'], { ...env, ...more })
        const results = JSON.parse(out) as { name: string; state: string; detail: string }[]
        return results.find(({ name }) => name === 'pooler')
      }
      const setting = `DATABASE_POOLER=${pooling}`
      expect(await poolerOf({})).toMatchObject({
        state: 'failed',
        detail: expect.stringContaining('DATABASE_POOLER') as string,
      })
      const other = pooling === 'session' ? 'transaction' : 'session'
      expect(await poolerOf({ DATABASE_POOLER: other })).toMatchObject({
        state: pooling === 'transaction' ? 'failed' : 'warning',
        detail: expect.stringContaining(setting) as string,
      })
      expect(await poolerOf({ DATABASE_POOLER: pooling })).toMatchObject({
        state: 'warning',
        detail: expect.stringContaining('set statement_timeout') as string,
      })
      const name = new URL(database.databaseUrl ?? '').pathname.slice(1)
      await database.query(`alter database "${name}" set statement_timeout = '15s'`)
      try {
        const fresh = await startPgBouncer(program ?? '', database.databaseUrl ?? '', { pooling })
        const found = await poolerOf({ DATABASE_URL: fresh.url, DATABASE_POOLER: pooling })
        await fresh.close()
        expect(found).toMatchObject({ state: 'ok' })
      } finally {
        await database.query(`alter database "${name}" reset statement_timeout`)
      }
    })
  },
)
