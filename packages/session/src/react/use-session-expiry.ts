import { useEffect, useState } from 'react'
import { useStore } from '@vestibule/base/react/use-read'
import { formatCountdown, minutesShown, secondsShown } from '../core/countdown.ts'
import type { SessionSnapshot } from '../core/session-snapshot.ts'
import { timeLeftMs, type UserChange } from '../core/session-state.ts'
import { useSessionContext } from './session-provider.tsx'

/** What the session shows over the page; only one thing at a time. */
export type SessionSurface =
  | 'none'
  | 'banner'
  | 'expiringModal'
  /** Nobody has used the session for long: its user has to unlock it. */
  | 'lockedModal'
  | 'expiredModal'
  | 'otherUserModal'
  /** This tab was opened to sign in, and the user has signed in. */
  | 'signInTab'

/** What {@link useSessionExpiry} returns. */
export interface UseSessionExpiryResult {
  readonly surface: SessionSurface
  /** Nobody may read the page below: cover it, whatever the surface. */
  readonly isCovered: boolean
  /** Why the session is no longer that of this page; null while it is. */
  readonly userChange: UserChange | null
  /** Changes when a new sign-in has given the page back to its user: then show 'Login Successful'. */
  readonly restoredAtMs: number | null
  /** The browser blocked the new tab: offer `signInUrl` as a link, and `signIn` once more. */
  readonly popupBlocked: boolean
  /**
   * The address of the sign-in page that returns to this page, when the hook last rendered. The session's own
   * `signInUrl()` has the page of the moment of the call.
   */
  readonly signInUrl: string
  /** Whether a reload would lose registered work. */
  readonly hasUnsavedWork: boolean
  /** Opens the sign-in page in a new tab and dismisses the warning. Call it in a user gesture. */
  readonly signIn: () => void
  /** Hides the warning of this session, in every tab. */
  readonly dismiss: () => void
  /** Reloads the page; unsaved work of the previous user is lost. */
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

/** The state of the session's messages without any rendering, for components of your own. */
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

/** The time left, ready to be shown. */
export interface SessionCountdown {
  /** Whole seconds, at most 3600; 0 when the session is over. */
  readonly seconds: number
  /** Whole minutes, rounded up. */
  readonly minutes: number
  /** The time as `m:ss`. */
  readonly text: string
}

/**
 * The time left of the session; null while its end is unknown.
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
 * Milliseconds until the session ends; null while its end is unknown. Renders again at each whole `unitMs`. Reads the
 * clock each time, because timers can be late.
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
