import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword, paths } from '../../testing/sign-in-steps.ts'

let server: TestServer
afterEach(() => server.close())

describe.each(databases)('the profile on %s', (db) => {
  it('keeps both of two changes made at once, and the later answer shows both', async () => {
    server = await startTestServer({ db })
    const browser = await signIn(server, demo.password, demoPassword)
    for (let round = 0; round < 10; round += 1) {
      const names = { first_name: `First ${round}`, last_name: `Last ${round}` }
      const [first, last] = await Promise.all([
        browser.patch(paths.me, { first_name: names.first_name }),
        browser.patch(paths.me, { last_name: names.last_name }),
      ])
      expect([first.data, last.data]).toContainEqual(expect.objectContaining(names))
      expect((await browser.get(paths.me)).data).toMatchObject(names)
    }
  })
})
