import type { ReadOptions } from '@vestibule/api-client'
import type { Read } from '@vestibule/base/read'
import type { Session } from '../session.ts'

/** Age in milliseconds from which a list is fetched again when the user opens another page. */
const staleAfterMs = 300_000
/**
 * Age in milliseconds from which a list is fetched again when the user comes back to the tab. It is short, because
 * users who learn elsewhere of a changed grant look here next.
 */
const staleOnReturnMs = 10_000
/** Refusals within this time, in milliseconds, cause one fetch together. */
const refusalGapMs = 1000

/** What {@link keepFresh} returns. */
export interface Freshness {
  /** Call it with the path of each page that the user opens. */
  readonly pageChanged: (path: string) => void
}

/**
 * Fetches what the user may reach again when it may have changed: when the user comes back to the tab, opens another
 * page after five minutes, and after a call was refused. Without it an open page would not notice that a grant was
 * withdrawn.
 */
export function keepFresh(
  read: Read<unknown, ReadOptions>,
  { store, client, clock }: Session,
): Freshness {
  let askedAt = -Infinity
  let isAsking = false
  const recheck = async () => {
    // Skip if the list was never fetched, or is being fetched.
    if (isAsking || askedAt < 0) return
    isAsking = true
    askedAt = clock.now()
    await read.refresh({ cache: false })
    isAsking = false
  }
  read.subscribe(() => {
    askedAt = clock.now()
  })
  const recheckAfter = (ageMs: number) => {
    if (clock.now() - askedAt >= ageMs) void recheck()
  }
  store.subscribe(({ visible }, before) => {
    if (visible && !before.visible) recheckAfter(staleOnReturnMs)
  })
  client.onForbidden(() => recheckAfter(refusalGapMs))
  let lastPath: string | null = null
  const pageChanged = (path: string) => {
    if (path === lastPath) return
    lastPath = path
    recheckAfter(staleAfterMs)
  }
  return { pageChanged }
}
