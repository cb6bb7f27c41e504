import { useStore } from '@vestibule/base/react/use-read'
import type { SignOutOutcome } from '../core/session.ts'
import type { Phase } from '../core/session-state.ts'
import { useSessionContext } from './session-provider.tsx'

/** What {@link useSession} returns. */
export interface UseSessionResult {
  /** The phase of the session; see `Phase`. */
  readonly status: Phase['status']
  /** Whether somebody is signed in. Undefined until the server has answered. */
  readonly isSignedIn: boolean | undefined
  /**
   * The server could not be reached yet to learn who is signed in. The session retries by itself; `check` retries
   * now.
   */
  readonly isUnreachable: boolean
  /** Nobody has used the session for long, and the page is covered until its user unlocks it. */
  readonly isLocked: boolean
  /** Asks the server now for the session. */
  readonly check: () => void
  /** Ends the session in every tab and goes to the sign-in page; if that fails, the page stays. */
  readonly signOut: () => Promise<SignOutOutcome>
}

const signedIn: Readonly<Record<Phase['status'], boolean | undefined>> = {
  unknown: undefined,
  signInTab: undefined,
  signedOut: false,
  expired: false,
  active: true,
  expiring: true,
  restored: true,
  otherUser: true,
}

/** Whether someone is signed in. */
export function useSession(): UseSessionResult {
  const { store, check, signOut } = useSessionContext()
  const status = useStore(store, (state) => state.phase.status)
  const isUnreachable = useStore(store, (state) => state.isUnreachable)
  const isLocked = useStore(store, (state) => state.locked)
  return { status, isSignedIn: signedIn[status], isUnreachable, isLocked, check, signOut }
}
