import { useStore } from '@vestibule/base/react/use-read'
import type { SignOutOutcome } from '../core/session.ts'
import type { Phase } from '../core/session-state.ts'
import { useSessionContext } from './session-provider.tsx'

/** What {@link useSession} returns. */
export interface UseSessionResult {
  /** Where the session stands; see `Phase`. */
  readonly status: Phase['status']
  /** Undefined until the server has answered. */
  readonly isSignedIn: boolean | undefined
  /** The server could not be asked yet who is signed in. It is asked again by itself, and by `check`. */
  readonly isUnreachable: boolean
  /** Asks the server now how the session stands. */
  readonly check: () => void
  /** Ends the session in every tab and leaves for the sign-in page; on a failure it stays. */
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
  return { status, isSignedIn: signedIn[status], isUnreachable, check, signOut }
}
