import { useEffect, useState } from 'react'
import { useStore } from '@vestibule/base/react/use-read'
import { formatCountdown, minutesShown, secondsShown } from '../core/countdown.ts'
import type { SessionSnapshot } from '../core/session-snapshot.ts'
import { timeLeftMs, type UserChange } from '../core/session-state.ts'
import { useSessionContext } from './session-provider.tsx'

/** What the session shows over the page. It shows only one thing at a time. */
export type SessionSurface =
  | 'none'
  | 'banner'
  | 'expiringModal'
  /** The session is locked because nobody has used it for long: its user has to unlock it. */
  | 'lockedModal'
  | 'expiredModal'
  | 'otherUserModal'
  /** This tab was opened only to sign in, and the user has signed in. */
  | 'signInTab'

/** What the session shows over the page, and what the user can do then, as {@link useSessionExpiry} returns it. */
export interface UseSessionExpiryResult {
  readonly surface: SessionSurface
  /**
   * Whether the page below must be covered because its session is locked, whatever the surface: nobody may read the
   * page then.
   */
  readonly isCovered: boolean
  /**
   * How the session differs from the page: another user, or the same user for another customer. Null while it does not.
   */
  readonly userChange: UserChange | null
  /**
   * When this page's user last signed in again and could go on with the page, in milliseconds since 1970. Show 'Login
   * Successful' when it changes. Null: not yet.
   */
  readonly restoredAtMs: number | null
  /**
   * Whether the browser blocked the new tab for signing in. If so, show `signInUrl` as a link, and a button that calls
   * `signIn` once more.
   */
  readonly popupBlocked: boolean
  /**
   * The address of the sign-in page that returns to this page, as of the last render. `signInUrl()` of the session
   * returns it as of the call.
   */
  readonly signInUrl: string
  /** Whether a reload would lose work that a component has registered with `useUnsavedWork`. */
  readonly hasUnsavedWork: boolean
  /**
   * Opens the sign-in page in a new tab and closes the warning. Call `signIn` in a user gesture; otherwise the browser
   * blocks the tab.
   */
  readonly signIn: () => void
  /** Hides the warning before the end of this session, in every tab. */
  readonly dismiss: () => void
  /** Reloads the page if its session belongs to another user or customer now; unsaved work is lost. */
  readonly reload: () => void
}

function surfaceOf({ phase, locked }: Pick<SessionSnapshot, 'phase' | 'locked'>): SessionSurface {
  if (locked && phase.status !== 'expired' && phase.status !== 'otherUser') return 'lockedModal'
  if (phase.status === 'expiring') {
    return { banner: 'banner', modal: 'expiringModal', dismissed: 'none' }[
      phase.warning
    ] as SessionSurface
  }
  if (phase.status === 'expired') return 'expiredModal'
  if (phase.status === 'otherUser') return 'otherUserModal'
  return phase.status === 'signInTab' && phase.done ? 'signInTab' : 'none'
}

/** What the session has to show over the page, without rendering anything, for components of your own. */
export function useSessionExpiry(): UseSessionExpiryResult {
  const session = useSessionContext()
  const { store, signIn, dismiss, reload } = session
  return {
    surface: useStore(store, surfaceOf),
    isCovered: useStore(store, (state) => state.locked),
    userChange: useStore(store, ({ phase }) =>
      phase.status === 'otherUser' ? phase.change : null,
    ),
    restoredAtMs: useStore(store, (state) => state.restoredAtMs),
    popupBlocked: useStore(store, (state) => state.signInRequest === 'blocked'),
    signInUrl: session.signInUrl(),
    hasUnsavedWork: session.hasUnsavedWork(),
    signIn,
    dismiss,
    reload,
  }
}

/** The time until the session ends, ready to be shown. */
export interface SessionCountdown {
  /** Whole seconds until the session ends, at most 3600; 0 when it is over. */
  readonly seconds: number
  /** Minutes until the session ends, rounded up to whole minutes. */
  readonly minutes: number
  /** The time until the session ends, as `m:ss`. */
  readonly text: string
}

/**
 * The time until the session ends; null while the end is unknown.
 *
 * @param unit How often the hook renders again.
 */
export function useSessionCountdown(unit: 'second' | 'minute' = 'second'): SessionCountdown | null {
  const left = useTimeLeft(unit === 'second' ? 1000 : 60_000)
  if (left === null) return null
  const seconds = secondsShown(left)
  return { seconds, minutes: minutesShown(left), text: formatCountdown(seconds) }
}

/**
 * Returns the milliseconds until the session ends; null while the end is unknown. Renders again each time the time left
 * is a multiple of `unitMs`. Reads the clock each time, because timers can be late.
 */
function useTimeLeft(unitMs: number): number | null {
  const { store, clock } = useSessionContext()
  const endsAtMs = useStore(store, (state) => state.endsAtMs)
  const skewMs = useStore(store, (state) => state.skewMs)
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    let cancel = () => {}
    function read() {
      const current = clock.now()
      setNow(current)
      const left = timeLeftMs({ endsAtMs, skewMs }, current)
      if (left) cancel = clock.after(left % unitMs || unitMs, read)
    }
    read()
    return () => cancel()
  }, [clock, endsAtMs, skewMs, unitMs])
  return timeLeftMs({ endsAtMs, skewMs }, now)
}
