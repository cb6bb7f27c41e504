import { createClient, type Client } from '@vestibule/api-client'
import type { CallName } from '@vestibule/api-client/contract'
import { signIn, testBrowser, type TestBrowser, type TestServer } from '../testing/index.ts'
import { demoPassword } from '../testing/sign-in-steps.ts'

/** A browser with the real client in it. */
export interface Visitor {
  readonly browser: TestBrowser
  readonly client: Client
}

/** What a case may use: a server of its own with the demo data. */
export interface ConformanceWorld {
  readonly server: TestServer
  /** A browser on its first visit. */
  readonly visit: () => Promise<Visitor>
  /** A browser in which a demo account of the method `password` is signed in. */
  readonly signedIn: (email: string) => Promise<Visitor>
}

/** One call with the real client, and what it has to come to. */
export interface CallCase {
  readonly name: string
  readonly run: (world: ConformanceWorld) => Promise<unknown>
  /** As in `toMatchObject`. */
  readonly outcome: unknown
}

/** `bad` stays empty only for calls that cannot be refused. */
export interface CallCases {
  readonly good: readonly CallCase[]
  readonly bad: readonly CallCase[]
}

export type CasesOf<Names extends CallName> = Readonly<Record<Names, CallCases>>

export function conformanceWorld(server: TestServer): ConformanceWorld {
  const visitor = (browser: TestBrowser): Visitor => ({
    browser,
    client: createClient({
      origin: server.origin,
      fetch: browser.fetch,
      cookies: () => browser.cookieString(),
      retryDelayMs: 0,
    }),
  })
  return {
    server,
    visit: async () => visitor(await testBrowser(server)),
    signedIn: async (email) => visitor(await signIn(server, email, demoPassword)),
  }
}

/** The refusal of every call that needs a session. */
export function withoutSession(run: (visitor: Visitor) => Promise<unknown>): CallCase {
  return {
    name: 'without a session',
    run: async ({ visit }) => run(await visit()),
    outcome: { kind: 'notSignedIn' },
  }
}
