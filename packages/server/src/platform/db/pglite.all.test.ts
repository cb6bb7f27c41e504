import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fdatasyncSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest'
import { DataDirInUseError } from './data-dir-lock.ts'
import { maintain, openInMemory, openPGlite } from './pglite.ts'
import { programArguments } from '../../testing/programs.ts'

describe('the embedded database', () => {
  /** An empty database that each test copies: creating one takes seconds. */
  let empty: string
  let dataDir: string
  beforeAll(async () => {
    empty = await mkdtemp(join(tmpdir(), 'vestibule-pglite-'))
    await (await openPGlite(empty)).close()
  })
  afterAll(() => rm(empty, { recursive: true, force: true }))
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vestibule-pglite-'))
    await cp(empty, dataDir, { recursive: true })
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('may be closed twice, as several paths of a failed start do', async () => {
    const store = await openPGlite(dataDir)
    await store.close()
    await expect(store.close()).resolves.toBeUndefined()
    await (await openPGlite(dataDir)).close()
  })

  it('promise 71: every commit reaches the disk', async () => {
    let syncs = 0
    const store = await openPGlite(dataDir, (fd) => {
      syncs += 1
      fdatasyncSync(fd)
    })
    try {
      await store.db.execute(sql`create table t (i int)`)
      for (let i = 0; i < 20; i += 1) {
        const before = syncs
        await store.db.execute(sql`insert into t values (${i})`)
        expect(syncs).toBeGreaterThan(before)
      }
      const before = syncs
      await store.db.execute(sql`select * from t`)
      expect(syncs).toBe(before)
    } finally {
      await store.close()
    }
  })

  it('is swept and analysed as a server would do by itself', async () => {
    const { client, ...store } = await openInMemory()
    await client.exec('create table t (i int); insert into t select generate_series(1, 500)')
    await client.exec('delete from t')
    await maintain(client)
    const { rows } = await client.query<{ pages: number }>(
      "select relpages as pages from pg_class where relname = 't'",
    )
    expect(rows).toEqual([{ pages: 0 }])
    await store.close()
  })

  it('refuses a second process, and says why', async () => {
    const store = await openPGlite(dataDir)
    await expect(openPGlite(dataDir)).rejects.toThrow(DataDirInUseError)
    await expect(openPGlite(dataDir)).rejects.toThrow(`${dataDir} is in use`)
    await store.close()
    const again = await openPGlite(dataDir)
    await again.close()
  })

  it('promise 71: killed in the middle of its writes, it loses none that it acknowledged', async () => {
    let acknowledged = 0
    for (const rows of [30, 71]) {
      acknowledged = await writeUntilKilled(dataDir, acknowledged, rows)
      const store = await openPGlite(dataDir)
      const { rows: found } = (await store.db.execute(
        sql`select count(*)::int as n, max(i)::int as last from acknowledged`,
      )) as { rows: { n: number; last: number }[] }
      await store.close()
      const { n, last } = found[0] ?? { n: -1, last: -2 }
      expect(n).toBe(last)
      // There may be more rows than the process reported: it was killed before it could report the last ones.
      expect(n).toBeGreaterThanOrEqual(acknowledged)
      acknowledged = n
    }
  })

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'promise 72: ended by %s in the middle of a transaction, it opens again unaided, without it',
    async (signal) => {
      await endInTransaction(dataDir, signal)
      const store = await openPGlite(dataDir)
      const { rows } = (await store.db.execute(
        sql`select (select count(*)::int from acknowledged) as rows, (select count(*)::int from ballast) as more`,
      )) as { rows: unknown[] }
      expect(rows).toEqual([{ rows: 0, more: 0 }])
      await store.db.execute(sql`insert into acknowledged values (101)`)
      await store.close()
    },
    180_000,
  )
})

/** Resolves after a process was killed by `signal` in an open transaction with many written rows. */
async function endInTransaction(dataDir: string, signal: NodeJS.Signals) {
  const args = [...programArguments('row-writer'), dataDir, '100', 'hold']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  expect(printed.toString()).toBe('held\n')
  child.kill(signal)
  expect(await exited).toEqual([null, signal])
}

/** Kills a writing process, and resolves to the last row number that it reported as committed. */
async function writeUntilKilled(dataDir: string, from: number, rows: number): Promise<number> {
  const args = [...programArguments('row-writer'), dataDir, String(from)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  let last = from
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line)
    if (last === from + rows) child.kill('SIGKILL')
  }
  await exited
  return last
}
