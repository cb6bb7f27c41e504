import { useStore } from '@vestibule/base/react/use-read'
import type { SignOutOutcome } from '../core/session.ts'
import type { Phase } from '../core/session-state.ts'
import { useSessionContext } from './session-provider.tsx'

/** Whether somebody is signed in, as far as {@link useSession} knows. */
export interface UseSessionResult {
  /** The phase of the session: `status` of a `Phase`, such as `active` or `expired`. */
  readonly status: Phase['status']
  /**
   * Whether somebody is signed in. Undefined until the server has answered, and in a tab that was opened only to sign
   * in.
   */
  readonly isSignedIn: boolean | undefined
  /**
   * Whether a request to learn who is signed in has failed and none has succeeded yet. The session retries by itself;
   * `check` retries now.
   */
  readonly isUnreachable: boolean
  /**
   * Whether the session is locked because nobody has used it for long. The page is covered until its user unlocks the
   * session.
   */
  readonly isLocked: boolean
  /** Asks the server now for the session. A hidden tab asks when it is shown again. */
  readonly check: () => void
  /**
   * Ends the session in every tab and goes to the sign-in page, unless the backend itself leads elsewhere. If that
   * fails, the page stays as it is.
   */
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

/** Whether someone is signed in, and what else the session knows. */
export function useSession(): UseSessionResult {
  const { store, check, signOut } = useSessionContext()
  const status = useStore(store, (state) => state.phase.status)
  const isUnreachable = useStore(store, (state) => state.isUnreachable)
  const isLocked = useStore(store, (state) => state.locked)
  return { status, isSignedIn: signedIn[status], isUnreachable, isLocked, check, signOut }
}
