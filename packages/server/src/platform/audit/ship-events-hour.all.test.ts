import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startEventsReceiver } from '../../testing/events-receiver.ts'
import { startTestServer } from '../../testing/index.ts'
import { createSealer } from './seal-events.ts'
import { shipEvents } from './ship-events.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

describe.each(databases)('events that leave the platform (%s)', (db) => {
  it('promise 144: none of 10,000 is lost while the receiver is away for an hour, and two servers send', async () => {
    const receiver = await startEventsReceiver()
    closers.push(receiver.close)
    const server = await startTestServer({ db, importFile: {} })
    closers.push(() => server.close())
    await server.query('delete from audit_events')
    const { clock, keys } = server
    const world = {
      db: server.store.db,
      clock,
      keys,
      settings: { eventsUrl: receiver.url, eventsAuthorization: null },
    }
    // Each sealer stands for one of two servers, which seal and send the events of one database every minute.
    const servers = [createSealer(world), createSealer(world)]
    let written = 0
    for (let minute = 0; minute < 90; minute += 1) {
      receiver.status = minute >= 10 && minute < 70 ? 503 : 200
      if (written < 10_000) {
        await server.query(
          `insert into audit_events (at, event, user_id, ip, request_id, detail)
           select timestamptz '${clock.now().toISOString()}', 'signed_in', 'u' || n, '', 'r' || n, '{}' from generate_series(1, 250) as n`,
        )
        written += 250
      }
      await Promise.all(
        servers.map(async (sealer) => {
          await sealer.seal()
          await shipEvents(world).catch(() => {})
        }),
      )
      clock.advance(60)
    }
    const rows = await server.query<{ id: number }>('select id::int from audit_events order by 1')
    expect(rows).toHaveLength(10_000)
    expect(receiver.ids).toEqual(rows.map(({ id }) => id))
    // The receiver refused for 60 minutes. The pauses between tries grow, so the servers tried far less often than once
    // a minute.
    expect(receiver.refused).toBeLessThan(20)
  })
})
