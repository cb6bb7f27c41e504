import type { Organization } from '@vestibule/api-client/contract'
import type { Dismissal } from './dismissal.ts'
import type { UserChange } from './session-state.ts'

/** Something that happened to the session. Events are facts; the state machine decides what to do about them. */
export type SessionEvent =
  /** The page has started. `signInTab`: another tab opened this tab only to sign in, and waits for it. */
  | { readonly type: 'started'; readonly signInTab: boolean; readonly visible: boolean }
  /** The alarm rang. A time for which the state machine waits may have come. */
  | { readonly type: 'ticked' }
  /** The tab became visible, or came back from the browser's page cache. */
  | { readonly type: 'returned' }
  /**
   * The network came back, the app called `check`, or the clock moved by more or less than the time that passed.
   * `setBackMs`: by how much somebody set the clock back; otherwise 0, also if the clock moved ahead, because the
   * machine may have slept.
   */
  | { readonly type: 'unsettled'; readonly setBackMs: number }
  | { readonly type: 'hidden' }
  /**
   * The server said when the session ends, whose it is, and for which customer the user acts. `turn`: the number of the
   * request. `skewMs`: how many milliseconds the server's clock is ahead of this device's.
   */
  | {
      readonly type: 'sessionRead'
      readonly turn: number
      readonly endsAtMs: number
      readonly skewMs: number
      readonly userId: string
      readonly actingFor: Organization | null
      /**
       * When the session is locked unless somebody uses it before, in milliseconds since 1970 on the server's clock;
       * null or absent: never.
       */
      readonly locksAtMs?: number | null
    }
  /** The server said that the session is locked. */
  | { readonly type: 'sessionLocked'; readonly turn: number }
  /** The server said that there is no session. */
  | { readonly type: 'sessionMissing'; readonly turn: number }
  /**
   * The backend could not tell when the session ends. `userId`: the user, if the backend knows at least that.
   * `problem`: what is wrong with its answer, if it answered wrongly.
   */
  | {
      readonly type: 'sessionUnreadable'
      readonly turn: number
      readonly userId: string | null
      readonly problem: string | null
    }
  /** Nobody is signed in any more: the server refused a call, or the identity provider reported a sign-out. */
  | { readonly type: 'loggedOut' }
  /** The server refused a call because the session is locked. */
  | { readonly type: 'callLocked' }
  /**
   * The server has noted that somebody uses the page, which postpones the lock of the session to `locksAtMs` (null:
   * never).
   */
  | { readonly type: 'activityTaken'; readonly locksAtMs: number | null }
  /**
   * The server refused a write, or the client dropped an answer, because this browser's session now has another user,
   * or another customer for whom the user acts.
   */
  | { readonly type: 'userChanged'; readonly change: UserChange }
  /** Another tab reports a sign-in or a sign-out. The state machine asks the server before it believes that. */
  | { readonly type: 'otherTabSpoke'; readonly of: 'signIn' | 'signOut' }
  /** The user closed the warning before the end of the session in this tab. */
  | { readonly type: 'warningDismissed' }
  /** Another tab has changed what the shared storage says about the warning that the user has closed. */
  | { readonly type: 'dismissalSeen' }
  | { readonly type: 'loginOpened' }
  | { readonly type: 'loginBlocked' }
  /** The user signed out in this tab. */
  | { readonly type: 'signedOut' }
  /** The user chose to reload the page and lose its unsaved work. */
  | { readonly type: 'reloadChosen' }

/** What the state machine needs to know besides its state and the event. */
export interface Facts {
  /** The time on this device's clock, in milliseconds. */
  readonly now: number
  readonly hasUnsavedWork: boolean
  /** The warning that the user has closed, from the storage that all tabs share; null if none is stored there. */
  readonly dismissal: Partial<Dismissal> | null
}

/** What must be done because of an event of the session. */
export type Effect =
  /**
   * Ask the server for the session. `checkSessionFirst`: first ask whether somebody is signed in, and do not ask for
   * the session if nobody is. Unlike a refused request for the session, that answer is not also reported as
   * `loggedOut`.
   */
  | { readonly type: 'ask'; readonly checkSessionFirst: boolean }
  /** Store for all tabs that the user has closed the warning; null removes what is stored. */
  | { readonly type: 'keepDismissal'; readonly dismissal: Dismissal | null }
  /** Go to the sign-in page, because there is no session. */
  | { readonly type: 'leave' }
  /** Drop answers that were cached before the sign-in, and fetch again what the user can access. */
  | { readonly type: 'refresh' }
  | { readonly type: 'reload' }
  /** This tab was opened to sign in and has done so: tell the other tabs, and close this tab. */
  | { readonly type: 'finishLogin' }
