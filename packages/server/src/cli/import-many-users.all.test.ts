import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hangsAfterMs } from '../../../../tools/patience.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { environmentOf } from '../testing/run-command.ts'
import { programArguments } from '../testing/programs.ts'

let server: TestServer
let folder: string
beforeEach(async () => {
  server = await startTestServer({ db: 'postgres', importFile: {} })
  folder = await mkdtemp(join(tmpdir(), 'vestibule-many-'))
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const person = (n: number) => ({
  email: `person.${n}@acme.example`,
  first_name: 'Zoë',
  last_name: `Number ${n}`,
  organization: 'acme',
  sign_in_method: 'email_otp_and_authenticator_based',
})

async function fileOf(count: number, last: object = {}): Promise<string> {
  const users = Array.from({ length: count }, (_, n) => person(n))
  const organizations = [{ id: 'acme', name: 'Acme Research', is_internal: false }]
  const file = join(folder, `${count}.json`)
  const content = { users: [...users, { ...person(count), ...last }], organizations }
  await writeFile(file, JSON.stringify(content, null, 1))
  return file
}

/**
 * Prints the process's peak resident memory, and the peak of its heap measured right after a garbage collection, ten
 * times a second.
 */
const meter = encodeURIComponent(`
  let live = 0
  setInterval(() => { gc(); live = Math.max(live, process.memoryUsage().heapUsed) }, 100).unref()
  process.on('exit', () => console.log('peak', process.resourceUsage().maxRSS * 1024, 'live', live))`)

/** Runs `vestibule import` in a separate process. `input`: file for its standard input. */
async function importInChild(path: string, input = '/dev/null') {
  const temporary = join(folder, 'temporary')
  await mkdir(temporary, { recursive: true })
  const metered = ['--expose-gc', `--import=data:text/javascript,${meter}`]
  const command = [process.execPath, ...metered, ...programArguments('main')]
  const child = spawn('sh', ['-c', 'cat "$0" | "$@"', input, ...command, 'import', path], {
    env: { PATH: process.env['PATH'], TMPDIR: temporary, ...environmentOf(server) },
  })
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  const [, peak, live] = /peak (\d+) live (\d+)/.exec(out) ?? []
  return {
    code: code as number,
    err,
    filesLeft: await readdir(temporary),
    peak: Number(peak),
    live: Number(live),
  }
}

const stored = async () => {
  const [row] = await server.query<{ count: string }>('select count(*) from users')
  return Number(row?.count)
}

describe('vestibule import of many users', () => {
  it('takes three times as many in hardly more memory', { timeout: 4 * hangsAfterMs }, async () => {
    const few = await importInChild(await fileOf(10_000))
    const many = await importInChild(await fileOf(30_000))
    expect([few.err, many.err, await stored()]).toEqual(['', '', 30_001])
    expect(many.peak / few.peak).toBeLessThan(1.3)
    expect(many.live / few.live).toBeLessThan(1.3)
  })

  it('stores nobody if the last of them is wrong, and names the place', async () => {
    const unknown = await importInChild(await fileOf(3000, { organization: 'nobody' }))
    expect(unknown.code).toBe(1)
    expect(unknown.err).toContain('users[3000].organization: there is no organization nobody')
    expect(await stored()).toBe(0)
  })

  it('reads a pipe, and leaves no copy of it behind', async () => {
    const piped = await importInChild('/dev/stdin', await fileOf(3000))
    expect(piped).toMatchObject({ code: 0, err: '', filesLeft: [] })
    expect(await stored()).toBe(3001)
  })
})
