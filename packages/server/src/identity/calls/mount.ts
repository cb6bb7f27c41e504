import {
  needsSession,
  type Call,
  type EndpointAccess,
  type Schema,
} from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { Administrator } from '../administrators/administrator.ts'
import { requireAdministrator } from '../administrators/require-administrator.ts'
import { visitorOf, type Visitor } from '../sessions/visitor.ts'
import type { Session } from '../sessions/session.ts'
import { checkAccess } from './access.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import type { App } from './app.ts'
import { readCsrfCookie, readSecretCookie } from '../../platform/http/cookies.ts'
import { mayBeForged } from '../../platform/http/csrf.ts'
import { succeed } from '../../platform/http/envelope.ts'
import { readBody } from '../../platform/http/read-body.ts'
import { checkUser } from './user-header.ts'
import { validate, validateBody } from '../../platform/http/validate.ts'

const defaultBodyLimit = 128 * 1024

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined
type Field<C, Name extends string> = C extends Record<Name, infer S> ? Output<S> : undefined
type SignedIn = Exclude<EndpointAccess, 'anyone' | 'attempt'>

/** A request as the handler gets it: validated against its call in the contract. */
export interface Incoming<C extends Call> {
  readonly params: Field<C, 'params'>
  readonly query: Field<C, 'query'>
  readonly body: Field<C, 'body'>
  readonly visitor: Visitor
  readonly session: C['access'] extends SignedIn ? Session : Session | null
  /** Null unless the call's access is `admin`. */
  readonly administrator: C['access'] extends 'admin' ? Administrator : null
  readonly requestId: string
  readonly header: (name: string) => string | undefined
  /** For anything the other fields do not cover, such as setting response headers. */
  readonly context: Context<AppEnv>
}

interface EnvelopeMeta {
  /** Text for people; shown if the client has no text of its own for this call. */
  readonly message?: string
  readonly status?: 200 | 201 | 202
}

/** Contents of the response envelope. `auth_api` calls put their payload in `result.data`. */
export type Answer<C extends Call> = C['endpoint']['answer'] extends Schema
  ? EnvelopeMeta & { readonly result: v.InferInput<C['endpoint']['answer']> }
  : EnvelopeMeta & { readonly result?: undefined }

export type Handler<C extends Call> = (call: Incoming<C>) => Promise<Answer<C> | Response>

export interface MountOptions {
  /** Largest accepted body in bytes. Default 128 KiB. */
  readonly bodyLimit?: number
}

/**
 * Serves one call of the contract: CSRF, session, user, access, terms, validation and envelope are done here, in this
 * order; the handler gets checked values and answers with a value or throws ApiError.
 */
export function mount<C extends Call>(
  app: App,
  call: C,
  handler: Handler<C>,
  { bodyLimit = defaultBodyLimit }: MountOptions = {},
) {
  const { method, path, shape } = call.endpoint
  // Bare paths outside `/auth_api/` are addresses of files and pages: match only the exact path, no added slash.
  const isExact = shape === 'bare' && !path.startsWith('/auth_api/')
  const paths = isExact ? [path] : [path.replace(/\/$/, ''), path.replace(/\/?$/, '/')]
  app.hono.on(method, paths, async (c) => {
    c.set('route', path)
    c.set('isForPeople', shape === 'bare' && !needsSession(call.access))
    c.env.outgoing.setHeader('Cache-Control', 'no-store')
    const isSafe = method === 'GET'
    const isForged = !isSafe && mayBeForged(c, app, readSecretCookie(c, app.settings, 'sessionid'))
    if (isForged && !needsSession(call.access)) throw new ApiError('csrf_failed')
    const visitor = await visitorOf(app, c)
    // No session: answer not_authenticated, not csrf_failed, so that the page learns that its session ended.
    if (isForged) throw new ApiError(visitor.session === null ? 'not_authenticated' : 'csrf_failed')
    checkUser(c, call, visitor.session)
    // A read only sets a missing CSRF token; whether it fits the session is checked when a page loads its
    // configuration.
    const needsToken = isSafe && visitor.session !== null && readCsrfCookie(c) === undefined
    if (needsToken) visitor.ensureCsrfToken()
    await checkAccess(call.access, visitor.session, app.db)
    if (call.terms !== 'before' && needsSession(call.access)) {
      await requireEulas(app, visitor.session)
    }
    const administrator =
      call.access === 'admin' ? await requireAdministrator(app, call, visitor.session) : null
    const incoming = {
      administrator,
      params: call.params && validate(call.params, c.req.param()),
      query: call.query && validate(call.query, singleQuery(c)),
      body: call.body && validateBody(call.body, await readBody(c, bodyLimit)),
      visitor,
      session: visitor.session,
      requestId: c.get('requestId'),
      header: (name: string) => c.req.header(name),
      context: c,
    }
    const answer = await handler(incoming as unknown as Incoming<C>)
    return answer instanceof Response ? answer : succeed(c, answer)
  })
}

/** Throws ApiError `eula_required` if the user has terms of use still to accept. */
async function requireEulas(app: App, session: Session | null) {
  if (session === null) return
  const pending = await app.pendingEulas(session.user.id)
  if (pending.length > 0) throw new ApiError('eula_required')
}

/** A repeated parameter becomes an array, which no schema of a text field accepts. */
export function singleQuery(c: Context<AppEnv>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  )
}
