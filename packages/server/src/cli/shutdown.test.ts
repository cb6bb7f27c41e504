import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startChildServer, type ChildServer } from '../testing/child-server.ts'
import { startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { environmentOf } from '../testing/run-command.ts'
import { demo, login } from '../testing/sign-in-steps.ts'

let database: TestServer
let server: ChildServer
beforeEach(async () => {
  database = await startTestServer({ db: 'postgres' })
  server = await startChildServer({ ...environmentOf(database), PUBLIC_ORIGIN: '' })
})
afterEach(async () => {
  await server.end('SIGKILL')
  await database.close()
})

describe('a server that is asked to stop', () => {
  it('answers the requests under way, and ends with 0', async () => {
    const browsers = await Promise.all(Array.from({ length: 8 }, () => testBrowser(server)))
    // Hashing takes its time: while the first is answered, others wait for theirs.
    const logins = browsers.map((browser) => login(browser, demo.password))
    await Promise.race(logins)
    const ended = server.end('SIGTERM')
    const statuses = (await Promise.all(logins)).map(({ status }) => status)
    expect(statuses).toEqual(Array(8).fill(200))
    expect(await ended).toBe(0)
  }, 180_000)
})
