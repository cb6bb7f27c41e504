import type { ShellState } from '@vestibule/session/frame'

/** Where the app runs: in the shell's frame, or on a page of its own. The rest of the app uses only this interface. */
export interface Place {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => PlaceState
  /** Writes a path of the app into the URL. `push` adds a history entry. */
  readonly setPath: (path: string, how?: { readonly push?: boolean }) => void
  readonly setTitle: (title: string) => void
  /** The app calls this to say whether leaving it would lose work. If so, the user is asked before leaving. */
  readonly setUnsavedWork: (unsaved: boolean) => void
  /** The page to lead back to; null in the shell's frame, where the app bar leads back. */
  readonly home: string | null
  /** Reports an error to the operators of the app. Returns the support code of the report. */
  readonly report: (error: Error) => string
  /** Like `fetch`, and also tells the session when a request is refused with 401. */
  readonly fetch: typeof globalThis.fetch
  /** Calls `listener` when the user has signed in again. Returns an unsubscribe function. */
  readonly onSignedInAgain: (listener: () => void) => () => void
}

export interface PlaceState extends Omit<ShellState, 'theme'> {
  /** `system`: on a page of its own the app follows the operating system's theme. */
  readonly theme: ShellState['theme'] | 'system'
}
