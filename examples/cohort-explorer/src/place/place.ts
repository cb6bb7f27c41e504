import type { ShellState } from '@vestibule/session/frame'

/** Where the app runs: in the shell's frame, or on a page of its own. The rest of the app knows only this. */
export interface Place {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => PlaceState
  /** Shows a path of the app in the address. `push` makes an entry of its own in the history. */
  readonly setPath: (path: string, how?: { readonly push?: boolean }) => void
  readonly setTitle: (title: string) => void
  /** Whether leaving the app would lose something. */
  readonly setUnsavedWork: (unsaved: boolean) => void
  /** Where the user came from; null where the shell's bar leads there. */
  readonly home: string | null
  /** Tells those who run the app that something failed. Returns the code under which they find it. */
  readonly report: (error: Error) => string
  /** `fetch`, which also says when a call is refused because nobody is signed in. */
  readonly fetch: typeof globalThis.fetch
  /** Called when the user has signed in again. Returns an unsubscribe function. */
  readonly onSignedInAgain: (listener: () => void) => () => void
}

export interface PlaceState extends Omit<ShellState, 'theme'> {
  /** On a page of its own the app follows the operating system. */
  readonly theme: ShellState['theme'] | 'system'
}
