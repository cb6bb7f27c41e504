import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { startCluster } from '../../testing/index.ts'
import { openPostgres } from './postgres.ts'

let cluster: Awaited<ReturnType<typeof startCluster>>
let folder: string
beforeAll(async () => {
  cluster = await startCluster()
  folder = await mkdtemp(join(tmpdir(), 'vestibule-tls-'))
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  // PostgreSQL itself makes its certificate, because it accepts only a key that its own user owns.
  await client.query(`copy (select 1) to program
    'openssl req -x509 -nodes -newkey rsa:2048 -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout server.key -out server.crt 2> /dev/null && chmod 600 server.key'`)
  await client.query('alter system set ssl = on')
  await client.query('select pg_reload_conf()')
  const { rows } = await client.query<{ text: string }>(`select pg_read_file('server.crt') as text`)
  await writeFile(join(folder, 'server.crt'), rows[0]?.text ?? '')
  await client.end()
  // An authority that has not signed the server's certificate.
  await writeFile(join(folder, 'other.crt'), rootCertificates[0] ?? '')
})
afterAll(async () => {
  await cluster.close()
  await rm(folder, { recursive: true })
})

/** Whether the connection is encrypted; 'refused' if there is none. */
async function isEncrypted(query: string, host = 'localhost') {
  const url = new URL(`${cluster.url}?${query}`)
  url.hostname = host
  const store = openPostgres({ connectionString: url.href })
  try {
    const { rows } = (await store.db.execute<{ ssl: boolean }>(
      sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`,
    )) as { rows: { ssl: boolean }[] }
    return rows[0]?.ssl
  } catch {
    return 'refused'
  } finally {
    await store.close()
  }
}

describe('TLS to the database', () => {
  it('is what sslmode and sslrootcert of its address say, as libpq reads them', async () => {
    const root = `sslrootcert=${join(folder, 'server.crt')}`
    const other = `sslrootcert=${join(folder, 'other.crt')}`
    const found: Record<string, unknown> = {}
    const cases: readonly (readonly [string, string, unknown])[] = [
      ['sslmode=disable', 'localhost', false],
      ['sslmode=require', '127.0.0.1', true],
      [`sslmode=verify-ca&${root}`, '127.0.0.1', true],
      [`sslmode=verify-ca&${other}`, '127.0.0.1', 'refused'],
      [`sslmode=verify-full&${root}`, 'localhost', true],
      [`sslmode=verify-full&${root}`, '127.0.0.1', 'refused'],
      [`sslmode=verify-full&${other}`, 'localhost', 'refused'],
      ['sslmode=verify-full', 'localhost', 'refused'],
      ['sslmode=verify-full&sslrootcert=system', 'localhost', 'refused'],
    ]
    for (const [query, host] of cases) found[`${host} ${query}`] = await isEncrypted(query, host)
    expect(found).toEqual(
      Object.fromEntries(cases.map(([query, host, wanted]) => [`${host} ${query}`, wanted])),
    )
  })

  it.each([
    ['sslmode=prefer', 'with prefer the connection might not be encrypted'],
    ['sslmode=verify-ca', 'needs the file of an authority of your own in sslrootcert'],
    ['sslmode=verify-full&sslrootcert=/nope', 'sslrootcert /nope: there is no such file'],
    ['sslrootcert=/nope', 'sslrootcert needs sslmode=verify-full'],
    ['sslmode=require&sslcrl=/x', 'sslcrl is not supported'],
  ])('%s is refused in words', (query, words) => {
    const DATABASE_URL = `postgres://a:secret@db.example/a?${query}`
    expect(() => readSettings({ DATABASE_URL })).toThrow(words)
    expect(() => readSettings({ DATABASE_URL })).not.toThrow('secret')
  })
})
