import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

describe('what vestibule doctor says of settings', () => {
  it('warns of another SECRET_KEY than that of the running server, even if nothing is encrypted', async () => {
    const running = await startTestServer({ shareDatabaseOf: server, clock: 'system' })
    const around = { PUBLIC_ORIGIN: running.origin }
    await server.query('delete from authenticators')
    expect(await examine(around)).toMatchObject({ 'running server': { state: 'ok' } })
    const SECRET_KEY = 'another secret key, as long as that one'
    expect(await examine({ ...around, SECRET_KEY })).toMatchObject({
      'secret key': { state: 'ok' },
      'running server': {
        state: 'warning',
        detail: expect.stringContaining('does not know this SECRET_KEY') as string,
      },
    })
    await running.close()
  })

  it('compares the pool with the connections that PostgreSQL grants', async () => {
    expect(await examine()).toMatchObject({ connections: { state: 'ok' } })
    expect(await examine({ DATABASE_POOL_SIZE: '1000' })).toMatchObject({
      connections: {
        state: 'warning',
        detail: expect.stringMatching(
          /^DATABASE_POOL_SIZE is 1000, and PostgreSQL grants \d+/,
        ) as string,
      },
    })
  })

  it('warns of names that are almost settings, and of no others', async () => {
    const settings = async (more: Record<string, string>) =>
      ((await examine(more)) as unknown as { settings: object }).settings
    for (const [name, meant] of [
      ['TRUSTED_PROXY_HOP', 'TRUSTED_PROXY_HOPS'],
      ['METRICS_TOKNE', 'METRICS_TOKEN'],
      ['Notify_Email', 'NOTIFY_EMAIL'],
    ] as const) {
      expect(await settings({ [name]: '1' })).toEqual({
        name: 'settings',
        state: 'warning',
        detail: `${name} is no setting: is it ${meant}?`,
      })
    }
    expect(await settings({ HOSTS: '1', API_VERSION: '2', POSTGRES_PASSWORD: 'x' })).toMatchObject({
      state: 'ok',
    })
  })

  it('names a branding file that cannot be used', async () => {
    expect(await runCommand(['doctor'], { ...env, BRANDING_FILE: '/nowhere.json' })).toMatchObject({
      code: 3,
      err: expect.stringContaining('BRANDING_FILE /nowhere.json') as string,
    })
  })

  it('names each setting that cannot be used', async () => {
    const found = await runCommand(['doctor'], { ...env, PORT: 'http', NODE_ENV: 'production' })
    expect(found).toMatchObject({ code: 3, err: expect.stringContaining('PORT must be') as string })
    expect((await runCommand(['doctor', '--help'])).out).toMatch(/^Usage: vestibule doctor/)
  })
})
