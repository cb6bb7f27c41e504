import { expect, it } from 'vitest'
import { newEmptyPostgres } from '../../testing/test-postgres.ts'
import { openPostgres } from './postgres.ts'

it('a database that is closed twice is closed once', async () => {
  const { url, release } = await newEmptyPostgres()
  try {
    const store = openPostgres({ connectionString: url })
    await store.ping()
    await Promise.all([store.close(), store.close()])
    await expect(store.close()).resolves.toBeUndefined()
    await expect(store.ping()).rejects.toThrow('Failed query')
  } finally {
    await release()
  }
})
