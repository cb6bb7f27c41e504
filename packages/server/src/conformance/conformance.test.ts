import { readFileSync } from 'node:fs'
import { createClient } from '@vestibule/api-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { demoAccountsFile } from './demo-accounts.ts'
import { readAccounts } from './accounts-file.ts'
import { casesByCall, orderedCases } from './cases.ts'
import type { NamedCase } from './call-cases.ts'
import { callOf, checkedNames, isOfAdministration } from './checked-calls.ts'
import { recordingFetch, type Exchange } from './exchange.ts'
import { guardCases } from './guard-cases.ts'
import { mailOf, sendInTime } from './mail-parts.ts'
import { runCase, type Row } from './run-cases.ts'
import { nameOf, wireRows } from './wire-rows.ts'
import type { ConformanceWorld } from './world.ts'

const file = readAccounts(readFileSync(demoAccountsFile, 'utf8'))

/** Lets conformance tests visit a test server of this process, read its mails and move its clock. */
function worldOf(server: TestServer, exchanges: Exchange[]): ConformanceWorld {
  const secrets = new Set<string>()
  const advance = (seconds: number) => server.clock.advance(seconds)
  const fetch = recordingFetch(exchanges)
  return {
    file,
    left: new Map(),
    recoveryCodes: new Set(),
    spent: new Set(),
    secrets,
    advance,
    now: () => server.clock.now(),
    async visit() {
      const browser = await testBrowser({ origin: server.origin, fetch })
      const client = createClient({
        origin: server.origin,
        fetch: browser.fetch,
        cookies: () => browser.cookieString(),
        retryDelayMs: 0,
      })
      return { browser, client }
    },
    async mailTo(address, send) {
      await sendInTime(send, async (seconds) => advance(seconds))
      const [mail] = await server.outbox(address)
      return mailOf(mail?.text ?? '', secrets)
    },
  }
}

const titled = (cases: readonly NamedCase[]) =>
  cases.map((named) => ({ ...named, title: named.one.name }))
const guards = new Set(guardCases)
const own = orderedCases.filter((named) => !guards.has(named))
const ofAdministration = own.filter(({ call }) => isOfAdministration(call))
const ofContract = own.filter(({ call }) => !isOfAdministration(call))

/**
 * The security headers and the request id that every JSON answer in the contract's format (`success`, `result` …) must
 * have.
 */
const promised = {
  'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
  'x-request-id': expect.stringMatching(/^[\w-]{22}$/) as string,
}

/**
 * Runs a conformance test. Returns its result rows that are not `ok`: about the outcome, and about the form of the
 * answers. Fails if an answer lacks a header of `promised`.
 */
async function notOk(
  server: TestServer,
  named: NamedCase,
  left: ConformanceWorld['left'] = new Map(),
): Promise<Row[]> {
  const exchanges: Exchange[] = []
  const row = await runCase({ ...worldOf(server, exchanges), left }, named)
  const made = [...new Set(exchanges.flatMap((exchange) => nameOf(exchange) ?? []))]
  for (const exchange of exchanges) {
    const name = nameOf(exchange)
    if (name === undefined || callOf(name).endpoint.shape === 'bare') continue
    expect({ name, ...Object.fromEntries(exchange.headers) }).toMatchObject(promised)
  }
  return [row, ...wireRows(exchanges, made, new Set())].filter(({ state }) => state !== 'ok')
}

/**
 * Conformance tests of the gate call it as a proxy does, and are skipped at a server that trusts no proxy. Some tests
 * advance the clock until an unused session is locked; no other test advances it by as much as these ten hours.
 */
const behindProxy = { trustedProxyHops: 1, idleLockMinutes: 600 }

/**
 * Runs the conformance tests on PostgreSQL; over-the-network.waits.all.test.ts runs all of them on the embedded database.
 */
describe('conformance of client and server, with the headers of promises 64 and 65', () => {
  describe('each case on a server of its own', () => {
    let server: TestServer
    beforeEach(async () => {
      server = await startTestServer({ db: 'postgres', settings: behindProxy })
    })
    afterEach(() => server.close())

    it.each(titled(ofContract))('$call $title', async (named) => {
      expect(await notOk(server, named)).toEqual([])
    })
  })

  // All of these tests share one server, because each creates the account or the organisation that it changes.
  describe('administration', () => {
    let server: TestServer
    const left: ConformanceWorld['left'] = new Map()
    beforeAll(async () => {
      server = await startTestServer({ db: 'postgres' })
    })
    afterAll(() => server.close())

    it.each(titled(ofAdministration))('$call $title', async (named) => {
      expect(await notOk(server, named, left)).toEqual([])
    })
  })

  describe('every call', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer({ db: 'postgres', settings: behindProxy })
    })
    afterAll(() => server.close())

    it.each(titled(guardCases))('$call is refused $title', async (named) => {
      expect(await notOk(server, named)).toEqual([])
    })
  })
})

describe('the cases', () => {
  it.each(checkedNames)('take %s, and refuse it where the contract names a refusal', (name) => {
    const { good, bad } = casesByCall[name]
    // No conformance test can put a record into DNS, so none verifies a mail domain.
    expect(good.length > 0).toBe(name !== 'verifyOrganizationDomain')
    const isGuarded = guardCases.some(({ call }) => call === name) && isOfAdministration(name)
    const canRefuse = callOf(name).endpoint.errors !== undefined
    expect(bad.length > 0 || isGuarded).toBe(canRefuse)
  })
})
