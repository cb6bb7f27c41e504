import { calls, type CallName } from '@vestibule/api-client/contract'
import type { Page, Route } from '@playwright/test'
import type { TestServer } from '../../../tools/e2e/test-server.ts'
import { expect, type App } from '../../../tools/e2e/fixtures.ts'
import type { Refusal } from './refusal-table.ts'
import type { Walk } from './walking.ts'

/** What a test provides to the functions that make a screen send a call, and the server refuse it. */
export interface Stage {
  readonly page: Page
  readonly app: App
  /**
   * Another server on the same database. It has no registration and no security questions, and
   * people sign in there only by device code.
   */
  readonly closed: TestServer
  /** Another server on the same database, which locks sessions that nobody uses. */
  readonly locking: TestServer
  /** Another server on the same database, which can send no mail. */
  readonly mailless: TestServer
  readonly faults: Faults
  /** Creates a new account. */
  readonly join: Walk['join']
}

/** Faults that a test can cause in what the server depends on. */
export interface Faults {
  /** While this is set, every database statement throws it. */
  database: Error | undefined
}

/** How a test makes a screen send one of its calls. */
export interface Scene {
  /** Brings the page to the point where `act` makes the call. */
  reach(stage: Stage): Promise<void>
  act(stage: Stage): Promise<void>
  /**
   * Makes the call again after a refusal. Not called if ‘Retry’ does that: the test then presses it. Default: `act`.
   */
  again?(stage: Stage): Promise<void>
  /**
   * Brings the page back to where the call can be made, after the test has set the clock ahead by a day to let a rate
   * limit pass. Called before `again`. Absent: nothing is needed.
   */
  later?(stage: Stage): Promise<void>
  /** Expects what the screen shows after the call has succeeded. */
  done(stage: Stage): Promise<void>
}

/**
 * Calls `act` with each request of a call; `act` decides what becomes of the request. Resolves to a function that waits
 * until there was at least one, and then lets requests through again.
 */
export async function at(page: Page, call: CallName, act: (route: Route) => Promise<void>) {
  const { method, path } = calls[call].endpoint
  const shape = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  const isIt = (url: URL) => shape.test(url.pathname)
  const answers: Promise<void>[] = []
  const handler = (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    const answer = act(route)
    answers.push(answer)
    return answer
  }
  await page.route(isIt, handler)
  return async () => {
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    await Promise.all(answers)
    await page.unroute(isIt, handler)
  }
}

/** Runs `change` once, just before the server gets the call. */
export async function justBefore(page: Page, call: CallName, change: () => Promise<unknown>) {
  let isDone = false
  return at(page, call, async (route) => {
    if (!isDone) await change()
    isDone = true
    await route.continue()
  })
}

/** Sends the request to another server on the same database, and answers with its response. */
async function answerBy({ origin }: TestServer, app: App, route: Route) {
  const request = route.request()
  const url = request.url().replace(app.origin, origin)
  const headers = { ...request.headers(), origin }
  // The other server may just have closed the idle connection that this request would use.
  await route.fulfill({ response: await route.fetch({ url, headers, maxRetries: 2 }) })
}

const outage = () => Object.assign(new Error('The database is gone'), { code: 'ECONNREFUSED' })

/**
 * Makes the page's next request of `call` fail with `refusal`: a real server refuses it (`lost`: the connection fails)
 * or, if `stub` is set, the test answers in its place. Resolves to a function that waits for that request, and then
 * lets later ones through.
 */
export async function refuseAt(
  { page, app, faults, closed, locking, mailless }: Stage,
  call: CallName,
  refusal: Refusal,
  stub: string | undefined,
): Promise<() => Promise<void>> {
  if (stub !== undefined) return at(page, call, (route) => route.fulfill(stubOf(refusal)))
  switch (refusal) {
    case 'lost':
      return at(page, call, (route) => route.abort('connectionfailed'))
    case 'server_error':
    case 'unavailable':
      return at(page, call, async (route) => {
        faults.database = refusal === 'unavailable' ? outage() : new Error('A query failed')
        const response = await route.fetch()
        faults.database = undefined
        await route.fulfill({ response })
      })
    case 'rate_limited':
      return at(page, call, async (route) => {
        await app.server.query(
          'create trigger full_limits before insert or update on rate_limits for each row execute function fill_limit()',
        )
        const response = await route.fetch()
        await app.server.query('drop trigger full_limits on rate_limits')
        await app.server.query('delete from rate_limits')
        await route.fulfill({ response })
      })
    case 'user_changed':
      return at(page, call, async (route) => {
        const headers = { ...route.request().headers(), 'x-vestibule-user': 'somebody-else' }
        await route.continue({ headers })
      })
    case 'forbidden':
    case 'sign_up_disabled':
    case 'not_found':
      return at(page, call, (route) => answerBy(closed, app, route))
    case 'session_locked': {
      let isUnlocked = false
      return at(page, call, async (route) => {
        if (isUnlocked) return route.continue()
        isUnlocked = true
        await app.server.query(`update sessions set active_at = now() - interval '1 hour'`)
        await answerBy(locking, app, route)
      })
    }
    case 'mail_failed':
      return at(page, call, (route) => answerBy(mailless, app, route))
    default:
      throw new Error(`Nothing brings the server to say ${refusal} by itself`)
  }
}

/**
 * Creates the database function of the trigger by which `refuseAt` causes `rate_limited`: while the trigger exists,
 * every rate limit counts as used up.
 */
export async function prepareLimits({ server }: App): Promise<void> {
  await server.query(
    `create or replace function fill_limit() returns trigger language plpgsql as $$
       begin new.refused := true; return new; end $$`,
  )
}

const messages: Partial<Record<Refusal, string>> = {
  forbidden: 'You are not allowed to do this',
  conflict: 'Stop acting for a customer first',
  otp_invalid: 'You have entered an incorrect code',
  validation_failed: 'Some fields are not valid',
  payload_too_large: 'This is too large',
  sso_required: 'Sign in with your organization',
  two_factors_required: 'This account needs two factors',
  invalid_credentials: 'The email or password is wrong',
  otp_exhausted: 'This code no longer works',
  passkey_invalid: 'This passkey was not accepted',
  passkey_unknown: 'This passkey is not known here',
}
const statuses: Partial<Record<Refusal, number>> = {
  rate_limited: 429,
  payload_too_large: 413,
  step_required: 403,
  user_changed: 409,
  conflict: 409,
  forbidden: 403,
  sso_required: 403,
  not_authenticated: 401,
  two_factors_required: 403,
  invalid_credentials: 401,
}

function stubOf(refusal: Refusal) {
  const message = messages[refusal] ?? ''
  const retry = refusal === 'rate_limited' ? { retry_after: 60 } : {}
  const error_info = { message, code: refusal, ...retry }
  return { status: statuses[refusal] ?? 400, json: { success: false, message, error_info } }
}
