import type { Client } from '@vestibule/api-client'
import type { TestBrowser } from '../testing/test-browser.ts'
import type { AccountOf, AccountsFile, Role } from './accounts-file.ts'

/** A browser without windows, and the real client, which makes its calls with the browser's cookies. */
export interface Visitor {
  readonly browser: TestBrowser
  readonly client: Client
}

/** The parts of a mail that conformance tests read. */
export interface Mail {
  /** The six-digit code, which is alone on its line. Throws if there is none. */
  code(): string
  /** The link, which is alone on its line. Throws if there is none. */
  link(): URL
}

/** A browser that has begun, or finished, signing in to the account with this address. */
export interface Traveller extends Visitor {
  readonly email: string
  /** The mail whose code or link the browser has not used yet. */
  readonly mail?: Mail
}

/**
 * Access to the tested server and facts about it, for conformance tests. The server runs in this process or is reached
 * over the network.
 */
export interface ConformanceWorld {
  readonly file: AccountsFile
  /** Opens a new browser without cookies. */
  readonly visit: () => Promise<Visitor>
  /**
   * Calls `send`, again after a short pause if throttled, and returns the mail that reaches `address`. Throws `Skipped`
   * if there is no mailbox, before anything is sent, or if the mail limit is reached, and an Error if no mail comes.
   */
  readonly mailTo: <Answer extends { readonly kind: string }>(
    address: string,
    send: () => Promise<Answer>,
  ) => Promise<Mail>
  /** Current time of the tested server. */
  readonly now: () => Date
  /** Moves the tested server's clock. Absent: the server runs on the real clock. */
  readonly advance?: (seconds: number) => void
  /** Browsers that tests left at a step of a sign-in, by the step's name, for later tests to reuse. */
  readonly left: Map<string, Traveller[]>
  /** Unused recovery codes of the account `authenticator`, if a test has generated some. */
  readonly recoveryCodes: Set<string>
  /** What the tests have used up or left behind on the tested server, in words. */
  readonly spent: Set<string>
  /** Texts that must not be printed. */
  readonly secrets: Set<string>
}

/** Thrown if a conformance test cannot run on this server. The message says why. */
export class Skipped extends Error {
  override readonly name = 'Skipped'
}

/** The account with this name in the file with the test accounts. Throws `Skipped` if the file has none. */
export function accountOf<R extends Role>({ file }: ConformanceWorld, role: R): AccountOf<R> {
  return given(file.accounts[role], `accounts.${role}`) as AccountOf<R>
}

/** Returns a value of the file with the test accounts. Throws `Skipped` if it is missing. */
export function given<Value>(value: Value | undefined, place: string): Value {
  if (value === undefined) throw new Skipped(`the accounts file has no ${place}`)
  return value
}

/**
 * Returns its argument, unless the outcome is that a rate limit is reached. Then throws `Skipped`, because it is
 * unknown what the call would do otherwise.
 */
export function unlessThrottled<Outcome>(outcome: Outcome): Outcome {
  const { kind, retryAfterS } = (outcome ?? {}) as { kind?: unknown; retryAfterS?: unknown }
  if (kind !== 'throttled' || typeof retryAfterS !== 'number') return outcome
  throw new Skipped(`a limit of the backend is reached: again in ${retryAfterS} seconds`)
}

/**
 * Signs in an account of the file with the test accounts, in a new browser, by password alone. Throws `Skipped` if a
 * rate limit is reached, and an Error if the server refuses the sign-in for another reason.
 */
export async function signedIn(
  world: ConformanceWorld,
  role: 'user' | 'other_user' | 'terms' | 'staff' | 'docs_admin',
): Promise<Visitor> {
  const { email, password } = accountOf(world, role)
  const visitor = await world.visit()
  const form = new URLSearchParams({ username: email, password })
  const answer = await visitor.browser.post('/auth_api/v1/accounts/login/', form)
  if (answer.status === 200) return visitor
  if (answer.status === 429) throw new Skipped('the backend refuses for now to let anyone sign in')
  const said = answer.code ?? answer.envelope.message ?? 'no code'
  throw new Error(`${role} could not sign in: ${answer.status} ${said}`)
}

/** Random letters and digits for names that no other run uses. */
export function fresh(length: number = 10): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return [...bytes].map((byte) => letters[byte % letters.length]).join('')
}

/** A new address, for which there is no account. */
export function strangersAddress(): string {
  return `nobody-${fresh().toLowerCase()}@nowhere.example`
}
