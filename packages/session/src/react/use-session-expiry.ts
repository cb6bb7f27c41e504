import { useStore } from 'zustand'
import { formatCountdown, minutesShown, secondsShown } from '../core/countdown.ts'
import type { Phase, UserChange } from '../core/session-state.ts'
import { useSessionContext } from './session-provider.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** What the session shows over the page. One thing at a time. */
export type SessionSurface =
  | 'none'
  | 'banner'
  | 'expiringModal'
  | 'expiredModal'
  | 'otherUserModal'
  /** This tab was opened to sign in, and has. */
  | 'loginTab'

/** What {@link useSessionExpiry} returns. */
export interface UseSessionExpiry {
  readonly surface: SessionSurface
  /** Why the page is no longer its user's; null while it is. */
  readonly userChange: UserChange | null
  /** Changes when a new sign-in has handed the page back: say 'Login Successful'. */
  readonly restoredAt: number | null
  /** The browser refused the new tab: offer `signInAddress` as a link. */
  readonly popupBlocked: boolean
  /** The sign-in page that leads back here. */
  readonly signInAddress: string
  /** Whether a reload would lose registered work. */
  readonly hasUnsavedWork: boolean
  /** Signs in in a new tab and dismisses the warning. Call it from a user's gesture. */
  readonly login: () => void
  /** Hides the warning of this session, in every tab. */
  readonly dismiss: () => void
  /** Gives up the unsaved work of the user before. */
  readonly reload: () => void
}

function surfaceOf(phase: Phase): SessionSurface {
  if (phase.status === 'expiring') {
    return { banner: 'banner', modal: 'expiringModal', dismissed: 'none' }[
      phase.warning
    ] as SessionSurface
  }
  if (phase.status === 'expired') return 'expiredModal'
  if (phase.status === 'otherUser') return 'otherUserModal'
  return phase.status === 'loginTab' && phase.done ? 'loginTab' : 'none'
}

/** What the session has to say, without a look: for parts of your own. */
export function useSessionExpiry(): UseSessionExpiry {
  const session = useSessionContext()
  const { store, login, dismiss, reload } = session
  return {
    surface: useStore(store, (state) => surfaceOf(state.phase)),
    userChange: useStore(store, ({ phase }) =>
      phase.status === 'otherUser' ? phase.change : null,
    ),
    restoredAt: useStore(store, (state) => state.restoredAt),
    popupBlocked: useStore(store, (state) => state.login === 'blocked'),
    signInAddress: session.signInAddress(),
    hasUnsavedWork: session.hasUnsavedWork(),
    login,
    dismiss,
    reload,
  }
}

/** The time that is left, ready to be shown. */
export interface SessionCountdown {
  /** Whole seconds, at most 3600; 0 when the time is over. */
  readonly seconds: number
  /** Whole minutes, rounded up. */
  readonly minutes: number
  /** `m:ss`. */
  readonly text: string
}

/**
 * What is left of the session; null while its end is not known.
 *
 * @param unit How often it renders again.
 */
export function useSessionCountdown(unit: 'second' | 'minute' = 'second'): SessionCountdown | null {
  const left = useTimeLeft(unit === 'second' ? 1000 : 60_000)
  if (left === null) return null
  const seconds = secondsShown(left)
  return { seconds, minutes: minutesShown(left), text: formatCountdown(seconds) }
}
