import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminWorld } from '../../testing/admin-steps.ts'
import { acmeSignIn, beginPath, comeBack } from '../../testing/federation-steps.ts'
import {
  hostileAnswers,
  startHostileServer,
  type HostileServer,
} from '../../testing/hostile-answers.ts'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { clientSecret } from '../../testing/test-provider.ts'

let server: TestServer
let provider: HostileServer
beforeAll(async () => {
  provider = await startHostileServer({ name: 'nothing yet', closes: true })
  server = await startTestServer({
    db: 'postgres',
    importFile: { ...adminWorld, ...acmeSignIn(provider.origin) },
    env: { ACME_SECRET: clientSecret },
  })
})
afterAll(async () => {
  await provider.close()
  await server.close()
})

/** Answers that fail at once, without waiting for a timeout. */
const quick = hostileAnswers.filter(
  ({ text, closes, endless }) => closes ?? (text !== undefined && endless === undefined),
)

it.each(quick)(
  'promise 133: $name of a provider refuses the sign-in, and no more',
  async (answer) => {
    provider.answerWith(answer)
    const browser = await testBrowser(server)
    const before = provider.requests()
    const { to } = await comeBack(browser, beginPath)
    expect(to).toMatch(/^\/auth\/signin\?error=sso_/)
    expect(provider.requests()).toBeGreaterThan(before)
    expect((await browser.get('/healthz')).status).toBe(200)
  },
)
