import type { ReadOptions } from '@vestibule/api-client'
import type { Read } from '@vestibule/base/read'
import type { Session } from '../session.ts'

/** How old the list of resources must be, in milliseconds, to be fetched again when the user opens another page. */
const staleAfterMs = 300_000
/**
 * How old the list of resources must be, in milliseconds, to be fetched again when the user comes back to the tab. The
 * time is short, because users who learn in a mail or another tab that they got access come back to this tab next.
 */
const staleOnReturnMs = 10_000
/**
 * After a refused call the list of resources is fetched again, but not within this time after it was asked for, in
 * milliseconds. So several calls refused together cause one request.
 */
const refusalGapMs = 1000

/** How {@link keepFresh} learns that the user opens another page. */
export interface Freshness {
  /** To be called with the path of each page that the user opens, so that an old list of resources is fetched again. */
  readonly pageChanged: (path: string) => void
}

/**
 * Fetches the list of resources again when it may have changed: when the user comes back to the tab and it is older
 * than ten seconds, when the user opens another page and it is older than five minutes, and after a call was refused
 * with 403. Otherwise an open page would not notice that access was taken away.
 * @param askedAt When the list was last asked for, in milliseconds since 1970; NaN if it was not. The age counts from
 * there, because the answer can be as old as that: the machine may have slept before it came.
 */
export function keepFresh(
  read: Read<unknown, ReadOptions>,
  askedAt: () => number,
  { store, client, clock }: Session,
): Freshness {
  let isAsking = false
  const recheckAfter = async (ageMs: number) => {
    // Neither is true of NaN: nothing needs the list yet. The age is negative after the clock was set back.
    const isOld = () => clock.now() - askedAt() >= ageMs || clock.now() < askedAt()
    if (!isOld()) return
    isAsking = true
    // Let an earlier request end first: a new one would share its answer.
    await read.load()
    if (isOld()) await read.refresh({ cache: false })
    isAsking = false
  }
  store.subscribe(({ visible }, before) => {
    if (visible && !before.visible) void recheckAfter(staleOnReturnMs)
  })
  client.onForbidden(() => {
    // The request for the list itself may be what is refused.
    if (isAsking) return
    const waitMs = askedAt() + refusalGapMs - clock.now()
    if (waitMs > 0 && waitMs <= refusalGapMs) {
      isAsking = true
      clock.after(waitMs, () => void recheckAfter(0))
    } else void recheckAfter(0)
  })
  let lastPath: string | null = null
  const pageChanged = (path: string) => {
    if (path === lastPath) return
    lastPath = path
    void recheckAfter(staleAfterMs)
  }
  return { pageChanged }
}
