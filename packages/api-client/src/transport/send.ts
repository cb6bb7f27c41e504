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
   * Called with each answer of the client's own origin before it is read; if it throws, the call fails with that
   * error.
   */
  readonly onAnswer: (response: Response) => void
  /** Called for each failure, before the caller gets it. */
  readonly onFailure: (error: ApiError) => void
}

/** Temporary failures: the request did not reach the service behind the proxy, or timed out. */
const retriedStatuses = new Set([408, 502, 503, 504])

/**
 * With `same-origin` the browser refuses a redirect to another origin, which would receive the CSRF header. Some edge
 * runtimes know no modes and throw if a request has one; redirects are not followed there.
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
    // Timers overflow at 2^31 ms.
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
        // Send the request here, so that ky does not copy it and its body for a retry. Only GETs are retried, and
        // they have no body.
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
