import type { Answered } from './envelope.ts'
import { shareRequest, type SharedRequest } from './in-flight.ts'
import { createResponseCache, dropService } from './response-cache.ts'

interface Reading extends SharedRequest<Answered> {
  /** Whether at least one of the callers who wait wants the answer cached. */
  kept: boolean
}

/** Sends the GETs of a client. Answers are cached, and simultaneous callers of the same GET share one request. */
export interface Reads {
  /** Returns the cached answer, or the answer of the request in flight, or that of a new request made by `launch`. */
  read(
    key: string,
    options: { cache?: boolean; signal?: AbortSignal | undefined },
    launch: () => SharedRequest<Answered>,
  ): Answered | Promise<Answered>
  /**
   * Clears the cached answers of one service, or of all. Answers that are still expected go to their callers but are
   * not cached.
   */
  clear(service?: string): void
}

export function createReads(cacheSize: number): Reads {
  const cache = createResponseCache<Answered>(cacheSize)
  const requests = new Map<string, Reading>()

  const start = (key: string, launch: () => SharedRequest<Answered>): Reading => {
    const request: Reading = Object.assign(launch(), { kept: false })
    requests.set(key, request)
    const settle = (answered?: Answered) => {
      // `clear` was called after this request was sent, and removed it from the map: do not cache its answer.
      if (requests.get(key) !== request) return
      requests.delete(key)
      if (answered && request.kept) cache.set(key, answered)
    }
    request.answer.then(settle, () => settle())
    return request
  }

  return {
    read(key, { cache: keep = true, signal }, launch) {
      const stored = keep && cache.get(key)
      if (stored) return stored
      const underWay = requests.get(key)
      const request =
        underWay && !underWay.controller.signal.aborted ? underWay : start(key, launch)
      request.kept ||= keep
      return shareRequest(request, signal)
    },
    clear(service) {
      cache.clear(service)
      dropService(requests, service)
    },
  }
}
