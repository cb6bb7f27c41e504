import { ApiError } from './api-error.ts'

/** A request that several callers share, and how many of them wait for it. */
export interface SharedRequest<T> {
  readonly answer: Promise<T>
  readonly controller: AbortController
  waiting: number
}

/** Starts a request for which several callers can wait. The controller aborts it. */
export function startRequest<T>(
  send: (controller: AbortController) => Promise<T>,
): SharedRequest<T> {
  const controller = new AbortController()
  return { answer: send(controller), controller, waiting: 0 }
}

/**
 * Lets one more caller wait for a shared request. The caller's signal ends only that caller's wait; the request is
 * aborted when no caller waits any more.
 */
export function shareRequest<T>(
  request: SharedRequest<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  request.waiting++
  if (!signal) return request.answer
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(aborted(signal))
      if (--request.waiting === 0) request.controller.abort()
    }
    signal.addEventListener('abort', leave)
    request.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

/** The error for a caller whose signal was aborted. */
export function aborted(signal: AbortSignal): ApiError {
  return new ApiError('aborted', 'The request was aborted', { cause: signal.reason })
}
