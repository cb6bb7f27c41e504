import { systemClock, type Clock } from '@vestibule/base/clock'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import {
  isPath,
  longest,
  readShellMessage,
  sealed,
  type AppMessage,
  type ShellMessage,
  type ShellState,
  type Shortcut,
} from './frame-messages.ts'
import { inputs, isByHand } from '../core/input.ts'
import { readOrigin, type FramedWindow, type MessageTarget } from './frame-window.ts'

/** The shell to which {@link connectToShell} connects an app, and how long the app waits for it. */
export interface ConnectToShellOptions {
  /**
   * The origin of the platform, such as `https://platform.example`, or several. If a page of another origin frames the
   * app, the app sends it nothing and ignores its messages.
   */
  readonly origin: string | readonly string[]
  /** The window of the app. Default: the page's window. */
  readonly window?: FramedWindow
  /** The clock for timers. Default: the device's clock. */
  readonly clock?: Clock
  /** How long to wait for the shell's answer, in milliseconds. Default: 10,000. */
  readonly patienceMs?: number
}

/** The shell around an app. */
export interface ShellConnection {
  /** Dataset, theme, language and path that the shell last sent. */
  readonly store: ReadonlyStore<ShellState>
  /** Sets the title of what the app shows. The shell adds it to the title of the page. */
  readonly setTitle: (title: string) => void
  /**
   * Sets the path, query and fragment within the app, which the shell shows in its address. `push` adds a history
   * entry; when the user goes back, `path` in the store changes.
   * @throws {Error} if the path does not begin with exactly one slash, or is longer than 2000 characters.
   */
  readonly setPath: (path: string, how?: { readonly push?: boolean }) => void
  /** Tells the shell whether the user would lose work by leaving the app. If so, the shell asks the user first. */
  readonly setUnsavedWork: (unsaved: boolean) => void
  /** Opens the search of the shell. The keys Ctrl-K and Cmd-K within the app open it too. */
  readonly openPalette: () => void
  /**
   * Tells the shell that the server refused a call of the app with 401: the shell then checks whether the session has
   * ended.
   */
  readonly reportUnauthorized: () => void
  /**
   * Calls `listener` when the user has signed in again or unlocked the session, and the page was kept. Returns an
   * unsubscribe function.
   */
  readonly onSignedInAgain: (listener: () => void) => () => void
  /** Ends the connection: later messages of the shell are ignored. */
  readonly close: () => void
}

/**
 * The least time between two messages of one type, except shortcuts, in milliseconds. Of the messages in between, only
 * the last is sent: browsers limit how often the shell may change its address.
 */
const pauseMs = 500

/**
 * Connects an app to the shell that frames it. Resolves to null if the app is in no frame, or if the page around it
 * does not answer as a shell of one of the origins.
 * @throws {TypeError} at once, if `origin` names no origin.
 */
export function connectToShell(options: ConnectToShellOptions): Promise<ShellConnection | null> {
  const { origin, window: page = window, clock = systemClock, patienceMs = 10_000 } = options
  const origins = [origin].flat().map(readOrigin)
  const shell: MessageTarget = page.parent
  if (shell === (page as unknown)) return Promise.resolve(null)
  let trusted: string | null = null
  const post = (message: AppMessage) => {
    for (const target of trusted === null ? origins : [trusted])
      shell.postMessage(sealed(message), target)
  }

  return new Promise((resolve) => {
    const stop = new AbortController()
    const { signal } = stop
    let take: (message: ShellMessage) => void = () => {}
    page.addEventListener(
      'message',
      (event) => {
        const { source, origin: sender, data } = event as MessageEvent<unknown>
        if ((source as unknown) !== shell || !origins.includes(sender)) return
        const message = readShellMessage(data)
        if (message?.type === 'state' && trusted === null) {
          trusted = sender
          cancel()
          const connection = connect(message.state, post, { page, clock, stop })
          take = connection.take
          resolve(connection.shell)
        } else if (message) take(message)
      },
      { signal },
    )
    const cancel = clock.after(patienceMs, () => {
      stop.abort()
      resolve(null)
    })
    post({ type: 'hello' })
  })
}

interface Surroundings {
  readonly page: FramedWindow
  readonly clock: Clock
  readonly stop: AbortController
}

function connect(first: ShellState, post: (message: AppMessage) => void, around: Surroundings) {
  const { page, clock, stop } = around
  const store = createStore(() => first)
  const listeners = new Set<() => void>()
  /**
   * The path that the shell last sent. If the app has just set a path itself, the store takes the shell's path only
   * after a pause, because the shell may have sent it before it received the app's path.
   */
  let pathOfShell = first.path
  const { say, isPaused } = sayWithPauses(post, clock, (type) => {
    if (type === 'path') store.setState({ path: pathOfShell })
  })
  const shortcut = (name: Shortcut) => post({ type: 'shortcut', shortcut: name })

  page.addEventListener(
    'keydown',
    (event) => {
      const name = event.defaultPrevented ? null : shortcutOf(event as KeyboardEvent)
      if (name === null) return
      event.preventDefault()
      shortcut(name)
    },
    { signal: stop.signal },
  )

  // The shell cannot see events in its frame. If the app did not report them, the session of a user who works in the
  // app would be locked.
  for (const type of inputs) {
    const listen = { signal: stop.signal, capture: true, passive: true }
    page.addEventListener(type, (event) => isByHand(event) && say({ type: 'used' }), listen)
  }

  const shell: ShellConnection = {
    store: readonlyStore(store),
    setTitle: (title) => say({ type: 'title', title: title.slice(0, longest.title) }),
    setPath: (path, { push = false } = {}) => {
      if (path === store.getState().path) return
      if (!isPath(path)) throw new Error('A path within the app begins with one slash.')
      store.setState({ path })
      say({ type: 'path', path, push })
    },
    setUnsavedWork: (unsaved) => say({ type: 'unsaved', unsaved }),
    openPalette: () => shortcut('palette'),
    reportUnauthorized: () => say({ type: 'unauthorized' }),
    onSignedInAgain: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => stop.abort(),
  }
  const take = (message: ShellMessage) => {
    if (message.type === 'signedInAgain') {
      for (const listener of listeners) listener()
      return
    }
    pathOfShell = message.state.path
    const { path } = isPaused('path') ? store.getState() : message.state
    store.setState({ ...message.state, path }, true)
  }
  return { shell, take }
}

/**
 * Makes `say`, which sends the first message of a type at once, and of those that follow within `pauseMs` only the
 * last, after the pause. `isPaused` says whether the pause of a type runs. Calls `onRest` when a pause ends and no
 * message waits.
 */
function sayWithPauses(
  post: (message: AppMessage) => void,
  clock: Clock,
  onRest: (type: AppMessage['type']) => void,
) {
  /** For each type of message whose pause runs: the message that waits to be sent, or null if none does. */
  const paused = new Map<AppMessage['type'], AppMessage | null>()
  function say(message: AppMessage) {
    const { type } = message
    if (paused.has(type)) {
      const before = paused.get(type)
      // If the message that is replaced was to add a history entry, the new one must add it too.
      const push = message.type === 'path' && before?.type === 'path' && before.push
      paused.set(type, push ? { ...message, push } : message)
      return
    }
    post(message)
    paused.set(type, null)
    clock.after(pauseMs, () => {
      const last = paused.get(type)
      paused.delete(type)
      if (last) say(last)
      else onRest(type)
    })
  }
  return { say, isPaused: (type: AppMessage['type']) => paused.has(type) }
}

function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent) {
  if (altKey && shiftKey && code === 'KeyF') return 'fullScreen'
  const isPalette = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
  return isPalette ? 'palette' : null
}
