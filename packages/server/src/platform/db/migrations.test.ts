import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestDatabase } from '../../testing/test-database.ts'
import { newEmptyPostgres } from '../../testing/test-postgres.ts'
import { openPostgres } from './postgres.ts'

let database: TestDatabase & { url: string }
beforeEach(async () => {
  database = await newEmptyPostgres()
})
afterEach(() => database.release())

it('several servers that start at once migrate one after the other', async () => {
  const stores = Array.from({ length: 6 }, () => openPostgres({ connectionString: database.url }))
  try {
    await Promise.all(stores.map((store) => store.migrate()))
    await Promise.all(stores.map((store) => store.ping()))
  } finally {
    await Promise.all(stores.map((store) => store.close()))
  }
  await expect(database.store.migrate()).resolves.toBeUndefined()
})
