/**
 * The messages that the shell and an app in its frame exchange by `postMessage`. Both sides read received messages with
 * the functions of this file, which return null for anything that is no such message.
 */

/** Name and version of the protocol. Messages with another name or version are ignored. */
const protocol = 'vestibule.frame.1'

/** What the shell tells the app. */
export interface ShellState {
  /** The dataset of the address; null if the app is open without a dataset. */
  readonly dataset: { readonly id: string; readonly displayName: string } | null
  readonly theme: 'light' | 'dark'
  /** A language tag (BCP 47), such as `en` or `ar`. */
  readonly language: string
  /** The app's part of the address: path, query and fragment. It begins with exactly one slash. */
  readonly path: string
}

export type ShellMessage =
  /** Answers `hello` and `path`. Also sent whenever the state of the shell changes. */
  | { readonly type: 'state'; readonly state: ShellState }
  /**
   * The user has signed in again or unlocked the session: the app can repeat calls that the server refused with 401.
   */
  | { readonly type: 'signedInAgain' }

export type AppMessage =
  /** The app has loaded a document in the frame, which can now receive the state of the shell. */
  | { readonly type: 'hello' }
  | { readonly type: 'title'; readonly title: string }
  /** The app has changed its path. `push`: the shell adds a history entry; otherwise it replaces the current one. */
  | { readonly type: 'path'; readonly path: string; readonly push: boolean }
  | { readonly type: 'unsaved'; readonly unsaved: boolean }
  /**
   * Ctrl-K, Cmd-K or Alt-Shift-F was pressed inside the frame, which the shell cannot see, or the app has called
   * `openPalette`.
   */
  | { readonly type: 'shortcut'; readonly shortcut: Shortcut }
  /** Somebody uses the app by keyboard, pointer or touch, which postpones the lock of the session. */
  | { readonly type: 'used' }
  /** The server refused a call of the app because nobody is signed in. */
  | { readonly type: 'unauthorized' }

/**
 * What an app asks the shell to do when one of the shell's shortcuts is pressed inside the frame: open the shell's
 * search (`palette`), or show the app in full screen. Calling `openPalette` also asks for the search.
 */
export type Shortcut = 'palette' | 'fullScreen'

/**
 * Maximum length of an app's path and of its page title in a message, in characters. The receiver ignores a message
 * with a longer one, so `setTitle` cuts longer titles.
 */
export const longest = { path: 2000, title: 200 } as const

/** Adds the name of the protocol to a message, so that it can be sent by `postMessage`. */
export const sealed = (message: AppMessage | ShellMessage) => ({ ...message, protocol })

/** Validates received data as a message of the shell; null if it is not one. */
export function readShellMessage(data: unknown): ShellMessage | null {
  if (!isOurs(data)) return null
  if (data['type'] === 'signedInAgain') return { type: 'signedInAgain' }
  const { type, state } = data
  return type === 'state' && isShellState(state) ? { type, state } : null
}

/** Validates received data as a message of an app; null if it is not one. */
export function readAppMessage(data: unknown): AppMessage | null {
  if (!isOurs(data)) return null
  const { type, title, path, push, unsaved, shortcut } = data
  switch (type) {
    case 'hello':
    case 'unauthorized':
    case 'used':
      return { type }
    case 'title':
      return isText(title, longest.title) ? { type, title } : null
    case 'path':
      return isPath(path) && typeof push === 'boolean' ? { type, path, push } : null
    case 'unsaved':
      return typeof unsaved === 'boolean' ? { type, unsaved } : null
    case 'shortcut':
      return shortcut === 'palette' || shortcut === 'fullScreen' ? { type, shortcut } : null
    default:
      return null
  }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isOurs = (data: unknown): data is Fields => isFields(data) && data['protocol'] === protocol
const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max

/**
 * Whether a value is a path that begins with exactly one slash: a second slash or a backslash would lead to another
 * host.
 */
export const isPath = (value: unknown): value is string =>
  isText(value, longest.path) && /^\/(?![/\\])/.test(value)

function isShellState(value: unknown): value is ShellState {
  if (!isFields(value)) return false
  const { dataset, theme, language, path } = value
  return (
    (dataset === null ||
      (isFields(dataset) &&
        typeof dataset['id'] === 'string' &&
        typeof dataset['displayName'] === 'string')) &&
    (theme === 'light' || theme === 'dark') &&
    typeof language === 'string' &&
    isPath(path)
  )
}
