import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startBalancer } from '../testing/reliability/balancer.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { environmentOf, runCommand } from '../testing/run-command.ts'

let server: TestServer
let env: Record<string, string>
let dataDir: string
beforeEach(async () => {
  server = await startTestServer({ db: 'postgres' })
  dataDir = await mkdtemp(join(tmpdir(), 'vestibule-doctor-'))
  env = { ...environmentOf(server), DATA_DIR: dataDir }
})
afterEach(async () => {
  await server.close()
  await rm(dataDir, { recursive: true })
})

const examine = async (more: Record<string, string> = {}) => {
  const { code, out } = await runCommand(['doctor', '--json'], { ...env, ...more })
  const results = JSON.parse(out) as { name: string; state: string; detail: string }[]
  return { code, ...Object.fromEntries(results.map((result) => [result.name, result])) }
}
const nobody = '127.0.0.1:9'

describe('vestibule doctor', () => {
  it('finds nothing wrong with a running server', async () => {
    expect(await examine()).toMatchObject({
      settings: { state: 'ok' },
      database: { state: 'ok', detail: 'PostgreSQL answers' },
      migrations: { state: 'ok' },
      'secret key': { state: 'ok', detail: 'opens every authenticator (3)' },
      registration: { state: 'ok', detail: 'an administrator creates the accounts' },
      clock: { state: 'ok' },
      mail: { state: 'warning' },
      'public origin': { state: 'ok', detail: `${server.origin} answers` },
    })
    const { out } = await runCommand(['doctor'], env)
    expect(out).toMatch(/^ok +database +PostgreSQL answers$/m)
  })

  it('tells a mail server that takes mail from one that does not', async () => {
    const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
    const { address } = await new Promise<{ address: string }>((resolve) => {
      const listening = smtp.listen(0, '127.0.0.1', () => {
        const { port } = listening.address() as { port: number }
        resolve({ address: `127.0.0.1:${port}` })
      })
    })
    const good = await examine({ SMTP_URL: `smtp://${address}` })
    await new Promise<void>((resolve) => {
      smtp.close(resolve)
    })
    expect(good).toMatchObject({ mail: { state: 'ok', detail: `${address} takes mail` } })
    expect(await examine({ SMTP_URL: `smtp://${nobody}` })).toMatchObject({
      code: 1,
      mail: { state: 'failed', detail: expect.stringContaining(nobody) as string },
    })
  })

  it('fails where the database does not answer, and says so once', async () => {
    const found = await examine({ DATABASE_URL: `postgres://postgres@${nobody}/postgres` })
    expect(found).toMatchObject({
      code: 1,
      database: { state: 'failed', detail: expect.stringContaining('ECONNREFUSED') as string },
    })
    expect(found).not.toHaveProperty('migrations')
    expect(found).not.toHaveProperty('pooler')
    for (const command of ['serve', 'migrate']) {
      const DATABASE_URL = `postgres://postgres:secret@${nobody}/postgres`
      const { code, err } = await runCommand([command], { ...env, DATABASE_URL })
      expect([code, err]).toEqual([
        1,
        expect.stringContaining('The database at 127.0.0.1, port 9,'),
      ])
      expect(err).not.toContain('secret')
    }
  })

  it('fails where migrations are missing', async () => {
    await server.query('update drizzle.__drizzle_migrations set created_at = 1')
    const behind = await examine()
    const detail = expect.stringMatching(/^[1-9]\d* to apply: run vestibule migrate$/) as string
    expect(behind).toMatchObject({ code: 1, migrations: { state: 'failed', detail } })
    await server.query(
      'drop schema public cascade; drop schema drizzle cascade; create schema public',
    )
    const found = await examine()
    expect(found).toMatchObject({
      code: 1,
      migrations: { state: 'failed', detail: 'not migrated yet: run vestibule migrate' },
      clock: { state: 'ok' },
    })
    expect(found).not.toHaveProperty('secret key')
    // Restore the schema: the next test uses the same database.
    await server.store.migrate()
  })

  it('warns of passkeys that were made for another domain', async () => {
    expect(await examine()).toMatchObject({ passkeys: { state: 'ok' } })
    await server.query(
      `insert into passkeys select 'AA', id, 'old.example', '', 0, '[]', '', 'Laptop', true, true, now()
       from users limit 1`,
    )
    expect(await examine()).toMatchObject({
      passkeys: {
        state: 'warning',
        detail: expect.stringContaining('made 1 for old.example: they sign nobody in') as string,
      },
    })
  })

  it('warns of a secret key that could be guessed, and of a proxy that it is not told of', async () => {
    const weak = { SECRET_KEY: 'k'.repeat(32), SECRET_KEY_PREVIOUS: env['SECRET_KEY'] ?? '' }
    await server.query('delete from authenticators')
    expect(await examine({ ...weak, PUBLIC_ORIGIN: 'https://127.0.0.1:1' })).toMatchObject({
      'secret key': { state: 'warning', detail: expect.stringContaining('guessed') as string },
      proxy: {
        state: 'warning',
        detail: expect.stringContaining('TRUSTED_PROXY_HOPS=1') as string,
      },
    })
  })

  it('compares TRUSTED_PROXY_HOPS with what arrives at the running server, and tells it nobody without the key', async () => {
    const balancer = await startBalancer()
    const around = { ...env, PUBLIC_ORIGIN: balancer.origin }
    const says = async (more: Record<string, string> = {}) => {
      const { out } = await runCommand(['doctor', '--json'], { ...around, ...more })
      const results = JSON.parse(out) as { name: string; state: string; detail: string }[]
      return results.find(({ name }) => name === 'proxy')
    }
    for (const [trustedProxyHops, state, part] of [
      [0, 'warning', '1 of the proxies in front of'],
      [1, 'ok', '1 in front, as TRUSTED_PROXY_HOPS says'],
      [2, 'failed', 'clients can claim any address. Set TRUSTED_PROXY_HOPS=1'],
    ] as const) {
      const settings = { publicOrigin: balancer.origin, trustedProxyHops }
      const told = await startTestServer({ shareDatabaseOf: server, clock: 'system', settings })
      balancer.targets.splice(0, 1, told.port)
      const detail = expect.stringContaining(part) as string
      const TRUSTED_PROXY_HOPS = String(trustedProxyHops)
      expect(await says({ TRUSTED_PROXY_HOPS })).toMatchObject({ state, detail })
      await told.close()
    }
    // `doctor` fails if TRUSTED_PROXY_HOPS is wrong in its own settings, or in those of the running server.
    const settings = { publicOrigin: balancer.origin, trustedProxyHops: 1 }
    const right = await startTestServer({ shareDatabaseOf: server, clock: 'system', settings })
    balancer.targets.splice(0, 1, right.port)
    expect(await says({ TRUSTED_PROXY_HOPS: '3' })).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('TRUSTED_PROXY_HOPS is 3: clients can claim any') as string,
    })
    await right.close()
    const wrong = { publicOrigin: balancer.origin, trustedProxyHops: 2 }
    const other = await startTestServer({
      shareDatabaseOf: server,
      clock: 'system',
      settings: wrong,
    })
    balancer.targets.splice(0, 1, other.port)
    expect(await says({ TRUSTED_PROXY_HOPS: '1' })).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('is 2 at the running server') as string,
    })
    await other.close()
    balancer.targets.splice(0, 1, server.port)
    const unseen = expect.stringContaining('no running server said') as string
    const SECRET_KEY = 'another secret key, as long as that one'
    expect(await says({ SECRET_KEY, TRUSTED_PROXY_HOPS: '1' })).toMatchObject({ detail: unseen })
    const now = Math.round(server.clock.now().getTime() / 1000)
    for (const probe of [`${now}.AAAA`, `${now}.${'A'.repeat(43)}`, 'x']) {
      const headers = { 'x-vestibule-probe': probe }
      const answer = await fetch(`${server.origin}/healthz`, { headers })
      expect(await answer.json()).toEqual({ status: 'ok' })
    }
    await balancer.close()
  })

  it('warns of passkeys where the platform has an address and no name', async () => {
    const PUBLIC_ORIGIN = 'http://127.0.0.1:9'
    expect(await examine({ PUBLIC_ORIGIN })).toMatchObject({
      passkeys: { state: 'warning', detail: expect.stringContaining('domains alone') as string },
    })
  })

  it('counts what still needs the previous secret key, and what no key opens', async () => {
    const SECRET_KEY = 'another secret key, as long as that one'
    const SECRET_KEY_PREVIOUS = env['SECRET_KEY'] ?? ''
    expect(await examine({ SECRET_KEY, SECRET_KEY_PREVIOUS })).toMatchObject({
      'secret key': { state: 'warning', detail: expect.stringContaining('3 of 3') as string },
    })
    expect(await examine({ SECRET_KEY })).toMatchObject({
      code: 1,
      'secret key': { state: 'failed', detail: expect.stringContaining('3 of 3') as string },
    })
  })

  it('warns of an address that nobody answers, and creates no database', async () => {
    const found = await examine({ DATABASE_URL: '', PUBLIC_ORIGIN: `http://${nobody}` })
    expect(found).toMatchObject({
      database: { state: 'warning', detail: expect.stringContaining('first start') as string },
      'public origin': { state: 'warning' },
    })
    expect(await examine({ PUBLIC_ORIGIN: 'https://0.0.0.0:9' })).toMatchObject({
      mail: { state: 'warning', detail: expect.stringContaining('Set SMTP_URL') as string },
    })
  })

  it('warns where people may register and nobody is told', async () => {
    const registration = (more: Record<string, string>) =>
      examine({ ENABLE_SIGN_UP: 'true', ...more })
    expect(await registration({})).toMatchObject({
      registration: {
        state: 'warning',
        detail: expect.stringContaining('set NOTIFY_EMAIL') as string,
      },
    })
    expect(await registration({ NOTIFY_EMAIL: 'desk@acme.example' })).toMatchObject({
      registration: { state: 'ok', detail: 'desk@acme.example is told of requests' },
    })
  })

  it('fails where no organisation takes those who register', async () => {
    expect(await examine({ SIGN_UP_ORGANIZATION: 'halden' })).toMatchObject({
      registration: { state: 'ok', detail: 'accounts are created in halden' },
    })
    expect(await examine({ SIGN_UP_ORGANIZATION: 'haldne' })).toMatchObject({
      code: 1,
      registration: { state: 'failed', detail: expect.stringContaining('haldne') as string },
    })
  })

  it('warns of what security questions and sign-in pages of organisations tell where accounts are hidden', async () => {
    const hidden = { HIDE_ACCOUNTS: 'true' }
    const found = async (more: Record<string, string>) =>
      (await examine({ ...hidden, ...more })) as Record<string, unknown>
    expect(await examine()).toMatchObject({ 'hidden accounts': { state: 'ok' } })
    expect(await found({})).toMatchObject({ 'hidden accounts': { state: 'ok' } })
    const questions = { SECURITY_QUESTIONS: 'true' }
    const detail = expect.stringMatching(
      /accounts without a security question .*\d+ security questions are of one account each.*SECURITY_QUESTIONS=false/,
    ) as string
    expect(await found(questions)).toMatchObject({
      'hidden accounts': { state: 'warning', detail },
    })
    await server.query(`delete from security_questions`)
    await server.query(
      `insert into security_questions select id, 'In which town were you born?', 'x' from users`,
    )
    expect(await found(questions)).toMatchObject({ 'hidden accounts': { state: 'ok' } })
    await server.query(`update security_questions set question = question || user_id`)
    await server.query(
      `insert into users (id, email, email_key, first_name, last_name, organization_id, sign_in_method, can_impersonate, created_at)
       select 'copy-' || n, 'c', 'copy-' || n, first_name, last_name, organization_id, sign_in_method, false, created_at
       from (select * from users limit 1) one cross join generate_series(1, 101) n`,
    )
    await server.query(
      `insert into security_questions select id, id, 'x' from users where email = 'c'`,
    )
    await server.query(`update users set redirect_url = 'https://idp.example/' where id = 'copy-1'`)
    const many = expect.stringMatching(
      /100 commonest of \d+.*1 of \d+ accounts have a redirect_url/,
    ) as string
    expect(await found(questions)).toMatchObject({
      'hidden accounts': { state: 'warning', detail: many },
    })
  })

  it('warns of a data partner without a data steward whose datasets can be asked for', async () => {
    expect(await examine()).toMatchObject({
      'data stewards': {
        state: 'warning',
        detail: expect.stringMatching(/^too few data stewards of osier:/) as string,
      },
    })
    await server.query(
      `insert into user_roles (user_id, role, app_name, data_partner_id)
       select id, 'data-steward', 'data', 'osier' from users limit 1`,
    )
    expect(await examine()).toMatchObject({ 'data stewards': { state: 'ok' } })
    expect(await examine({ REQUEST_APPROVALS: '2' })).toMatchObject({
      'data stewards': { state: 'warning' },
    })
    await server.query(`update resources set discoverable = 'granted'`)
    expect(await examine()).not.toHaveProperty('data stewards')
  })
})
