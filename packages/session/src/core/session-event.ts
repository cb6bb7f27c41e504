import type { Organization } from '@vestibule/api-client/contract'
import type { Dismissal } from './dismissal.ts'
import type { UserChange } from './session-state.ts'

/** Something that happened to the session. Events are facts; the machine decides what to do about them. */
export type SessionEvent =
  /** The page has started. `signInTab`: a waiting tab opened it only to sign in. */
  | { readonly type: 'started'; readonly signInTab: boolean; readonly visible: boolean }
  /** The alarm rang: time has passed. */
  | { readonly type: 'ticked' }
  /** The tab became visible, or came back from the page cache. */
  | { readonly type: 'returned' }
  /**
   * The network came back, or the clock moved by more or less than the time that passed. If the clock moved back,
   * somebody set it back by `setBackMs`; if it moved ahead, the machine may have slept.
   */
  | { readonly type: 'unsettled'; readonly setBackMs: number }
  | { readonly type: 'hidden' }
  /** The server said when the session ends, whose it is, and for which customer the user acts. */
  | {
      readonly type: 'sessionRead'
      readonly turn: number
      readonly endsAtMs: number
      readonly skewMs: number
      readonly userId: string
      readonly actingFor: Organization | null
      /** When the session will be locked if nobody uses it, on the server's clock; null or absent: never. */
      readonly locksAtMs?: number | null
    }
  /** The server said that the session is locked. */
  | { readonly type: 'sessionLocked'; readonly turn: number }
  /** The server said that there is no session. */
  | { readonly type: 'sessionMissing'; readonly turn: number }
  /**
   * The backend could not tell when the session ends. `userId`: the backend knows at least this user. `problem`: the
   * backend did answer, but wrongly.
   */
  | {
      readonly type: 'sessionUnreadable'
      readonly turn: number
      readonly userId: string | null
      readonly problem: string | null
    }
  /** A call was refused because nobody is signed in. */
  | { readonly type: 'loggedOut' }
  /** A call was refused because the session is locked. */
  | { readonly type: 'callLocked' }
  /** The server has noted that somebody uses the page, so the lock comes later. */
  | { readonly type: 'activityTaken'; readonly locksAtMs: number | null }
  /**
   * The server refused a write, or the client dropped an answer, because the session is no longer that of this page's
   * user.
   */
  | { readonly type: 'userChanged'; readonly change: UserChange }
  /** Another tab reports a sign-in or a sign-out. The session asks the server before it believes that. */
  | { readonly type: 'otherTabSpoke'; readonly of: 'signIn' | 'signOut' }
  /** The user closed the warning in this tab. */
  | { readonly type: 'warningDismissed' }
  /** The dismissal in the shared storage has changed. */
  | { readonly type: 'dismissalSeen' }
  | { readonly type: 'loginOpened' }
  | { readonly type: 'loginBlocked' }
  /** The user signed out in this tab. */
  | { readonly type: 'signedOut' }
  /** The user chose to reload and lose this page's work. */
  | { readonly type: 'reloadChosen' }

/** Further facts that the machine needs when an event occurs. */
export interface Facts {
  /** The time on this device's clock, in milliseconds. */
  readonly now: number
  readonly hasUnsavedWork: boolean
  /** The dismissal in the storage that all tabs share. */
  readonly dismissal: Partial<Dismissal> | null
}

/** Something that the runner must do because of an event. */
export type Effect =
  /**
   * Ask the server for the session. `checkSessionFirst`: first ask whether a session exists; a "no" to that is not
   * reported as a refused call.
   */
  | { readonly type: 'ask'; readonly checkSessionFirst: boolean }
  /** Store a dismissal for all tabs; null clears it. */
  | { readonly type: 'keepDismissal'; readonly dismissal: Dismissal | null }
  /** Go to the sign-in page. */
  | { readonly type: 'leave' }
  /** Drop cached answers from before the sign-in, and fetch the user's access again. */
  | { readonly type: 'refresh' }
  | { readonly type: 'reload' }
  /** Tell the waiting tabs, and close this one. */
  | { readonly type: 'finishLogin' }
