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

it('waits for an answer that came while this process stood still', async () => {
  const { url, release } = await newEmptyPostgres()
  const store = openPostgres({ connectionString: url })
  const answered = store.ping()
  // Long enough to begin to connect, then longer than the server waits for a silent database.
  await new Promise(setImmediate)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500)
  await expect(answered).resolves.toBeUndefined()
  await store.close()
  await release()
})
