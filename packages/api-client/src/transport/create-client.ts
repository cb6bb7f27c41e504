import type { Endpoint } from '../contract/endpoint.ts'
import { ApiError, isApiError } from './api-error.ts'
import type {
  Client,
  ClientOptions,
  ForbiddenEvent,
  RequestOptions,
  Scope,
  UserChangedEvent,
} from './client.ts'
import { renewCsrfEndpoint } from './csrf.ts'
import { payloadOf, type Answered } from './envelope.ts'
import { aborted, shareRequest, startRequest } from './in-flight.ts'
import { outgoing } from './outgoing.ts'
import { checkAnswer, isSameUser, pageUser } from './page-user.ts'
import { createReads } from './reads.ts'
import { createListeners } from './listeners.ts'
import { fillPath, queryString } from './request-url.ts'
import { send, type SendOptions } from './send.ts'
import { createUnauthorizedGate, type UnauthorizedEvent } from './unauthorized-gate.ts'

/** The scope of a client that does not know its user: after a sign-in or sign-out, until the next answer. */
const nobody = { userId: undefined, organizationId: undefined, actingForId: undefined }

/**
 * Makes the API client. Make one per page, so that all parts of the page share one cache and one unauthorized event.
 * Outside of a page, as on a server that renders it, a client without `origin` can be made, but its calls fail.
 */
export function createClient(options: ClientOptions = {}): Client {
  const page = globalThis.location as Location | undefined
  const home = options.origin ?? page?.origin
  const origin = home ? new URL(home).origin : undefined
  const {
    // A worker has a location but no document.
    cookies = () => (page && page.origin === origin && globalThis.document?.cookie) || '',
    pagePath = () => page?.pathname ?? '/',
    isOnline = () => globalThis.navigator?.onLine ?? true,
    unauthorizedStatuses = [401],
  } = options
  const reads = createReads(options.cacheSize ?? 1000)
  const gate = createUnauthorizedGate()
  const unauthorized = createListeners<UnauthorizedEvent>()
  const userChanged = createListeners<UserChangedEvent>()
  const forbidden = createListeners<ForbiddenEvent>()
  const locked = createListeners<void>()
  const answered = createListeners<void>()
  let scope: Scope = options.scope ?? {}
  let epoch = 0

  const clear: Client['clear'] = (reason) => {
    epoch++
    reads.clear()
    if (reason === 'signedIn' || reason === 'user') gate.arm()
    if (reason === 'signedOut') gate.disarm()
    if (reason === 'signedIn' || reason === 'signedOut') scope = { ...scope, ...nobody }
  }

  const setScope: Client['setScope'] = (change) => {
    const before = scope
    scope = { ...scope, ...change }
    for (const reason of ['user', 'organization', 'dataset'] as const) {
      const part = `${reason}Id` as const
      if (before[part] !== undefined && before[part] !== scope[part]) clear(reason)
    }
  }

  /** The data partner of a request. `null` in the request means "none", even if the scope names one. */
  const partnerOf = ({ dataPartnerId = scope.dataPartnerId }: RequestOptions) => dataPartnerId

  const originInUse = () => {
    if (!origin) throw new TypeError('createClient needs `origin`')
    return origin
  }

  const sendOnce = (
    endpoint: Endpoint,
    target: string,
    request: RequestOptions,
    controller: AbortController,
  ) => {
    const { signIn } = gate
    const launchedIn = epoch
    let isSame = false
    const parts = outgoing(endpoint, {
      origin: originInUse(),
      target,
      body: request.body,
      cookies,
      clientHeaders: options.headers?.(),
      ownHeaders: request.headers,
      dataPartnerId: partnerOf(request),
      user: pageUser(scope),
    })
    const sendOptions: SendOptions = {
      timeoutMs: request.timeoutMs ?? options.timeoutMs ?? 30_000,
      retryDelayMs: options.retryDelayMs ?? 300,
      retry: request.retry !== false,
      fetch: options.fetch,
      isOnline,
      onAnswer(response) {
        answered.tell()
        isSame = isSameUser(response, scope)
        const user = checkAnswer(endpoint, response, scope, request)
        // Do not take the user from an answer to a request from before the last sign-in: that may be the previous user.
        if (user && launchedIn === epoch) setScope(user)
      },
      onFailure(error) {
        if (error.code === 'user_changed' && launchedIn === epoch) {
          clear('user')
          userChanged.tell({ error, isSameUser: isSame })
        }
        if (error.status === 403) forbidden.tell({ error })
        // A locked session is no ended session: send no unauthorized event, so that the page keeps its work until the
        // user unlocks it.
        if (error.code === 'session_locked') return locked.tell()
        const codes = request.unauthorizedStatuses ?? unauthorizedStatuses
        // A session that lacks its second factor counts as ended, because almost no call works until the user has shown
        // one.
        const isOver =
          codes.includes(error.status) || (codes[0] && error.code === 'two_factors_required')
        if (!isOver || pagePath().startsWith('/auth/')) return
        if (!gate.pass(signIn)) return
        clear('unauthorized')
        unauthorized.tell({ error })
      },
    }
    return send(endpoint, parts, sendOptions, controller)
  }

  /**
   * Sends a write, and once more after renewing the CSRF token if the server refuses that token. This is safe, because
   * a refused write has changed nothing.
   */
  const sendOrRenew = async (...call: Parameters<typeof sendOnce>) => {
    try {
      return await sendOnce(...call)
    } catch (error) {
      if (!isApiError(error) || error.code !== 'csrf_failed') throw error
      const [, , { timeoutMs }, controller] = call
      const renewal = sendOnce(renewCsrfEndpoint, renewCsrfEndpoint.path, { timeoutMs }, controller)
      // If fetching a new CSRF token fails, the server refuses the call again, and the caller gets that second refusal.
      await renewal.catch(() => {})
      return sendOnce(...call)
    }
  }

  const read = (endpoint: Endpoint, target: string, request: RequestOptions) => {
    const headers = request.headers ? [...new Headers(request.headers)].join('\n') : ''
    const key = `${target}\n${epoch}\n${partnerOf(request)}\n${scope.datasetId}\n${headers}`
    return reads.read(key, request, () =>
      startRequest((controller) => sendOnce(endpoint, target, request, controller)),
    )
  }

  const write = (endpoint: Endpoint, target: string, request: RequestOptions) => {
    const flight = startRequest((controller) => sendOrRenew(endpoint, target, request, controller))
    // Clear the cache after a failed write too: the server may have made the change although its answer was lost.
    const invalidate = () => reads.clear(target.split('/')[1])
    if (!endpoint.safe) flight.answer.then(invalidate, invalidate)
    return shareRequest(flight, request.signal)
  }

  const answerTo = (endpoint: Endpoint, request: RequestOptions) => {
    request.signal?.throwIfAborted()
    const { params, query } = request
    const target = fillPath(endpoint.path, params) + (query ? queryString(query) : '')
    return (endpoint.method === 'GET' ? read : write)(endpoint, target, request)
  }

  return {
    get origin() {
      return originInUse()
    },
    get scope() {
      return scope
    },
    async request(endpoint: Endpoint, request: RequestOptions = {}) {
      let answered: Answered
      try {
        const answer = answerTo(endpoint, request)
        // A cached answer is no promise: do not await it, which would delay it.
        answered = answer instanceof Promise ? await answer : answer
      } catch (cause) {
        if (isApiError(cause)) throw cause
        if (request.signal?.aborted) throw aborted(request.signal)
        throw new ApiError('request', `${endpoint.path}: ${(cause as Error).message}`, { cause })
      }
      const { envelope, headers } = answered
      const payload = endpoint.answer ? payloadOf(envelope) : undefined
      const result = copyJson(request.returnAll ? envelope : payload)
      return request.returnHeaders ? { headers: new Headers(headers), result } : result
    },
    clear,
    invalidate: (service) => reads.clear(service),
    setScope,
    onUnauthorized: unauthorized.add,
    onUserChanged: userChanged.add,
    onForbidden: forbidden.add,
    onLocked: locked.add,
    onAnswer: answered.add,
  } as Client
}

/** Deep-copies a JSON value, so that a caller who changes it does not change the cached one. */
function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => copyJson(item)) as T
  // A spread copies even a key `__proto__` as an own key, and is fast, because engines keep the object's shape.
  const copy = { ...value }
  for (const key in copy) {
    const part = copy[key]
    if (typeof part === 'object') copy[key] = copyJson(part)
  }
  return copy
}
