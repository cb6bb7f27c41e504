import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { addressCalls } from '../../testing/address-calls.ts'
import { adminWorld } from '../../testing/admin-steps.ts'
import { acmeSignIn } from '../../testing/federation-steps.ts'
import {
  startTestServer,
  testBrowser,
  type TestAnswer,
  type TestServer,
} from '../../testing/index.ts'
import { recordStatements, type RequestStatements } from '../../testing/request-statements.ts'
import { clientSecret } from '../../testing/test-provider.ts'

/**
 * Addresses of one mail domain: an account of the organisation that owns the domain, an account of another
 * organisation, and two addresses without an account.
 */
const addresses = ['amy', 'rep', 'noa', 'nob'].map((name) => `${name}@acme.example`)

let server: TestServer
const statements: RequestStatements = recordStatements()
beforeAll(async () => {
  server = await startTestServer({
    importFile: { ...adminWorld, ...acmeSignIn('https://idp.example', { jit: true }) },
    env: { ACME_SECRET: clientSecret },
    settings: { hideAccounts: true },
    onStatement: statements.onStatement,
  })
  await server.query(
    `update users set email = 'rep@acme.example', email_key = 'rep@acme.example' where id = 'rep'`,
  )
})
afterAll(async () => {
  statements.stop()
  await server.close()
})
beforeEach(() => server.query('delete from rate_limits'))
afterEach(() => server.query('update identity_providers set enforced = false'))

/** The parts of an answer that a stranger can see. */
function seen({ status, headers, text }: TestAnswer, email: string) {
  // Each address has a security question of its own, so the body is compared without the question.
  const ignored = new Set(['date', 'x-request-id', 'set-cookie', 'content-length'])
  return {
    status,
    headers: [...headers].filter(([name]) => !ignored.has(name)),
    cookies: headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '')),
    body: text
      .replace(/"request_id":"[^"]+"/, '')
      .replace(/"question":"[^"]+"/, '')
      .replaceAll(encodeURIComponent(email), '')
      .replaceAll(email, ''),
  }
}

it.each([false, true])(
  'promise 42: of a domain with a provider all addresses are answered alike, by the same statements (enforced: %s)',
  async (enforced) => {
    await server.query(`update identity_providers set enforced = ${enforced}`)
    // The server counts once a minute how many accounts use each sign-in method and security question, to make up
    // answers for unknown addresses. Let it count now, so that no measured request does.
    const before = await testBrowser(server)
    await addressCalls.startLogin(before, 'before@acme.example')
    await addressCalls.getSecurityQuestion(before, 'before@acme.example')
    const visits = new Map<string, unknown[]>()
    for (const email of addresses) {
      const browser = await testBrowser(server)
      const visit: unknown[] = []
      for (const [name, make] of Object.entries(addressCalls)) {
        const answer = await make(browser, email)
        visit.push({ name, ...seen(answer, email), statements: statements.latest() })
      }
      visits.set(email, visit)
    }
    const [first] = addresses
    for (const email of addresses)
      expect([email, visits.get(email)]).toEqual([email, visits.get(first ?? '')])
  },
)
