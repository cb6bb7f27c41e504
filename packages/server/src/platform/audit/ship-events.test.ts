import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneEvents } from '../../admin/audit/prune-events.ts'
import { operatorCall } from '../../cli/operator.ts'
import { checkShipping } from '../../operations/check-shipping.ts'
import { databases } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { startEventsReceiver } from '../../testing/events-receiver.ts'
import { createSealer } from './seal-events.ts'
import { shipEvents } from './ship-events.ts'

let server: TestServer
async function startReceiver() {
  const receiver = await startEventsReceiver()
  closers.push(receiver.close)
  return receiver
}
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const world = (eventsUrl: string | null) => ({
  db: server.store.db,
  clock: server.clock,
  settings: { eventsUrl, eventsAuthorization: 'Bearer of-events' },
})
const seal = () =>
  createSealer({ db: server.store.db, clock: server.clock, keys: server.keys }).seal()
const write = (from: number, to: number) =>
  server.query(
    `insert into audit_events (at, event, user_id, ip, request_id, detail)
     select timestamptz '${server.clock.now().toISOString()}', 'signed_in', 'u' || n, '192.0.2.1', 'r' || n, jsonb_build_object('n', n)
     from generate_series(${from}, ${to}) as n`,
  )
const allIds = async () =>
  (await server.query<{ id: number }>('select id::int from audit_events order by 1')).map(
    ({ id }) => id,
  )
/** Runs one round of a server. Resolves to the number of events it has sent, or to its error. */
const round = (url: string) =>
  shipEvents(world(url)).catch((error: unknown) => (error as Error).message)

describe.each(databases)('events that leave the platform (%s)', (db) => {
  beforeEach(async () => {
    server = await startTestServer({ db, importFile: {} })
    closers.push(() => server.close())
    await server.query('delete from audit_events')
  })

  it('arrive once they are sealed, by id, with everything that the audit has', async () => {
    const receiver = await startReceiver()
    await write(1, 2)
    expect(await round(receiver.url)).toBe(0)
    await seal()
    expect(await round(receiver.url)).toBe(2)
    expect(await round(receiver.url)).toBe(0)
    expect(receiver.ids).toEqual(await allIds())
    expect(receiver.authorization).toEqual(['Bearer of-events'])
    expect(receiver.lines[1]).toEqual({
      id: receiver.ids[1],
      at: server.clock.now().toISOString(),
      event: 'signed_in',
      user_id: 'u2',
      acting_for_id: null,
      ip: '192.0.2.1',
      request_id: 'r2',
      session: null,
      support_code: null,
      reason: null,
      detail: { n: 2 },
      before: null,
      after: null,
    })
  })

  it('come again where the sender ended before it noted that they were taken', async () => {
    const receiver = await startReceiver()
    await write(1, 3)
    await seal()
    await round(receiver.url)
    // Imitates a server that was killed after the receiver had taken the events, and before it stored that. Its claim,
    // during which no other server may send the events, goes on for 60 seconds.
    const claimedUntil = new Date(server.clock.now().getTime() + 60_000).toISOString()
    await server.query(`update event_shipping set last_id = 0, next_try_at = '${claimedUntil}'`)
    expect(await round(receiver.url)).toBe(0)
    server.clock.advance(61)
    expect(await round(receiver.url)).toBe(3)
    const ids = await allIds()
    expect(receiver.ids).toEqual([...ids, ...ids])
  })

  it('wait where the receiver is elsewhere, gone or refuses, which the doctor says', async () => {
    const receiver = await startReceiver()
    await write(1, 3)
    await seal()
    expect(await checkShipping(server.store.db, { eventsUrl: null })).toBeNull()
    expect(await checkShipping(server.store.db, { eventsUrl: receiver.url })).toEqual({
      state: 'ok',
      detail: '3 events to send',
    })
    receiver.status = 307
    expect(await round(receiver.url)).toBe('the receiver answers 307')
    expect(receiver.requests).toBe(1)
    expect(await round(receiver.url)).toBe(0)
    expect(receiver.requests).toBe(1)
    const check = await checkShipping(server.store.db, { eventsUrl: receiver.url })
    expect(check).toMatchObject({ state: 'warning' })
    expect(check?.detail).toContain('3 events wait')
    expect(check?.detail).toContain('the receiver answers 307')
    server.clock.advance(16)
    expect(await round('http://127.0.0.1:1/')).toContain('fetch failed')
    server.clock.advance(31)
    receiver.status = 200
    expect(await round(receiver.url)).toBe(3)
    expect(receiver.ids).toEqual(await allIds())
  })

  it('are not deleted by the operator before they have left', async () => {
    const receiver = await startReceiver()
    await write(1, 4)
    await seal()
    await round(receiver.url)
    await write(5, 7)
    const later = new Date(server.clock.now().getTime() + 1000)
    const prune = (eventsUrl: string | null) =>
      pruneEvents({ ...world(eventsUrl), keys: server.keys }, operatorCall, later)
    expect(await prune(receiver.url)).toBe(4)
    expect(await prune(null)).toBeGreaterThanOrEqual(3)
  })
})
