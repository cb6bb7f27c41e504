import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageHeaders, signedInVisitor } from '../../testing/gate-calls.ts'
import {
  hostileAnswers,
  startHostileServer,
  type HostileServer,
} from '../../testing/hostile-answers.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo } from '../../testing/sign-in-steps.ts'

let server: TestServer
let app: HostileServer
let ada: TestBrowser
beforeAll(async () => {
  app = await startHostileServer({ name: 'nothing yet', closes: true })
  server = await startTestServer()
  await server.import({
    resources: [
      {
        to: ['northfield'],
        resourcetype: 'AppResource',
        resource: { url: 'hostile', mount: { kind: 'page' }, serve: { upstream: app.origin } },
      },
    ],
  } as never)
  ada = await signedInVisitor(server.origin, demo.password)
})
afterAll(async () => {
  await app.close()
  await server.close()
})

// An error that is thrown outside of a promise would end a real server. Here it makes Vitest fail.
it.each(hostileAnswers)('promise 133: $name of an app harms nobody else', async (answer) => {
  app.answerWith(answer)
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const before = app.requests()
  const asked = fetch(`${server.origin}/dv/northfield_oncology/hostile/`, {
    headers: { ...pageHeaders, cookie },
    redirect: 'manual',
    signal: AbortSignal.timeout(1000),
  })
  await asked.then((response) => response.arrayBuffer()).catch(() => null)
  expect(app.requests()).toBeGreaterThan(before)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
})
