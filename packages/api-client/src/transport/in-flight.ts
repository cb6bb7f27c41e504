import { ApiError } from './api-error.ts'

/** One request on its way, and how many callers wait for it. */
export interface Flight<T> {
  readonly answer: Promise<T>
  readonly controller: AbortController
  waiting: number
}

/** Starts a request. */
export function startRequest<T>(send: (controller: AbortController) => Promise<T>): Flight<T> {
  const controller = new AbortController()
  return { answer: send(controller), controller, waiting: 0 }
}

/**
 * Waits for a flight. The caller's own signal ends only its own wait; the request itself is
 * aborted when the last one leaves.
 */
export function shareRequest<T>(flight: Flight<T>, signal: AbortSignal | undefined): Promise<T> {
  flight.waiting++
  if (!signal) return flight.answer
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(aborted(signal))
      if (--flight.waiting === 0) flight.controller.abort()
    }
    signal.addEventListener('abort', leave)
    flight.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

/** The error of a caller that gave up. */
export function aborted(signal: AbortSignal): ApiError {
  return new ApiError('aborted', 'The request was aborted', { cause: signal.reason })
}
