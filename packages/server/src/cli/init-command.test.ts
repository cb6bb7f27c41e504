import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { validate } from 'dockerfile-utils'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findProgram } from '../../../../tools/debian.mjs'
import { readSettings } from '../platform/settings/settings.ts'
import { variables } from '../platform/settings/settings-variables.ts'
import { startCluster } from '../testing/index.ts'
import { runCommand } from '../testing/run-command.ts'
import { judgeStrictProfile } from './strict-profile.ts'
import { serverVersion } from '../platform/version.ts'

interface Service {
  readonly image: string
  readonly restart?: string
  readonly env_file?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly healthcheck?: { readonly test: readonly string[] }
}

const systemdAnalyze = findProgram(['systemd-analyze'])

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vestibule-init-'))
})
afterEach(() => rm(folder, { recursive: true }))

const init = (...more: string[]) => runCommand(['init', '--dir', folder, ...more])
const textOf = (name: string) => readFile(join(folder, name), 'utf8')

describe('vestibule init', () => {
  it('writes settings for production that are accepted, secrets of their own, for their owner alone', async () => {
    expect(await init()).toMatchObject({ code: 0, err: '' })
    const env = parseEnv(await textOf('.env'))
    const settings = readSettings(env)
    expect(settings.production).toBe(true)
    expect(settings.databaseUrl).toContain(env['POSTGRES_PASSWORD'])
    expect((await stat(join(folder, '.env'))).mode & 0o777).toBe(0o600)

    await init('--force')
    const again = parseEnv(await textOf('.env'))
    for (const name of ['SECRET_KEY', 'METRICS_TOKEN', 'POSTGRES_PASSWORD'])
      expect([name, again[name]]).not.toEqual([name, env[name]])
  })

  it('writes the strict profile, of which doctor finds nothing open but what it cannot know', async () => {
    expect(await init('--profile', 'other')).toMatchObject({ code: 2 })
    const { code, out } = await init('--profile', 'strict')
    expect([code, out.includes('vestibule doctor --profile strict')]).toEqual([0, true])
    const text = await textOf('.env')
    expect(text).toMatch(/# the strict profile needs this file.*\n#BREACHED_PASSWORDS_FILE=\n/)
    const settings = readSettings(parseEnv(text))
    expect(settings).toMatchObject({
      twoFactors: 'all',
      sessionTtlS: 43_200,
      inactiveDays: 90,
      hsts: 'subdomains',
      passwordRules: 'length',
      authenticatorDriftS: 0,
      prefixedCookies: true,
      strictReset: true,
      otpTtlS: 600,
    })
    const lines = await judgeStrictProfile(settings)
    expect(lines.filter(({ state }) => state !== 'met').map(({ name }) => name)).toEqual([
      'no breached passwords',
      'events leave the system',
    ])
  })

  it('explains every setting', async () => {
    await init()
    const text = await textOf('.env')
    for (const [name, { meaning }] of Object.entries(variables)) {
      expect(text).toMatch(new RegExp(`^#?${name}=`, 'm'))
      expect(text).toContain(`# ${meaning}\n`)
    }
  })

  it('writes services that restart, are asked whether they are ready, and know only settings that exist', async () => {
    await init()
    const { services, volumes } = parse(await textOf('compose.yaml')) as {
      services: Record<'certificates' | 'database' | 'server' | 'balancer', Service>
      volumes: object
    }
    for (const [name, { restart }] of Object.entries(services))
      expect([name, restart]).toEqual([
        name,
        name === 'certificates' ? undefined : 'unless-stopped',
      ])
    expect(Object.keys(volumes)).toEqual(['database', 'certificates', 'inner-certificates'])
    const { environment = {}, env_file, healthcheck } = services.server
    expect(Object.keys(variables)).toEqual(expect.arrayContaining(Object.keys(environment)))
    expect(healthcheck?.test.join(' ')).toContain('/readyz')
    const env = parseEnv(await textOf(env_file ?? ''))
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replace(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => env[variable] ?? '')
        // `readSettings` would look for this file, which exists only in the containers.
        .replace('&sslrootcert=/certificates/ca.pem', ''),
    ])
    const settings = readSettings({ ...env, ...Object.fromEntries(filled) })
    expect(settings).toMatchObject({ host: '0.0.0.0', port: 4000, trustedProxyHops: 1 })
    expect(settings.databaseUrl).toBe(
      `postgres://vestibule:${env['POSTGRES_PASSWORD']}@database:5432/vestibule?sslmode=verify-full`,
    )
    expect(environment['DATABASE_URL']).toMatch(/&sslrootcert=\/certificates\/ca.pem$/)
    expect(await textOf('Caddyfile')).toContain('port 4000')
  })

  it('writes a Dockerfile in which a linter finds nothing, and whose first process is the server', async () => {
    await init()
    const text = await textOf('Dockerfile')
    expect(validate(text)).toEqual([])
    // Proves that the linter reports a mistake.
    expect(validate(text.replace('USER node', 'USR node'))).toHaveLength(1)
    expect(text).toMatch(/^ENTRYPOINT \["vestibule"\]$/m)
    expect(text).toContain(`@vestibule/server@${serverVersion} `)
    const { services } = parse(await textOf('compose.yaml')) as {
      services: { server: { build: string; image: string } }
    }
    expect(services.server).toMatchObject({ build: '.', image: `vestibule:${serverVersion}` })
  })

  it.skipIf(systemdAnalyze === undefined)(
    'writes a unit of systemd in which systemd finds nothing',
    async () => {
      await init()
      // Replace the command in the unit, because it is not installed on this machine.
      const text = (await textOf('vestibule.service')).replace(
        /^ExecStart=\S+/m,
        'ExecStart=/bin/true',
      )
      const file = join(folder, 'tested.service')
      const verify = async (unit: string) => {
        await writeFile(file, unit)
        const run = spawnSync(systemdAnalyze ?? '', ['verify', '--man=no', file], {
          encoding: 'utf8',
        })
        return run.stderr.split('\n').filter((line) => line.includes('tested.service'))
      }
      expect(await verify(text)).toEqual([])
      expect(await verify(text.replace('ProtectHome', 'ProtectHouse'))).toHaveLength(1)
      await writeFile(file, text)
      const args = ['security', '--offline=true', '--threshold=20', '--no-pager', file]
      const { status, stdout } = spawnSync(systemdAnalyze ?? '', args, { encoding: 'utf8' })
      expect([status, stdout.split('\n').at(-2)]).toEqual([0, expect.stringContaining('OK')])
    },
  )

  it('gives the servers a role that owns their database and nothing else', async () => {
    await init()
    const { services } = parse(await textOf('compose.yaml')) as {
      services: { database: { volumes: string[]; environment: object } }
    }
    expect(services.database.environment).toEqual({ POSTGRES_PASSWORD: '${POSTGRES_PASSWORD:?}' })
    expect(services.database.volumes).toContain(
      './create-role.sh:/docker-entrypoint-initdb.d/create-role.sh:ro',
    )
    const cluster = await startCluster()
    try {
      const { hostname, port } = new URL(cluster.url)
      const password = "it's $HOME"
      await promisify(execFile)('sh', [join(folder, 'create-role.sh')], {
        env: { ...process.env, PGHOST: hostname, PGPORT: port, POSTGRES_PASSWORD: password },
      })
      const url = `postgres://vestibule:x@${hostname}:${port}/vestibule`
      expect(await runCommand(['migrate'], { DATABASE_URL: url })).toMatchObject({ code: 0 })
      const ofSuperuser = new Client({ connectionString: cluster.url })
      await ofSuperuser.connect()
      const { rows } = await ofSuperuser.query(
        `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolpassword is null as "noPassword"
         from pg_authid where rolcanlogin order by 1`,
      )
      await ofSuperuser.end()
      expect(rows).toMatchObject([
        { rolname: 'postgres', rolsuper: true, noPassword: true },
        {
          rolname: 'vestibule',
          rolsuper: false,
          rolcreatedb: false,
          rolcreaterole: false,
          noPassword: false,
        },
      ])
    } finally {
      await cluster.close()
    }
  })

  it('replaces nothing unless it is told to', async () => {
    await writeFile(join(folder, 'compose.yaml'), 'mine')
    const refused = await init()
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('--force') as string })
    expect(await textOf('compose.yaml')).toBe('mine')
    await expect(stat(join(folder, '.env'))).rejects.toThrow('ENOENT')
    expect((await init('--force')).code).toBe(0)
    expect(await textOf('compose.yaml')).not.toBe('mine')
  })

  it('says how it is used, and what to do next', async () => {
    expect((await runCommand(['init', '--help'])).out).toMatch(/^Usage: vestibule init/)
    expect((await init()).out).toContain('vestibule doctor')
  })
})

describe('a file of settings', () => {
  afterEach(() => {
    delete process.env['PORT']
    delete process.env['HIDE_ACCOUNTS']
  })

  const serve = async (text: string, env: Record<string, string> = {}) => {
    const file = join(folder, 'settings.env')
    await writeFile(file, text)
    return runCommand(['serve', '--env-file', file], env)
  }

  it('is read where --env-file names it; the environment wins', async () => {
    const all = 'PORT=wrong\nHIDE_ACCOUNTS=perhaps\n'
    expect(await serve(all)).toMatchObject({
      code: 3,
      err: expect.stringMatching(/PORT must be[\s\S]*HIDE_ACCOUNTS must be/) as string,
    })
    const { err } = await serve(all, { PORT: '4000' })
    expect(err).not.toContain('PORT must be')
    expect(err).toContain('HIDE_ACCOUNTS must be')
  })

  it('has to be there when it is named', async () => {
    const gone = await runCommand(['doctor', `--env-file=${join(folder, 'gone')}`])
    expect(gone).toMatchObject({ code: 2, err: expect.stringContaining('gone') as string })
    expect((await runCommand(['doctor', '--env-file'])).code).toBe(2)
  })
})
