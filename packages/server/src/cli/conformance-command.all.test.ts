import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAccounts } from '../conformance/accounts-file.ts'
import { freePort } from '../testing/free-port.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { jsonOf, runCommand } from '../testing/run-command.ts'
import { demo, demoPassword } from '../testing/sign-in-steps.ts'

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vestibule-conformance-'))
  server = await startTestServer({ clock: 'system' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const fileOf = async (content: unknown) => {
  const file = join(folder, 'accounts.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const conformance = (...args: string[]) => runCommand(['conformance', ...args])
const user = { email: demo.password, password: demoPassword }

describe('vestibule conformance', () => {
  it.each([
    [['--accounts', 'demo'], 'Give one ORIGIN.'],
    [['localhost:4000', '--accounts', 'demo'], 'is no origin'],
    [['http://localhost:4000/auth/', '--accounts', 'demo'], 'is no origin'],
    [['http://localhost:4000'], 'Give --accounts FILE.'],
    [['http://localhost:4000', '--accounts', '/nowhere/accounts.json'], '/nowhere/accounts.json'],
    [['http://localhost:4000', '--accounts', 'demo', '--only', 'signin'], 'no call signin'],
  ])('with %j ends with 2', async (args, text) => {
    const { code, out, err } = await conformance(...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(text)
  })

  it('asks before it changes data of a backend on another machine', async () => {
    const { code, err } = await conformance('https://platform.example', '--accounts', 'demo')
    expect(code).toBe(2)
    expect(err).toContain('Give --yes')
  })

  it('says that nothing answers', async () => {
    const origin = `http://127.0.0.1:${await freePort()}`
    const { code, err } = await conformance(origin, '--accounts', 'demo')
    expect(code).toBe(2)
    expect(err).toContain(`${origin} cannot be reached`)
  })

  it('says that mails cannot be read where the file says', async () => {
    const file = await fileOf({ mailbox: { outbox: '/nothing/' }, accounts: {} })
    const { code, err } = await conformance(server.origin, '--accounts', file)
    expect(code).toBe(2)
    expect(err).toContain('The mailbox cannot be reached')
  })

  it('names each mistake of the file by its place, without what stands there', async () => {
    const file = await fileOf({
      mailbox: { outbox: '/_outbox/', smtp: { port: 2525 } },
      accounts: {
        user: { email: 'ada', password: 7 },
        staff: { ...user, customers: ['one'] },
        admin: {},
      },
    })
    const { code, err } = await conformance(server.origin, '--accounts', file)
    expect(code).toBe(2)
    expect(err.split('\n').slice(1, -1)).toEqual([
      '  mailbox: must hold either outbox or smtp',
      '  accounts.user.email: is no mail address',
      '  accounts.user.password: must be string',
      '  accounts.staff.customers: must name two customers',
      '  accounts.admin: is not a known key',
    ])
    const broken = await conformance(server.origin, '--accounts', await fileOf('{'))
    expect([broken.code, broken.err]).toEqual([2, expect.stringContaining('not valid JSON')])
  })

  it('skips what the file does not name, and says so', async () => {
    const file = await fileOf({ accounts: { user } })
    const only = ['--only', 'login,sendEmailCode,verifyTotp']
    const { code, out } = await conformance(server.origin, '--accounts', file, ...only)
    expect(code).toBe(0)
    expect(out).toContain('  ok       with the right password')
    expect(out).toContain('the accounts file has no accounts.terms')
    expect(out).toContain('the accounts file has no accounts.authenticator')
    expect(out).not.toContain('getProfile')
  })

  it('skips what needs a mail where the file names no mailbox, before anything is sent', async () => {
    const { accounts } = readAccounts(await example())
    const file = await fileOf({ accounts })
    const before = await server.outbox()
    const only = ['--only', 'sendEmailCode,requestReset']
    const { code, out } = await conformance(server.origin, '--accounts', file, ...only)
    expect(code).toBe(0)
    expect(out).toContain('the accounts file has no mailbox')
    expect(await server.outbox()).toEqual(before)
  })

  it('tells of a wrong answer what was expected and what came, and no password', async () => {
    const file = await fileOf({ accounts: { user: { ...user, first_name: 'Eve' } } })
    const args = [server.origin, '--accounts', file, '--only', 'getProfile']
    const { code, out } = await conformance(...args)
    expect(code).toBe(1)
    expect(out).toContain(
      [
        '  WRONG    of an external user',
        '           expected  value.first_name: Eve',
        '           came      value.first_name: Ada',
      ].join('\n'),
    )
    const json = await conformance(...args, '--json')
    expect((jsonOf(json) as { rows: object[] }).rows).toContainEqual({
      call: 'getProfile',
      case: 'of an external user',
      state: 'wrong',
      expected: 'value.first_name: Eve',
      came: 'value.first_name: Ada',
    })
    expect(out + json.out).not.toContain(demoPassword)
  })

  it('skips what a limit of the backend refuses after many runs, and finds nothing wrong in it', async () => {
    const own = await startTestServer({ clock: 'system' })
    try {
      const run = (only: string) => conformance(own.origin, '--accounts', 'demo', '--only', only)
      for (let n = 0; n < 4; n += 1) expect((await run('startLogin')).code).toBe(0)
      const { code, out } = await run('startLogin,getSecurityQuestion,requestReset')
      expect(out).not.toContain('WRONG')
      expect(out).toMatch(
        /skipped {2}of an account that has one\n +a limit of the backend is reached/,
      )
      expect(code).toBe(0)
    } finally {
      await own.close()
    }
  })

  it('prints an example that is the file of the demo data', async () => {
    expect(readAccounts(await example()).accounts.user).toMatchObject(user)
  })
})

async function example(): Promise<string> {
  const { code, out } = await conformance('--example')
  expect(code).toBe(0)
  return out
}
