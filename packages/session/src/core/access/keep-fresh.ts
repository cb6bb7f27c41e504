import type { Session } from '../session.ts'
import type { Part } from './part.ts'

/** From this age on, in milliseconds, a list is asked for again when the user comes back to the tab or goes on. */
export const staleAfterMs = 300_000
/** Several refusals at one time are one reason to ask. In milliseconds. */
const refusalGapMs = 1000

/** What {@link keepFresh} is told. */
export interface Freshness {
  /** The user is at this page of the app. */
  readonly pageChanged: (path: string) => void
}

/**
 * Asks again for what the user may reach when that may have changed: on coming back to the tab and on
 * going on to another page after {@link staleAfterMs}, and after a call was refused. So a grant that is
 * withdrawn is noticed in an open page.
 */
export function keepFresh(part: Part<unknown>, { store, client, clock }: Session): Freshness {
  let askedAt = -Infinity
  let isAsking = false
  const recheck = async () => {
    if (isAsking) return
    isAsking = true
    askedAt = clock.now()
    await part.recheck()
    isAsking = false
  }
  part.store.subscribe(() => {
    askedAt = clock.now()
  })
  // Before its first answer a list is being asked for.
  const recheckIfStale = () => {
    if (Number.isFinite(askedAt) && clock.now() - askedAt >= staleAfterMs) void recheck()
  }
  store.subscribe(({ visible }, before) => {
    if (visible && !before.visible) recheckIfStale()
  })
  client.onForbidden(() => {
    if (clock.now() - askedAt >= refusalGapMs) void recheck()
  })
  let lastPath: string | null = null
  const pageChanged = (path: string) => {
    if (path === lastPath) return
    lastPath = path
    recheckIfStale()
  }
  return { pageChanged }
}
