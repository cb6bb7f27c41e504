/**
 * The messages that the shell and an app in its frame exchange by `postMessage`. Both sides read messages with the
 * functions of this file, which refuse everything that is not exactly of this form.
 */

/** Name and version of the protocol. Messages with another name are ignored. */
const protocol = 'vestibule.frame.1'

/** What the shell tells the app. */
export interface ShellState {
  /** The dataset of the address; null where the app is open without one. */
  readonly dataset: { readonly id: string; readonly displayName: string } | null
  readonly theme: 'light' | 'dark'
  /** A language tag (BCP 47), such as `en` or `ar`. */
  readonly language: string
  /** The app's part of the address: path, query and fragment. It begins with exactly one slash. */
  readonly path: string
}

export type ShellMessage =
  /** Answer to hello; sent again whenever the state changes. */
  | { readonly type: 'state'; readonly state: ShellState }
  /** The user has signed in again: the app can repeat calls that were refused with 401. */
  | { readonly type: 'signedInAgain' }

export type AppMessage =
  /** A new document in the frame is ready to receive the state. */
  | { readonly type: 'hello' }
  | { readonly type: 'title'; readonly title: string }
  /** `push` adds a history entry; otherwise the current entry is replaced. */
  | { readonly type: 'path'; readonly path: string; readonly push: boolean }
  | { readonly type: 'unsaved'; readonly unsaved: boolean }
  /** Ctrl-K or Alt-Shift-F was pressed inside the frame. */
  | { readonly type: 'shortcut'; readonly shortcut: Shortcut }
  /** Somebody uses the app: a key, a pointer or a finger. */
  | { readonly type: 'used' }
  /** A call of the app was refused because nobody is signed in. */
  | { readonly type: 'unauthorized' }

/** What the shell does when its shortcut is pressed inside the frame. */
export type Shortcut = 'palette' | 'fullScreen'

/** Maximum length of a path and of a title, in characters. */
export const longest = { path: 2000, title: 200 } as const

/** A message as `postMessage` sends it. */
export const sealed = (message: AppMessage | ShellMessage) => ({ ...message, protocol })

/** Validates received data as a message of the shell; null if it is none. */
export function readShellMessage(data: unknown): ShellMessage | null {
  if (!isOurs(data)) return null
  if (data['type'] === 'signedInAgain') return { type: 'signedInAgain' }
  const { type, state } = data
  return type === 'state' && isShellState(state) ? { type, state } : null
}

/** Validates received data as a message of an app; null if it is none. */
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

/** Exactly one slash first: a second slash or a backslash after it would lead to another host. */
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
