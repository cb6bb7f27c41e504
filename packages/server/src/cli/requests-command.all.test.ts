import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressIn, adminWorld } from '../testing/admin-steps.ts'
import { signIn, startTestServer, type TestServer } from '../testing/index.ts'
import { requestWorld } from '../testing/request-world.ts'
import { environmentOf, jsonOf, runCommand } from '../testing/run-command.ts'
import { demoPassword } from '../testing/sign-in-steps.ts'

let server: TestServer
let env: Record<string, string>
beforeAll(async () => {
  server = await startTestServer({ db: 'postgres', clock: 'system', importFile: adminWorld })
  await server.import(requestWorld)
  env = environmentOf(server)
})
afterAll(() => server.close())

const run = (...args: string[]) => runCommand(['requests', ...args], env)

it('lists requests, shows one, refuses one with a reason and approves one', async () => {
  const amy = await signIn(server, addressIn('amy'), demoPassword)
  const ask = (resource: string) =>
    amy.post('/auth_api/v1/access_requests/', { resource, purpose: 'To compare levels' })
  await ask('tides')
  await ask('lakes')
  expect((await run('list')).out.split('\n')).toEqual([
    expect.stringMatching(/^1 +access +submitted +amy@acme\.example +DatasetResource:tides /),
    expect.stringMatching(/^2 .*DatasetResource:lakes /),
  ])
  expect(jsonOf(await run('show', '1', '--json'))).toMatchObject({ number: 1 })
  expect((await run('show', '1')).out).toContain('To compare levels')
  expect((await run('refuse', '2')).code).toBe(2)
  expect(await run('refuse', '2', '--reason', 'Not yet')).toMatchObject({
    code: 0,
    out: 'Request 2 is refused.',
  })
  expect((await server.outbox(addressIn('amy')))[0]?.text).toContain('Not yet')
  expect((await run('approve', '2')).err).toMatch(/decided/)
  expect(await run('approve', '1', '--until', '2099-12-31')).toMatchObject({ code: 0 })
  expect((await amy.get('/auth_api/v1/datasets/tides/')).status).toBe(200)
  const decided = jsonOf(await run('list', '--decided', '--json')) as { state: string }[]
  expect(decided.map(({ state }) => state)).toEqual(['approved', 'refused'])
  expect((await run('approve', '99')).err).toMatch(/no request 99/)
})
