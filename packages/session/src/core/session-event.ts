import type { Organization } from '@vestibule/api-client/contract'
import type { Dismissal } from './dismissal.ts'
import type { UserChange } from './session-state.ts'

/** What has happened to the session. Past facts; the machine decides what they mean. */
export type SessionEvent =
  /** The page is up. `signInTab`: it was opened by a waiting tab, only to sign in. */
  | { readonly type: 'started'; readonly signInTab: boolean; readonly visible: boolean }
  /** Time went by. */
  | { readonly type: 'ticked' }
  /** The tab became visible, or came back from the page cache. */
  | { readonly type: 'returned' }
  /**
   * The network came back, or the clock moved by more or less than time went by. A clock that moved
   * backwards was set, by `setBackMs`; one that moved ahead may have slept.
   */
  | { readonly type: 'unsettled'; readonly setBackMs: number }
  | { readonly type: 'hidden' }
  /** The server has said when the session ends, whose it is, and for which customer it acts. */
  | {
      readonly type: 'sessionRead'
      readonly turn: number
      readonly endsAtMs: number
      readonly skewMs: number
      readonly userId: string
      readonly actingFor: Organization | null
    }
  /** The server has said that there is no session. */
  | { readonly type: 'sessionMissing'; readonly turn: number }
  /**
   * The backend could not say when the session ends. `userId`: it knows this user all the same. `problem`: it
   * answered, but wrongly.
   */
  | {
      readonly type: 'sessionUnreadable'
      readonly turn: number
      readonly userId: string | null
      readonly problem: string | null
    }
  /** A call was refused because nobody is signed in. */
  | { readonly type: 'loggedOut' }
  /** A write was refused, or an answer dropped, because the session is no longer that of this page. */
  | { readonly type: 'userChanged'; readonly change: UserChange }
  /** Another tab says that someone has signed in, or out. The server is asked before it is believed. */
  | { readonly type: 'otherTabSpoke'; readonly of: 'signIn' | 'signOut' }
  /** The user closed the warning here. */
  | { readonly type: 'warningDismissed' }
  /** The dismissal that all tabs share has changed. */
  | { readonly type: 'dismissalSeen' }
  | { readonly type: 'loginOpened' }
  | { readonly type: 'loginBlocked' }
  /** The user signed out here. */
  | { readonly type: 'signedOut' }
  /** The user accepted the loss of this page's work. */
  | { readonly type: 'reloadChosen' }

/** The world at the moment of an event. */
export interface Facts {
  /** The time on this device's clock, in milliseconds. */
  readonly now: number
  readonly hasUnsavedWork: boolean
  /** The dismissal that all tabs share. */
  readonly dismissal: Partial<Dismissal> | null
}

/** What has to be done because of an event. */
export type Effect =
  /** Ask the server for the end. `checkSessionFirst`: ask whether there is a session before; a no to that is not reported as a refused call. */
  | { readonly type: 'ask'; readonly checkSessionFirst: boolean }
  /** Keep a dismissal for all tabs; null clears the one that is kept. */
  | { readonly type: 'keepDismissal'; readonly dismissal: Dismissal | null }
  /** Leave for the sign-in page. */
  | { readonly type: 'leave' }
  /** Drop what was cached before the sign-in, and fetch anew what the user may reach. */
  | { readonly type: 'refresh' }
  | { readonly type: 'reload' }
  /** Tell the waiting tabs, and close this one. */
  | { readonly type: 'finishLogin' }
