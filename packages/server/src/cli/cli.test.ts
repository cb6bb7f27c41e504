import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { runCommand } from '../testing/run-command.ts'
import { demo, login } from '../testing/sign-in-steps.ts'
import { programArguments } from '../testing/programs.ts'

describe('the vestibule command', () => {
  let folder: string
  const children: ChildProcess[] = []
  /**
   * Owns a PostgreSQL database for all tests in which the kind of database does not matter: creating an embedded
   * database takes seconds.
   */
  let data: TestServer
  let onPostgres: Record<string, string>
  beforeAll(async () => {
    data = await startTestServer({ db: 'postgres', importFile: {} })
    onPostgres = { DATABASE_URL: data.databaseUrl ?? '' }
  })
  afterAll(() => data.close())
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vestibule-cli-'))
  })
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
    }
    await rm(folder, { recursive: true, force: true })
  })

  const start = (args: readonly string[], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [...programArguments('main'), ...args], {
      env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    let output = ''
    const waiting: { pattern: RegExp; resolve: (text: string) => void }[] = []
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      for (const { pattern, resolve } of waiting) if (pattern.test(output)) resolve(output)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    const exit = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
    return {
      child,
      exit,
      prints: (pattern: RegExp) =>
        new Promise<string>((resolve, reject) => {
          waiting.push({ pattern, resolve })
          void exit.then(() => reject(new Error(output)))
        }),
    }
  }

  it(
    'serves the demo, tells how to sign in, stops cleanly, and is there again at the next start',
    { tags: 'all' },
    async () => {
      const first = start(['serve', '--demo'])
      const output = await first.prints(/Ctrl-C/)
      const origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? ''
      expect(output).toContain('The demo data was imported.')
      for (const email of Object.values(demo)) expect(output).toContain(email)
      expect(output).toMatch(/otpauth:\/\/totp\/\S+secret=[A-Z2-7]{32}/)
      expect(output).toContain(`${origin}/_outbox/`)
      expect((await login(await testBrowser({ origin }), demo.password)).status).toBe(200)

      const second = start(['serve'])
      const refused = await second.exit
      expect(refused.code).toBe(4)
      expect(refused.output).toContain('is in use by another Vestibule process')

      first.child.kill('SIGINT')
      expect((await first.exit).code).toBe(0)

      const again = start(['serve', '--demo'])
      expect(await again.prints(/Ctrl-C/)).toContain('the demo data was left as it is')
      again.child.kill('SIGTERM')
      expect((await again.exit).code).toBe(0)
    },
  )

  it('writes nothing but JSON lines to a standard output that is no terminal', async () => {
    const { child, exit, prints } = start(['serve'], {
      ...onPostgres,
      LOG_LEVEL: 'info',
    })
    let written = ''
    child.stdout?.on('data', (chunk: Buffer) => (written += chunk.toString()))
    const output = await prints(/is ready at \S+\n/)
    await fetch(`${/http:\/\/localhost:\d+/.exec(output)?.[0]}/auth_api/v1/config/`)
    child.kill('SIGTERM')
    expect((await exit).code).toBe(0)
    const lines = written.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ route: '/auth_api/v1/config/' }),
    )
  })

  it('imports a file, and says where another one is wrong', async () => {
    const good = join(folder, 'good.json')
    const bad = join(folder, 'bad.json')
    await writeFile(good, '{"organizations":[{"id":"o","name":"O","is_internal":true}]}')
    await writeFile(bad, '{"users":[{"email":"nobody"}]}')
    expect(await start(['import', good], onPostgres).exit).toEqual({
      code: 0,
      output: 'organizations: 1 created, 0 changed, 0 unchanged\n',
    })
    const wrong = await start(['import', bad], onPostgres).exit
    expect(wrong.code).toBe(1)
    expect(wrong.output).toContain('users[0].email: Please enter a valid email')
    const missing = await start(['import', join(folder, 'gone.json')], onPostgres).exit
    expect([missing.code, missing.output]).toEqual([
      1,
      expect.stringContaining('gone.json: there is no such file'),
    ])
  })

  it.each([
    [['--help'], 0, 'Usage: vestibule <command>'],
    [['serve', '--help'], 0, 'SESSION_TTL_S'],
    [['import', '--help'], 0, 'Usage: vestibule import FILE.json'],
    [['--version'], 0, ''],
    [[], 2, 'Usage: vestibule <command>'],
    [['frob'], 2, 'There is no command frob'],
    [['constructor'], 2, 'There is no command constructor.\nSee vestibule --help.'],
    [['user', 'toString'], 2, 'Say what to do: invite, invite-again'],
    [['serve', '--frob'], 2, "Unknown option '--frob'"],
    [['import'], 2, 'Give one file to import'],
  ])('%j ends with %i and prints %j', async (args, code, text) => {
    const ended = await runCommand(args)
    expect(ended.out + ended.err).toContain(text)
    expect(ended.code).toBe(code)
  })

  it('names every wrong setting and ends with 3', async () => {
    const ended = await start(['serve'], {
      PORT: 'x',
      HIDE_ACCOUNTS: 'x',
      NODE_ENV: 'Production',
      LOG_LEVEL: 'loud',
    }).exit
    expect(ended.code).toBe(3)
    expect(ended.output).toContain('PORT must be')
    expect(ended.output).toContain('HIDE_ACCOUNTS must be')
    expect(ended.output).toContain('NODE_ENV must be')
    expect(ended.output).toContain('LOG_LEVEL must be')
  })

  it('with a branding file that cannot be used opens nothing and ends with 3', async () => {
    const ended = await start(['serve'], { BRANDING_FILE: join(folder, 'gone.json') }).exit
    expect(ended.code).toBe(3)
    expect(ended.output).toContain('BRANDING_FILE')
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })

  it('warns at the start of an organisation for registrations that is not there', async () => {
    const server = start(['serve'], {
      ...onPostgres,
      SIGN_UP_ORGANIZATION: 'nowhere',
    })
    const output = await server.prints(/is ready/)
    expect(output).toMatch(/"organizationId":"nowhere".*SIGN_UP_ORGANIZATION names no organisation/)
    server.child.kill('SIGTERM')
    expect((await server.exit).code).toBe(0)
  })

  it('opens no demo accounts in production', async () => {
    const ended = await start(['serve', '--demo'], {
      NODE_ENV: 'production',
      SECRET_KEY: '3vY0c1pYb0bqk4nq8r9mVxg1hZ8u2w5T',
      DATABASE_URL: 'postgres://127.0.0.1:1/x',
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_ORIGIN: 'https://vestibule.example',
    }).exit
    expect(ended.code).toBe(3)
    expect(ended.output).toContain('not in production')
  })
})
