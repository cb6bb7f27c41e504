import type { Clock } from '../../boot/clock.ts'
import type { KeyValueStore } from '../../boot/storage.ts'
import { pauseMs, placeAt } from './cycles.ts'

const key = 'device_code'

/** A code and when it was registered, in milliseconds since the epoch. */
export interface SharedCode {
  readonly code: string
  readonly startedAt: number
}

/**
 * The one code of this browser, which all its tabs show. It is no secret: the server redeems it only together with
 * the cookie of the browser that registered it.
 */
export function createSharedCode(storage: KeyValueStore, clock: Pick<Clock, 'now'>) {
  const read = () => parse(storage.getItem(key))
  return {
    /** The code that another tab, or this page before its reload, has registered and that lives. */
    live(): SharedCode | undefined {
      const shared = read()
      const now = clock.now()
      // The clocks of two tabs differ by a moment; one that differs by more was set back.
      const isPast = shared !== undefined && shared.startedAt <= now + pauseMs
      const isLive = isPast && placeAt(shared.startedAt, now).phase !== 'over'
      return isLive ? shared : undefined
    },
    keep: (shared: SharedCode) => storage.setItem(key, JSON.stringify(shared)),
    /** The code is spent, denied or unknown to the server. One that took its place stays. */
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

/** Runs work of the tabs of this browser one after the other. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** What one tab has written may reach another a moment after the lock does. In milliseconds. */
const settleMs = 250

/** By the browser's locks. Without them (plain http) two tabs may each register a code; then one of them dies. */
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

/** Waits until another tab has written, or has had the time to. */
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
