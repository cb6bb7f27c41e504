import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { patienceMs } from '../../../../tools/patience.ts'
import { packageRoot } from '../platform/package-root.ts'
import { startChildServer } from '../testing/child-server.ts'
import { startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { environmentOf, runCommand } from '../testing/run-command.ts'
import { demo, login } from '../testing/sign-in-steps.ts'
import { programArguments } from '../testing/programs.ts'

let database: TestServer
let folder: string
beforeAll(async () => {
  database = await startTestServer({ db: 'postgres' })
  folder = await mkdtemp(join(tmpdir(), 'vestibule-stop-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

/**
 * Put before the command, this runs it as the first process of a PID namespace, as in a container. Where the user may
 * not create one, the test that uses it is skipped.
 */
const namespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const [unshare = '', ...ofUnshare] = namespace
const canUnshare = spawnSync(unshare, [...ofUnshare, 'true']).status === 0

function firstChildOf(pid: number): number {
  return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10)
}

/** Writes a package.json whose start script is the command; npm runs that in a shell. */
async function packageWith(script: readonly string[]) {
  const start = script.map((word) => `'${word}'`).join(' ')
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
}

interface Way {
  readonly name: string
  readonly signals: readonly NodeJS.Signals[]
  /** Exit code of the started process; for npm that is npm's own. */
  readonly code: unknown
  readonly prepare?: (command: readonly string[]) => Promise<void>
  readonly inside?: boolean
  readonly by: (command: readonly string[]) => readonly string[]
}

const none = () => Promise.resolve()
const ways: readonly Way[] = [
  {
    name: 'by itself, at SIGTERM',
    signals: ['SIGTERM'],
    code: 0,
    by: (command) => command,
  },
  {
    name: 'by itself, at Ctrl-C, which npm and the terminal both pass on',
    signals: ['SIGINT', 'SIGINT'],
    code: 0,
    by: (command) => command,
  },
  {
    name: 'by npm, which hands no signal on',
    signals: ['SIGTERM'],
    code: expect.anything(),
    prepare: packageWith,
    by: () => ['npm', '--prefix', folder, 'start'],
  },
  {
    name: 'by npx',
    signals: ['SIGTERM'],
    code: expect.anything(),
    by: (command) => ['npx', '--call', command.join(' ')],
  },
  {
    name: 'as the first process of a container',
    signals: ['SIGTERM'],
    code: 0,
    inside: true,
    by: (command) => [...namespace, ...command],
  },
]

describe('a server that is asked to stop', () => {
  it.each(ways.filter(({ inside }) => inside !== true || canUnshare))(
    'answers the requests under way and ends, started $name',
    async ({ signals, code, prepare = none, inside = false, by }) => {
      await prepare([process.execPath, ...programArguments('main'), 'serve'])
      const env = { ...environmentOf(database), PUBLIC_ORIGIN: '', HOME: folder }
      const server = await startChildServer(env, [], by)
      const pid = inside ? firstChildOf(server.pid) : server.pid
      try {
        const browsers = await Promise.all(Array.from({ length: 8 }, () => testBrowser(server)))
        // Hashing is slow: when the first sign-in is answered, others are still in flight.
        const logins = browsers.map((browser) => login(browser, demo.password))
        await Promise.race(logins)
        for (const signal of signals) process.kill(pid, signal)
        const statuses = (await Promise.all(logins)).map(({ status }) => status)
        expect(statuses).toEqual(Array(8).fill(200))
        const isGone = () => expect(fetch(`${server.origin}/healthz`)).rejects.toThrow('fetch')
        await vi.waitFor(isGone, { timeout: patienceMs, interval: 50 })
        expect(await server.ended).toEqual(code)
      } finally {
        await server.end('SIGKILL')
      }
    },
  )
})

describe('a server that cannot listen', () => {
  it('says so before it touches anything, and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await vi.waitFor(() => expect(other.listening).toBe(true), patienceMs)
    const PORT = String((other.address() as AddressInfo).port)
    const DATA_DIR = join(folder, 'data')
    const serve = (env: Record<string, string>) =>
      runCommand(['serve', '--demo'], { PORT, DATA_DIR, ...env })
    const embedded = await serve({})
    expect([embedded.code, embedded.err]).toEqual([
      1,
      expect.stringMatching(/^Port \d+ of 127\.0\.0\.1 is taken.*\n.*PORT=\d+ DATA_DIR=/),
    ])
    const { err } = await serve({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })
    expect(err).toMatch(/PORT=\d+$/)
    expect(await serve({ HOST: '203.0.113.1' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('HOST=203.0.113.1 is no address of this machine') as string,
    })
    expect(existsSync(DATA_DIR)).toBe(false)
    other.close()
  })
})

describe('an older Node.js', () => {
  it('is told which one is needed', () => {
    const main = join(packageRoot, 'src', 'main.ts')
    // An older Node.js parses the whole file before running it, so imports or await would be syntax errors.
    const code = readFileSync(main, 'utf8').replaceAll(/^ *\/\/.*$/gm, '')
    expect(code).not.toMatch(/^import|\bawait\b/m)
    const versions = `Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } })`
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(versions)}`, main, 'serve'],
      { encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([
      1,
      'Vestibule needs Node.js 22.13 or newer, and this is 18.20.8.\n',
    ])
  })
})
