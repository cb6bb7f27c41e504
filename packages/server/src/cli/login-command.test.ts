import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { calls } from '@vestibule/api-client/contract'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../testing/index.ts'
import { demo, demoPassword } from '../testing/sign-in-steps.ts'
import { askByToken } from '../testing/token-steps.ts'
import { askForToken } from './device-login.ts'
import { run } from './run.ts'

let server: TestServer
let ada: TestBrowser
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vestibule-login-'))
  server = await startTestServer({ clock: 'system', settings: { trustedProxyHops: 1 } })
  await server.import({
    resources: [
      { to: ['northfield'], resourcetype: 'AppResource', resource: { url: 'tool' } },
    ] as never,
  })
  ada = await signIn(server, demo.password, demoPassword)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => vi.restoreAllMocks())

/** Runs the command and makes `decision` once the command has shown its code. */
async function login(decision: 'approve' | 'deny', ...more: string[]) {
  const printed: string[] = []
  const told: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    told.push(line)
    const code = /this code there: (\w+)/.exec(line)?.[1]
    if (code === undefined) return
    void ada.post(calls.decideTokenRequest.endpoint.path, { code, decision })
  })
  const exit = await run(['login', server.origin, '--app', 'tool', ...more])
  return { exit, printed, told: told.join('\n') }
}
const opens = async (token: string) =>
  (await askByToken(server, token, 'tool', `${server.origin}/tool/`)).status

it('stores the token in a file that only its owner reads, also in place of another one', async () => {
  const file = join(folder, 'deep', 'token')
  for (let n = 0; n < 2; n += 1) {
    const { exit, printed, told } = await login('approve', '--file', file, '--days', '3')
    expect([exit, printed]).toEqual([0, []])
    expect(told).toContain(`${server.origin}/device`)
    const token = readFileSync(file, 'utf8').trim()
    expect(told).not.toContain(token)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await opens(token)).toBe(204)
  }
})

it('prints the token and nothing else, where it is asked to', async () => {
  const { exit, printed } = await login('approve', '--print')
  expect(exit).toBe(0)
  expect(printed).toEqual([expect.stringMatching(/^vst_\w{49}$/)])
  expect(await opens(printed[0] ?? '')).toBe(204)
})

it('ends with 1 where it is denied', async () => {
  const { exit, printed, told } = await login('deny', '--print')
  expect([exit, printed]).toEqual([1, []])
  expect(told).toContain('Denied.')
})

it.each([
  [['login'], 'Give one ORIGIN.'],
  [['login', 'http://platform.example', '--app', 'tool'], 'is not encrypted'],
  [['login', 'https://platform.example'], 'Give --app NAME.'],
  [['login', 'https://platform.example', '--app', 'a', '--days', '91'], 'Give 1 to 90 --days.'],
])('refuses a wrong use: %j', async (args, words) => {
  const told: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => told.push(line))
  expect([await run(args), told.join('\n')]).toEqual([2, expect.stringContaining(words)])
})

/**
 * Asks for a token at a platform that gives these answers in turn. Resolves to the waits in milliseconds between
 * requests, and to the token or the message of the error.
 */
async function asked(answers: readonly unknown[]) {
  const waits: number[] = []
  let nowMs = 0
  const left = [
    {
      device_code: 'd',
      user_code: 'ABC234',
      verification_uri: 'https://platform.example/device',
      expires_in: 60,
      interval: 5,
    },
    ...answers,
  ]
  const world = {
    fetch: async () => {
      const answer = left.shift()
      if (answer === undefined) throw new TypeError('fetch failed')
      return Response.json(answer)
    },
    now: () => nowMs,
    sleep: async (ms: number) => {
      waits.push(ms)
      nowMs += ms
    },
  }
  const wanted = {
    origin: 'https://platform.example',
    app: 'tool',
    dataset: undefined,
    days: 1,
    name: 'x',
  }
  const outcome = await askForToken(world, wanted, () => {}).catch((error: Error) => error.message)
  return { waits, outcome }
}
const error = (name: string) => ({ error: name })

it('waits between questions, longer where it is told to, and gives up when the code has expired', async () => {
  const token = {
    access_token: 'vst_0',
    token_type: 'Bearer',
    expires_in: 9,
    app: 'tool',
    dataset: null,
  }
  const [pending, slower] = [error('authorization_pending'), error('slow_down')]
  expect(await asked([pending, slower, pending, slower, token])).toEqual({
    waits: [5000, 5000, 10_000, 10_000, 15_000],
    outcome: { token: 'vst_0', expiresInS: 9 },
  })
  expect((await asked([error('expired_token')])).outcome).toContain('has expired')
  // The server stops answering, as in a restart: the program keeps asking until the code has expired.
  const silent = await asked([])
  expect([silent.waits.length, silent.outcome]).toEqual([
    12,
    expect.stringContaining('has expired'),
  ])
})
