import {
  needsSession,
  type AdminPermission,
  type Call,
  type EndpointAccess,
  type Schema,
} from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { Administrator, Reach } from '../administrators/administrator.ts'
import { requireAdministrator } from '../administrators/require-administrator.ts'
import { requireSteward, type Steward } from '../administrators/steward.ts'
import { guestOf } from '../sessions/guest.ts'
import { visitorOf, type Visitor } from '../sessions/visitor.ts'
import type { Session } from '../sessions/session.ts'
import { checkAccess } from './access.ts'
import { refuseLocked } from '../sessions/idle-lock.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import type { App } from './app.ts'
import { readCsrfCookie, readSecretCookie } from '../../platform/http/cookies.ts'
import { mayBeForged } from '../../platform/http/csrf.ts'
import { succeed } from '../../platform/http/envelope.ts'
import { readBody, validate, validateBody } from '../../platform/http/read-input.ts'
import { checkUser } from './user-header.ts'

const defaultBodyLimit = 128 * 1024

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined
type Field<C, Name extends string> = C extends Record<Name, infer S> ? Output<S> : undefined
type SignedIn = Exclude<EndpointAccess, 'anyone' | 'attempt'>

/** What the handler of a call gets: the request, validated by the call's schemas in the contract. */
export interface Incoming<C extends Call> {
  readonly params: Field<C, 'params'>
  readonly query: Field<C, 'query'>
  readonly body: Field<C, 'body'>
  readonly visitor: Visitor
  readonly session: C['access'] extends SignedIn ? Session : Session | null
  /** The administrator who makes the call. Null unless the call's access is `admin`. */
  readonly administrator: C['access'] extends 'admin' ? Administrator : null
  /** The data steward who makes the call. Null unless the call's access is `steward`. */
  readonly steward: C['access'] extends 'steward' ? Steward : null
  /**
   * The organisations in which the administrator has the call's permission. Null unless the call requires a permission.
   */
  readonly reach: C extends { readonly access: 'admin'; readonly permission: AdminPermission }
    ? Reach
    : null
  readonly requestId: string
  readonly header: (name: string) => string | undefined
  /** Hono's context, for anything that the other fields do not cover, such as setting response headers. */
  readonly context: Context<AppEnv>
}

interface EnvelopeMeta {
  /** Text for the user, for clients that have no text of their own for this call. */
  readonly message?: string
  readonly status?: 200 | 201 | 202
}

/**
 * What a handler returns: the contents of the response envelope. Calls of `auth_api` send `data` in `result.data`.
 * Handlers of calls without an answer may return nothing.
 */
export type Answer<C extends Call> = C['endpoint']['answer'] extends Schema
  ? EnvelopeMeta & Payload<v.InferInput<C['endpoint']['answer']>>
  : (EnvelopeMeta & { readonly result?: undefined }) | void

type Payload<Result> = Result extends { data: infer Data }
  ? { readonly data: Data }
  : { readonly result: Result }

/**
 * The function that serves a call. If the call's `door` is `machine` (a proxy or an identity provider sends it, or a
 * browser that one of them has sent here), the function gets the raw request and makes all checks itself.
 */
export type Handler<C extends Call> = C extends { readonly door: 'machine' }
  ? (context: Context<AppEnv>) => Promise<Response>
  : (call: Incoming<C>) => Promise<Answer<C> | Response>

export interface MountOptions {
  /** Largest accepted body in bytes. Default 128 KiB. */
  readonly bodyLimit?: number
}

/**
 * Registers the route of a call of the contract. The call's `door` (`api`: scripts of pages, `page`: people who open
 * the address, `machine`: proxies and identity providers) decides on the checks and the format of the response.
 */
export function mount<C extends Call>(
  app: App,
  call: C,
  handler: Handler<C>,
  { bodyLimit = defaultBodyLimit }: MountOptions = {},
) {
  const { door = 'api', endpoint } = call
  const { method, path, shape } = endpoint
  // A path outside `/auth_api/` whose answer has no envelope is the address of a file or a page: match it exactly.
  // Match all other paths both with and without a slash at the end.
  const isExact = shape === 'bare' && !path.startsWith('/auth_api/')
  const paths = isExact ? [path] : [path.replace(/\/$/, ''), path.replace(/\/?$/, '/')]
  app.hono.on(method, paths, async (c) => {
    c.set('route', path)
    c.set('isForPeople', door === 'page')
    c.env.outgoing.setHeader('Cache-Control', 'no-store')
    if (door === 'machine') return (handler as Handler<MachineCall>)(c)
    const incoming = await checked(app, c, call, bodyLimit)
    const answer = await (handler as Handler<Call>)(incoming)
    return answer instanceof Response ? answer : succeed(c, answer ?? {})
  })
}

type MachineCall = Call & { readonly door: 'machine' }

/** Makes a POST call for the plain HTML form of a page, at the page's own address and with the same checks. */
export function formOf<C extends Call & { readonly door: 'page' }>(call: C): C {
  return { ...call, endpoint: { ...call.endpoint, method: 'POST' } }
}

/**
 * Runs all checks of a call before its handler, and returns the handler's argument. The order of the checks decides
 * which ApiError is thrown: session, CSRF token (first, if the call needs no session), whether the page was loaded for
 * the same user, lock of an idle session, access, terms of use that the user has yet to accept, role, parameters and
 * body.
 */
async function checked(
  app: App,
  c: Context<AppEnv>,
  call: Call,
  bodyLimit: number,
): Promise<Incoming<Call>> {
  const { access, door, endpoint, factors, terms } = call
  const isSafe = endpoint.method === 'GET'
  const isForged =
    !isSafe &&
    door !== 'page' &&
    mayBeForged(c, app, readSecretCookie(c, app.settings, 'sessionid'))
  if (isForged && !needsSession(access)) throw new ApiError('csrf_failed')
  const visitor = await visitorOf(app, c, factors === 'before')
  const { session } = visitor
  if (session === null && needsSession(access)) await refuseOneFactor(app, c)
  // Without a session answer `not_authenticated` rather than `csrf_failed`, so that the page learns that its session
  // has ended.
  if (isForged) throw new ApiError(session === null ? 'not_authenticated' : 'csrf_failed')
  checkUser(c, call, session)
  // On a GET set the CSRF token only if the browser has none. Whether it fits the session is checked when a page loads
  // its configuration.
  if (isSafe && session !== null && readCsrfCookie(c, app.settings) === undefined)
    visitor.ensureCsrfToken()
  if (needsSession(access)) refuseLocked(app.clock, call, session)
  await checkAccess(access, session, app.db)
  // Do not check the terms of a session that lacks its second factor: the user must show the factor first, and accepts
  // the terms after that.
  if (terms !== 'before' && needsSession(access) && session?.lacksSecondFactor === false) {
    await requireEulas(app, session)
  }
  const administrator = access === 'admin' ? await requireAdministrator(app, call, session) : null
  const steward = access === 'steward' ? await requireSteward(app, call, session) : null
  return {
    administrator,
    steward,
    reach: (call.permission && administrator?.reach(call.permission)) ?? null,
    params: call.params && validate(call.params, c.req.param()),
    query: call.query && validate(call.query, singleQuery(c)),
    body: call.body && validateBody(call.body, await readBody(c, bodyLimit)),
    visitor,
    session,
    requestId: c.get('requestId'),
    header: (name: string) => c.req.header(name),
    context: c,
  } as Incoming<Call>
}

/** Throws ApiError `two_factors_required` if the browser has a session that still lacks its second factor. */
async function refuseOneFactor(app: App, c: Context<AppEnv>) {
  if ((await guestOf(app, c).begunSession()) !== null) throw new ApiError('two_factors_required')
}

/** Throws ApiError `eula_required` if the user has yet to accept terms of use. */
async function requireEulas(app: App, session: Session) {
  const pending = await app.pendingEulas(session.user.id)
  if (pending.length > 0) throw new ApiError('eula_required')
}

/** The query parameters by name. A repeated one becomes an array, which text fields of the contract then refuse. */
export function singleQuery(c: Context<AppEnv>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  )
}
