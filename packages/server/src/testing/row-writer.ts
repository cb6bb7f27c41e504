import { sql } from 'drizzle-orm'
import { openPGlite } from '../platform/db/pglite.ts'

// Program for tests that kill it: writes numbered rows into the embedded database in the given folder, each in a
// transaction of several statements, and prints a number after its commit. With `hold` it writes one more row, prints
// `held` and never commits it.
const [dataDir = '', from = '0', hold] = process.argv.slice(2)
const store = await openPGlite(dataDir)
await store.db.execute(sql`create table if not exists acknowledged (i int primary key)`)
await store.db.execute(sql`create table if not exists ballast (i int, t text)`)
if (hold === 'hold') {
  await store.db.transaction(async (tx) => {
    await tx.execute(sql`insert into acknowledged values (${Number(from) + 1})`)
    await tx.execute(
      sql`insert into ballast select g, repeat('x', 200) from generate_series(1, 20000) g`,
    )
    process.stdout.write('held\n')
    await new Promise((resolve) => {
      setTimeout(resolve, 600_000)
    })
  })
}
for (let i = Number(from) + 1; ; i += 1) {
  await store.db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into ballast select g, repeat('x', 200) from generate_series(1, 20) g`,
    )
    await tx.execute(sql`insert into acknowledged values (${i})`)
  })
  process.stdout.write(`${i}\n`)
}
