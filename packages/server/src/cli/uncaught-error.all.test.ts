import { afterAll, beforeAll, expect, it } from 'vitest'
import { startChildServer } from '../testing/child-server.ts'
import { startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { environmentOf } from '../testing/run-command.ts'
import { demo, login } from '../testing/sign-in-steps.ts'

let database: TestServer
beforeAll(async () => {
  database = await startTestServer({ db: 'postgres' })
})
afterAll(() => database.close())

/** Code that the process loads before the server. At a signal it throws an error that nothing catches. */
const failing = (how: string) =>
  `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${how} })`)}`

it.each([
  ['thrown by a listener', `throw new Error('broken')`, 'uncaughtException'],
  ['rejected by a promise', `Promise.reject(new Error('broken'))`, 'unhandledRejection'],
])(
  'promise 133: an error %s is logged with a support code, requests are answered, and the process ends',
  async (_, how, origin) => {
    const env = { ...environmentOf(database), PUBLIC_ORIGIN: '' }
    const server = await startChildServer({ ...env, NODE_OPTIONS: `--import=${failing(how)}` })
    try {
      const browsers = await Promise.all(Array.from({ length: 8 }, () => testBrowser(server)))
      // Hashing is slow: when the first sign-in is answered, others are still in progress.
      const logins = browsers.map((browser) => login(browser, demo.password))
      await Promise.race(logins)
      process.kill(server.pid, 'SIGUSR2')
      const statuses = (await Promise.all(logins)).map(({ status }) => status)
      expect(statuses).toEqual(Array(8).fill(200))
      expect(await server.ended).toBe(1)
      const line = server
        .output()
        .split('\n')
        .find((text) => text.includes('supportCode'))
      expect(JSON.parse(line ?? '{}')).toMatchObject({
        level: 60,
        supportCode: expect.stringMatching(/^[0-9A-F]{8}$/) as string,
        origin,
        err: { message: 'broken' },
      })
    } finally {
      await server.end('SIGKILL')
    }
  },
  180_000,
)
