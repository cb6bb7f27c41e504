import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { pruneEvents } from '../../admin/audit/prune-events.ts'
import { operatorCall } from '../../cli/operator.ts'
import { databases } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { createKeys } from '../keys.ts'
import { createSealer } from './seal-events.ts'
import { verifyEvents } from './verify-events.ts'

let server: TestServer
afterEach(() => server.close())

const world = (keys = server.keys) => ({ db: server.store.db, clock: server.clock, keys })
const seal = (batch?: number) => createSealer(world(), batch).seal()
const said = (found: Awaited<ReturnType<typeof verifyEvents>>) => {
  const { kind } = found
  if (kind === 'intact') {
    const { events, pruned, unsealed } = found
    return { kind, events, pruned, unsealed }
  }
  return 'event' in found
    ? `${kind} ${found.event}`
    : 'seal' in found
      ? `${kind} ${found.seal.number}`
      : kind
}
const verify = async (expected?: string, keys?: TestServer['keys']) =>
  said(await verifyEvents(world(keys), expected))
/** The result of verifying after these statements, which are rolled back: other tests use the same database. */
async function verifyAfter(statements: readonly string[], expected?: string) {
  const undone = new Error('undone')
  let found: ReturnType<typeof said> | undefined
  await server.store.db
    .transaction(async (db) => {
      for (const statement of statements) await db.execute(sql.raw(statement))
      found = said(await verifyEvents({ ...world(), db }, expected))
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return found
}
const head = async () => {
  const [last] = await server.query<{ head: string }>(
    `select encode(head, 'hex') as head from audit_seals order by number desc limit 1`,
  )
  return last?.head ?? ''
}
const values = (from: number, to: number, at = server.clock.now()) =>
  `select timestamptz '${at.toISOString()}', 'signed_in', 'u' || n, '', 'r' || n, jsonb_build_object('n', n, 'none', null)
   from generate_series(${from}, ${to}) as n`
const columns = 'audit_events (at, event, user_id, ip, request_id, detail)'
const write = (from: number, to: number, at?: Date) =>
  server.query(`insert into ${columns} ${values(from, to, at)}`)

describe.each(databases)('promise 143: the seals of events (%s)', (db) => {
  beforeEach(async () => {
    server = await startTestServer({ db, importFile: {} })
    await server.query('delete from audit_events')
    await server.query('alter sequence audit_events_id_seq restart with 1')
    await write(1, 20)
    await seal(7)
  })

  it('show that everything is as it was, also in another time zone and with a column more', async () => {
    const whole = { kind: 'intact', events: 20, pruned: 0, unsealed: 0 }
    expect(await verify(await head())).toEqual(whole)
    expect(await seal()).toBe(0)
    expect(await server.query('select 1 from audit_seals')).toHaveLength(3)
    const wider = 'alter table audit_events add column later text'
    expect(await verifyAfter([wider])).toEqual(whole)
    await write(21, 22)
    const elsewhere = `set local time zone 'Asia/Kolkata'`
    expect(await verifyAfter([wider, elsewhere])).toEqual({ ...whole, unsealed: 2 })
    expect(await verify()).toEqual({ ...whole, unsealed: 2 })
    expect(await seal()).toBe(2)
    expect(await verifyAfter([wider])).toEqual({ ...whole, events: 22 })
    expect(await verify()).toEqual({ ...whole, events: 22 })
  })

  it.each([
    ['is changed', `update audit_events set ip = '192.0.2.1' where id = 9`, 'changed 9'],
    ['names another', `update audit_events set user_id = 'u1' where id in (9, 12)`, 'changed 9'],
    ['has another detail', `update audit_events set detail = '{"n": 9}' where id = 9`, 'changed 9'],
    [
      'has another time',
      `update audit_events set at = at + interval '1 ms' where id = 9`,
      'changed 9',
    ],
    ['is removed', 'delete from audit_events where id = 14', 'removed 14'],
    ['is the last and removed', 'delete from audit_events where id = 20', 'removed 20'],
  ])('name the first event that %s', async (_, change, broken) => {
    await server.query(change)
    expect(await verify()).toBe(broken)
  })

  it('name an event that was put into a gap, or claims to be older than those before it', async () => {
    await server.query(`select nextval('audit_events_id_seq')`)
    await write(22, 23)
    await seal()
    await server.query(
      `insert into audit_events (id, at, event, ip, request_id, detail) overriding system value
       values (21, now(), 'signed_in', '', '', '{}')`,
    )
    expect(await verify()).toBe('added 21')
    await server.query('delete from audit_events where id = 21')
    expect(await verify()).toMatchObject({ kind: 'intact', events: 22 })
    await write(30, 30, new Date(server.clock.now().getTime() - 2 * 3_600_000))
    await seal()
    expect(await verify()).toBe('added 24')
  })

  it('show that a seal was changed, is gone, or is of another key', async () => {
    const noted = await head()
    const later = `update audit_seals set sealed_at = sealed_at + interval '1 s' where number = 2`
    expect(await verifyAfter([later])).toBe('seal 2')
    expect(await verifyAfter(['delete from audit_seals where number = 2'])).toBe('seal 3')
    const forged = 'update audit_seals set mac = sha256(head) where number = 3'
    expect(await verifyAfter([forged])).toBe('key 3')
    // These statements delete the last seal and its events. Only somebody who noted that seal's head before can find
    // out.
    const cut = [
      'delete from audit_seals where number = 3',
      'delete from audit_events where id > 14',
    ]
    expect(await verifyAfter(cut)).toMatchObject({ kind: 'intact', events: 14 })
    expect(await verifyAfter(cut, noted)).toBe('head')
    expect(await verify(noted)).toMatchObject({ kind: 'intact', events: 20 })
  })

  it('are vouched for by the latest when the key is replaced', async () => {
    const before = server.keys
    const between = createKeys(
      'another secret key, 32 bytes long',
      'a secret key for tests, 32 bytes long',
    )
    const after = createKeys('another secret key, 32 bytes long')
    expect(await verify(undefined, between)).toMatchObject({ kind: 'intact' })
    expect(await verify(undefined, after)).toBe('key 1')
    await write(21, 21)
    await createSealer(world(between)).seal()
    expect(await verify(undefined, after)).toMatchObject({ kind: 'intact', events: 21 })
    expect(await verify(undefined, before)).toBe('key 4')
  })

  it('stay when older events are deleted by the operator, and only these may be gone', async () => {
    const day = new Date('2026-03-03T00:00:00Z')
    const noted = await head()
    server.clock.set(new Date('2026-03-04T00:00:00Z'))
    await write(21, 30)
    expect(
      await pruneEvents({ ...world(), settings: { eventsUrl: null } }, operatorCall, day),
    ).toBe(20)
    await seal()
    expect(await verify(noted)).toEqual({ kind: 'intact', events: 11, pruned: 20, unsealed: 0 })
    await server.query('delete from audit_events where id = 21')
    expect(await verify()).toBe('removed 21')
  })
})

describe('seals while others write', () => {
  beforeEach(async () => {
    server = await startTestServer({ db: 'postgres', importFile: {} })
  })

  it('wait for a transaction that has an earlier number, and take a gap for no removal', async () => {
    const { db } = server.store
    const sealer = createSealer(world())
    await sealer.seal()
    const held = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const slow = db.transaction(async (tx) => {
      await tx.execute(sql.raw(`insert into ${columns} ${values(1, 1)}`))
      written.resolve()
      await held.promise
    })
    onTestFinished(() => held.resolve())
    await written.promise
    await db
      .transaction(async (tx) => {
        await tx.execute(sql.raw(`insert into ${columns} ${values(2, 2)}`))
        throw new Error('undone')
      })
      .catch(() => {})
    await write(3, 3)
    expect(await sealer.seal()).toBe(0)
    held.resolve()
    await slow
    await write(4, 4)
    // While the transaction of event 1 was open, the sealer noted event 3 as the latest. Its next call seals up to that
    // event, and the one after it seals event 4.
    expect(await sealer.seal()).toBe(2)
    expect(await sealer.seal()).toBe(1)
    expect(await verify()).toMatchObject({ kind: 'intact', events: 3 })
  })

  it('of two servers are one chain, whatever is written and undone meanwhile', async () => {
    const { db } = server.store
    const other = await startTestServer({ shareDatabaseOf: server })
    try {
      const over = new AbortController()
      const writers = [1, 2, 3, 4].map(async (writer) => {
        for (let n = 0; n < 60; n += 1) {
          const isUndone = n % 5 === writer
          await db
            .transaction(async (tx) => {
              await tx.execute(sql.raw(`insert into ${columns} ${values(n, n + 2)}`))
              if (n % 7 === writer) await tx.execute(sql`select pg_sleep(0.02)`)
              if (isUndone) throw new Error('undone')
            })
            .catch((error: unknown) => {
              if (!isUndone) throw error
            })
        }
      })
      const sealers = [server, other].map(async ({ store }) => {
        const sealer = createSealer({ ...world(), db: store.db }, 20)
        while (!over.signal.aborted) await sealer.seal()
      })
      await Promise.all(writers)
      over.abort()
      await Promise.all(sealers)
      await createSealer(world()).seal()
      const events = 4 * 48 * 3
      expect(await verify()).toMatchObject({ kind: 'intact', events, unsealed: 0 })
    } finally {
      await other.close()
    }
  })
})
