import ky, { HTTPError } from 'ky'
import type { Endpoint } from '../contract/endpoint.ts'
import { ApiError, isApiError } from './api-error.ts'
import { readAnswer, type Answered } from './envelope.ts'
import type { Outgoing } from './outgoing.ts'

export interface SendOptions {
  readonly timeoutMs: number
  readonly retryDelayMs: number
  readonly retry: boolean
  readonly fetch: typeof globalThis.fetch | undefined
  readonly isOnline: () => boolean
  /**
   * Called with each answer of the client's own origin when its body has arrived, before the answer is checked. If it
   * throws, the call fails with that error.
   */
  readonly onAnswer: (response: Response) => void
  /** Called for each failure, before the caller gets it. */
  readonly onFailure: (error: ApiError) => void
}

/**
 * HTTP statuses of temporary failures, after which a GET is retried: the request timed out, or did not reach the
 * service behind the proxy.
 */
const retriedStatuses = new Set([408, 502, 503, 504])

/**
 * The fetch options that protect a request. With `same-origin` the browser refuses a redirect to another origin, which
 * would receive the CSRF header. Some edge runtimes throw if a request has a `mode`; there no redirect is followed.
 */
function modeOf(home: boolean): RequestInit {
  if (!('mode' in Request.prototype)) return { redirect: 'manual' }
  return home ? { mode: 'same-origin', credentials: 'same-origin' } : { credentials: 'omit' }
}

/** Sends a request and reads its answer. The time limit covers the retry and the body too. */
export function send(
  endpoint: Endpoint,
  outgoing: Outgoing,
  options: SendOptions,
  controller: AbortController,
): Promise<Answered> {
  const { timeoutMs } = options
  const { signal } = controller
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => {
      const error = failureOf(cause, endpoint, signal, options)
      options.onFailure(error)
      reject(error)
    }
    const giveUp = () => {
      fail(new ApiError('timeout', `${nameOf(endpoint)} took over ${timeoutMs} ms`))
      controller.abort()
    }
    // A timer of 2^31 ms or more would fire at once, so set none.
    const timer = timeoutMs < 2 ** 31 ? setTimeout(giveUp, timeoutMs) : undefined
    exchange(endpoint, outgoing, options, signal)
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}

async function exchange(
  endpoint: Endpoint,
  { url, headers, body, home }: Outgoing,
  { fetch = globalThis.fetch, retry, retryDelayMs, onAnswer }: SendOptions,
  signal: AbortSignal,
): Promise<Answered> {
  let response: Response
  try {
    response = await ky(url, {
      method: endpoint.method,
      timeout: false,
      hooks: {
        // Send the request here, because ky would copy it with its body for a retry, and only GETs, which have no body,
        // are retried.
        beforeRequest: [(request) => fetch(request, { headers, body, signal, ...modeOf(home) })],
      },
      retry: {
        limit: retry ? 1 : 0,
        methods: ['get'],
        delay: () => retryDelayMs,
        jitter: true,
        shouldRetry: ({ error }) =>
          !signal.aborted &&
          (!(error instanceof HTTPError) || retriedStatuses.has(error.response.status)),
      },
    })
  } catch (error) {
    if (!(error instanceof HTTPError)) throw error
    response = error.response
  }
  const text = await response.text()
  if (home) onAnswer(response)
  return readAnswer(endpoint, response, text)
}

function failureOf(
  cause: unknown,
  endpoint: Endpoint,
  signal: AbortSignal,
  { isOnline }: SendOptions,
): ApiError {
  if (isApiError(cause)) return cause
  const name = nameOf(endpoint)
  if (signal.aborted) return new ApiError('aborted', `${name} was aborted`, { cause })
  const kind = isOnline() ? 'network' : 'offline'
  return new ApiError(kind, `${name} could not reach the server`, { cause })
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}
