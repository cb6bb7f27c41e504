import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { rateLimits } from '../db/schema/operations.ts'
import { fakeClock, type FakeClock } from '../../testing/fake-clock.ts'
import type { TestDatabase } from '../../testing/test-database.ts'
import { newPGlite } from '../../testing/test-pglite.ts'
import { newPostgres } from '../../testing/test-postgres.ts'
import { createRateLimits, type Limit, type RateLimits } from './rate-limits.ts'

const three: Limit = { name: 'three', max: 3, windowS: 60, says: 'Too many.' }
const ten: Limit = { name: 'ten', max: 10, windowS: 60 }

describe.each(databases)('rate limits (%s)', (kind) => {
  let database: TestDatabase
  let clock: FakeClock
  let limits: RateLimits
  beforeEach(async () => {
    database = kind === 'pglite' ? await newPGlite() : await newPostgres()
    clock = fakeClock()
    limits = createRateLimits({ db: database.store.db, clock })
  })
  afterEach(() => database.release())

  const count = (...events: (readonly [Limit, string])[]) =>
    limits.count(events.map(([limit, of]) => ({ limit, of })))
  const outcomes = async (tries: readonly Promise<unknown>[]) => {
    const settled = await Promise.allSettled(tries)
    return settled.filter(({ status }) => status === 'fulfilled').length
  }

  it('lets through as many as it says, however many come at once', async () => {
    const tries = Array.from({ length: 60 }, () => count([ten, 'a']))
    expect(await outcomes(tries)).toBe(10)
  })

  it('slides: each event counts for the length of the window, to the second', async () => {
    for (let n = 0; n < 3; n += 1) {
      await count([three, 'a'])
      clock.advance(20)
    }
    // The first event, 60 s ago, no longer counts. The second, 40 s ago, counts for 20 s more.
    await count([three, 'a'])
    await expect(count([three, 'a'])).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 20,
    })
    clock.advance(19)
    await expect(count([three, 'a'])).rejects.toMatchObject({ retryAfter: 1 })
    clock.advance(1)
    await count([three, 'a'])
  })

  it('does not count what it refuses', async () => {
    for (let n = 0; n < 3; n += 1) await count([three, 'a'])
    clock.advance(59)
    for (let n = 0; n < 5; n += 1) await expect(count([three, 'a'])).rejects.toThrow('Too many.')
    clock.advance(1)
    await count([three, 'a'])
  })

  it('counts against all limits or none', async () => {
    for (let n = 0; n < 3; n += 1) await count([three, 'a'])
    await expect(count([three, 'a'], [ten, 'b'])).rejects.toThrow('Too many.')
    for (let n = 0; n < 10; n += 1) await count([ten, 'b'])
    await expect(count([ten, 'b'])).rejects.toThrow('Too many attempts.')
  })

  it('stores nothing of what it refuses, also of several at once', async () => {
    const rows = () => database.store.db.$count(rateLimits)
    for (let n = 0; n < 3; n += 1) await count([three, 'a'])
    await count([ten, 'kept'])
    const before = await rows()
    const tries = Array.from({ length: 20 }, (_, n) =>
      count([three, 'a'], [ten, `made up ${n % 10}`], [ten, 'kept']),
    )
    expect(await outcomes(tries)).toBe(0)
    expect(await rows()).toBe(before)
    for (let n = 0; n < 9; n += 1) await count([ten, 'kept'])
    await expect(count([ten, 'kept'])).rejects.toThrow('Too many attempts.')
  })

  it('keeps different things apart', async () => {
    for (let n = 0; n < 3; n += 1) await count([three, 'a'])
    await expect(count([three, 'b'])).resolves.toBeDefined()
    await expect(count([ten, 'a'])).resolves.toBeDefined()
  })

  it('takes an event back once, and no other', async () => {
    const first = await count([three, 'a'])
    await count([three, 'a'])
    await count([three, 'a'])
    await first.release()
    await first.release()
    await count([three, 'a'])
    await expect(count([three, 'a'])).rejects.toThrow('Too many.')
  })

  it('forgets what it is told to', async () => {
    for (let n = 0; n < 3; n += 1) await count([three, 'a'])
    await limits.clear([{ limit: three, of: 'a' }])
    await expect(count([three, 'a'])).resolves.toBeDefined()
  })

  it('forgets all whose name begins alike', async () => {
    for (let n = 0; n < 3; n += 1) await count([three, 'a@x'], [ten, 'a@x'])
    for (let n = 0; n < 3; n += 1) await count([three, 'b@x'])
    await limits.clearAll({ limit: three, of: 'a@' })
    await expect(count([three, 'a@x'])).resolves.toBeDefined()
    await expect(count([three, 'b@x'])).rejects.toThrow('Too many.')
  })

  it('never waits for itself: requests that share some of their limits', async () => {
    const shared = ['x', 'y', 'z'].map((of) => [{ ...ten, max: 1000 }, of] as const)
    const tries = Array.from({ length: 90 }, async (_, n) => {
      const events = [...shared.slice(n % 3), ...shared.slice(0, n % 3)]
      const reservation = await count(...events)
      await reservation.release()
    })
    expect(await outcomes(tries)).toBe(90)
  })
})
