import type { Answered } from './envelope.ts'
import { shareRequest, type Flight } from './in-flight.ts'
import { createResponseCache, dropService } from './response-cache.ts'

interface Reading extends Flight<Answered> {
  /** Whether one of those who wait wants the answer kept. */
  kept: boolean
}

/** The GETs of a client: answers kept, questions on their way shared. */
export interface Reads {
  /** The kept answer, else the one on its way, else that of the flight that `launch` starts. */
  read(
    key: string,
    options: { cache?: boolean; signal?: AbortSignal | undefined },
    launch: () => Flight<Answered>,
  ): Answered | Promise<Answered>
  /** Forgets a service, or all; what is on its way still reaches its callers, and is not kept. */
  clear(service?: string): void
}

export function createReads(cacheSize: number): Reads {
  const cache = createResponseCache<Answered>(cacheSize)
  const flights = new Map<string, Reading>()

  const depart = (key: string, launch: () => Flight<Answered>): Reading => {
    const flight: Reading = Object.assign(launch(), { kept: false })
    flights.set(key, flight)
    const land = (answered?: Answered) => {
      // A cleared flight is no longer the one in the map.
      if (flights.get(key) !== flight) return
      flights.delete(key)
      if (answered && flight.kept) cache.set(key, answered)
    }
    flight.answer.then(land, () => land())
    return flight
  }

  return {
    read(key, { cache: keep = true, signal }, launch) {
      const stored = keep && cache.get(key)
      if (stored) return stored
      const underWay = flights.get(key)
      const flight =
        underWay && !underWay.controller.signal.aborted ? underWay : depart(key, launch)
      flight.kept ||= keep
      return shareRequest(flight, signal)
    },
    clear(service) {
      cache.clear(service)
      dropService(flights, service)
    },
  }
}
