import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { environmentOf, jsonOf, runCommand } from '../testing/run-command.ts'

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

describe('vestibule doctor --profile strict', () => {
  const strict = {
    TWO_FACTORS: 'all',
    INACTIVE_DAYS: '60',
    STRICT_RESET: 'true',
    OTP_TTL_S: '600',
    IDLE_LOCK_MINUTES: '10',
    HSTS: 'subdomains',
    STRICT_PASSWORD_CHANGE: 'true',
    PASSWORD_RULES: 'length',
    AUTHENTICATOR_DRIFT_S: '0',
    TYPED_LOGOUT_TOKENS: 'true',
    PREFIXED_COOKIES: 'true',
    EVENTS_URL: 'https://events.example/',
    PUBLIC_ORIGIN: 'https://platform.example',
  }
  const judge = async (more: Record<string, string> = {}) => {
    const run = await runCommand(['doctor', '--profile', 'strict', '--json'], {
      ...env,
      ...strict,
      ...more,
    })
    type Said = { name: string; state: string }[]
    const { profile, checks } = jsonOf(run) as { profile: Said; checks: Said }
    return {
      code: run.code,
      failed: checks.flatMap(({ name, state }) => (state === 'failed' ? [name] : [])),
      ...Object.fromEntries(profile.map((one) => [one.name, one.state])),
    }
  }

  it('says of each line whether it is met, by the values in force, and ends with 1 if one is open', async () => {
    const file = join(dataDir, 'breached.txt')
    await writeFile(file, `${'0'.repeat(40)}:1\n${'F'.repeat(40)}:1\n`)
    const all = await judge({ BREACHED_PASSWORDS_FILE: file })
    const { code, failed, ...states } = all
    expect(new Set(Object.values(states))).toEqual(new Set(['met']))
    // If this package was not built, the check `apps` fails, and no other.
    const isBuilt = !failed.includes('apps')
    expect([code, failed]).toEqual(isBuilt ? [0, []] : [1, ['apps']])
    expect(await judge()).toMatchObject({ code: 1, 'no breached passwords': 'open' })
    expect(
      await judge({
        TWO_FACTORS: '',
        INACTIVE_DAYS: '91',
        STRICT_RESET: 'false',
        OTP_TTL_S: '900',
        SESSION_TTL_S: '43201',
        HSTS: 'off',
      }),
    ).toMatchObject({
      code: 1,
      'two factors for all': 'open',
      'accounts end unused': 'open',
      'strict reset': 'open',
      'codes of 10 minutes': 'open',
      'sessions of 12 hours at most': 'open',
      'https only (HSTS)': 'yours',
    })
    expect(
      await judge({
        HSTS: 'host',
        STRICT_PASSWORD_CHANGE: 'false',
        PASSWORD_RULES: 'kinds',
        AUTHENTICATOR_DRIFT_S: '30',
        TYPED_LOGOUT_TOKENS: 'false',
        PREFIXED_COOKIES: 'false',
        EVENTS_URL: '',
      }),
    ).toMatchObject({
      'https only (HSTS)': 'open',
      'the old password for a new one': 'open',
      'passwords without rules but length': 'open',
      'authenticators of 30 seconds': 'open',
      'typed logout tokens': 'open',
      'prefixed cookies': 'open',
      'events leave the system': 'open',
    })
    const text = await runCommand(['doctor', '--profile', 'strict'], { ...env, ...strict })
    expect(text.out).toMatch(/^met {4}two factors for all/m)
    expect(text.out).toMatch(/^open {3}no breached passwords/m)
  })
})

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
