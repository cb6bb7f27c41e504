import type { Clock } from '@vestibule/base/clock'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import { pauseMs, placeAt } from './cycles.ts'

const key = 'device_code'

/** A device code, and when it was registered, in milliseconds since the epoch. */
export interface SharedCode {
  readonly code: string
  readonly startedAt: number
}

/**
 * Stores the device code that all tabs of this browser show. The code is not secret: the server accepts it only
 * together with the cookie of the browser that registered it.
 */
export function createSharedCode(storage: KeyValueStorage, clock: Pick<Clock, 'now'>) {
  const read = () => parse(storage.getItem(key))
  return {
    /**
     * Returns the code that another tab, or this page before a reload, has registered, if the code has not expired;
     * otherwise undefined.
     */
    live(): SharedCode | undefined {
      const shared = read()
      const now = clock.now()
      // The times of two tabs may differ by a moment. A larger difference means that somebody has set the clock back.
      const isPast = shared !== undefined && shared.startedAt <= now + pauseMs
      const isLive = isPast && placeAt(shared.startedAt, now).phase !== 'over'
      return isLive ? shared : undefined
    },
    keep: (shared: SharedCode) => storage.setItem(key, JSON.stringify(shared)),
    /**
     * Removes a code that was used, denied or is unknown to the server. If another tab has stored a newer code by now,
     * that stays.
     */
    forget(code: string) {
      if (read()?.code === code) storage.removeItem(key)
    },
  }
}

function parse(text: string | null): SharedCode | undefined {
  const [, code, startedAt] =
    /^\{"code":"([A-Z0-9]{6})","startedAt":(\d+)\}$/.exec(text ?? '') ?? []
  return code === undefined ? undefined : { code, startedAt: Number(startedAt) }
}

/** Runs a task while no other tab of this browser runs one. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** After how long a tab that had to wait for the lock surely sees what another tab has stored, in milliseconds. */
const settleMs = 250

/**
 * Runs a task while no other tab runs one, with the locks of the browser. Where browsers have no locks (on plain http),
 * two tabs may each register a code, and the server accepts only one of the two.
 */
export const inTurn: InTurn = async (work) => {
  if (!('locks' in navigator)) return work()
  const { locks } = navigator
  type Turn = { readonly result: Awaited<ReturnType<typeof work>> } | null
  const turn: Turn = await locks.request(key, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { result: await work() },
  )
  if (turn !== null) return turn.result
  return locks.request(key, async () => {
    await storageSettled()
    return work()
  })
}

/** Waits until this tab sees what another tab has stored, at most `settleMs`. */
function storageSettled(): Promise<void> {
  return new Promise((resolve) => {
    const settled = () => {
      clearTimeout(timer)
      window.removeEventListener('storage', onStorage)
      resolve()
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) settled()
    }
    const timer = setTimeout(settled, settleMs)
    window.addEventListener('storage', onStorage)
  })
}
