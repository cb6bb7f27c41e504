import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import {
  demo,
  demoPassword,
  login,
  paths,
  requestCode,
  verifyCode,
} from '../../testing/sign-in-steps.ts'

let server: TestServer
let lines: string[]
beforeEach(async () => {
  lines = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  server = await startTestServer({ log })
})
afterEach(() => server.close())

it('logs the path of the contract, the outcome and the user, and no query', async () => {
  const browser = await testBrowser(server)
  await login(browser, demo.password)
  await browser.get(`${paths.resources}?resourcetype=AppResource&email=ada@northfield.example`)
  const entry = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>
  expect(entry).toMatchObject({
    msg: 'request',
    method: 'GET',
    route: '/auth_api/v1/resources/me/',
    status: 200,
    userId: expect.stringMatching(/^[\w-]{22}$/) as string,
    requestId: expect.stringMatching(/^[\w-]{22}$/) as string,
  })
})

it('promise 69: holds no address, password, code or id of a session, and one line for each request', async () => {
  const browser = await testBrowser(server)
  const code = await requestCode(server, browser, demo.authenticator)
  await verifyCode(browser, demo.authenticator, code)
  await login(browser, demo.password)
  await login(browser, demo.password, 'Wrong-Password-1!')
  await browser.post(paths.start, { user_email: 'x@y.zz\r\n{"level":60,"msg":"forged"}' })
  await browser.get(`/nowhere?next=%0d%0aforged&token=secret-in-query`, {
    'user-agent': 'forged\tagent',
  })
  const log = lines.join('')
  const secrets = [
    demo.password,
    demo.authenticator,
    demoPassword,
    'Wrong-Password-1!',
    code,
    'forged',
    'secret-in-query',
    ...browser.cookies.values(),
  ]
  for (const secret of secrets) expect(log).not.toContain(secret)
  for (const line of lines) expect(line.trimEnd().split('\n')).toHaveLength(1)
})

it('an unexpected failure is logged with the id that its answer shows', async () => {
  await server.query('alter table resources rename to lost')
  try {
    const browser = await testBrowser(server)
    await login(browser, demo.password)
    const answer = await browser.get(paths.resources)
    expect([answer.status, answer.code]).toEqual([500, 'server_error'])
    expect(answer.text).not.toContain('resources')
    const requestId = answer.envelope.error_info?.request_id ?? 'none'
    expect(answer.headers.get('x-request-id')).toBe(requestId)
    const failure = lines.find((line) => line.includes('"failure"') && line.includes(requestId))
    expect(failure).toContain('resources')
  } finally {
    await server.query('alter table lost rename to resources')
  }
})
