import type { Client } from '@vestibule/api-client'
import type { TestBrowser } from '../testing/test-browser.ts'
import type { AccountOf, AccountsFile, Role } from './accounts-file.ts'

/** A browser with the real client in it. */
export interface Visitor {
  readonly browser: TestBrowser
  readonly client: Client
}

/** A mail as far as the cases read it. */
export interface Mail {
  /** The six digits on a line of their own. Throws where there are none. */
  code(): string
  /** The address on a line of its own. Throws where there is none. */
  link(): URL
}

/** A browser on its way to a session of an account. */
export interface Traveller extends Visitor {
  readonly email: string
  /** Of the code that it has not shown yet, or of the link that it has not used. */
  readonly mail?: Mail
}

/** What is at hand for the cases: a backend of the contract, and what is known of it. Nothing of how it is made. */
export interface ConformanceWorld {
  readonly file: AccountsFile
  /** A browser on its first visit. */
  readonly visit: () => Promise<Visitor>
  /**
   * The mail that `send` has sent to an address. `send` is asked again where it is refused for a moment. Throws
   * `Skipped` where no mailbox is at hand, before anything is sent, or where the limit of mails is reached.
   */
  readonly mailTo: <Answer extends { readonly kind: string }>(
    address: string,
    send: () => Promise<Answer>,
  ) => Promise<Mail>
  /** The time of the backend. */
  readonly now: () => Date
  /** Moves the clock of the backend. Only where that is a fake one. */
  readonly advance?: (seconds: number) => void
  /** Browsers that cases have brought somewhere and left there for others, by where that is. */
  readonly left: Map<string, Traveller[]>
  /** Those of the account with an authenticator that are good, where a case has made them. */
  readonly recoveryCodes: Set<string>
  /** What the cases have used up or left behind in the backend, in words. */
  readonly spent: Set<string>
  /** Must not be printed. */
  readonly secrets: Set<string>
}

/** A case cannot be run here, and why. */
export class Skipped extends Error {
  override readonly name = 'Skipped'
}

/** The account of the file for a role. Throws `Skipped` where it has none. */
export function accountOf<R extends Role>({ file }: ConformanceWorld, role: R): AccountOf<R> {
  return given(file.accounts[role], `accounts.${role}`) as AccountOf<R>
}

/** What the file says. Throws `Skipped` where it does not. */
export function given<Value>(value: Value | undefined, place: string): Value {
  if (value === undefined) throw new Skipped(`the accounts file has no ${place}`)
  return value
}

/** Throws `Skipped` where a limit is reached: what the call answers else is not known now. */
export function unlessThrottled<Outcome>(outcome: Outcome): Outcome {
  const { kind, retryAfterS } = (outcome ?? {}) as { kind?: unknown; retryAfterS?: unknown }
  if (kind !== 'throttled' || typeof retryAfterS !== 'number') return outcome
  throw new Skipped(`a limit of the backend is reached: again in ${retryAfterS} seconds`)
}

/** Signs in an account of the method `password`, in a browser of its own. */
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

/** For names that no other run has used. */
export function fresh(length: number = 10): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return [...bytes].map((byte) => letters[byte % letters.length]).join('')
}

/** An address that no account has. */
export function strangersAddress(): string {
  return `nobody-${fresh().toLowerCase()}@nowhere.example`
}
