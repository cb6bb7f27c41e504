import { systemClock, type Clock } from '@vestibule/base/clock'
import { consoleLog, type Log } from '@vestibule/base/log'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import {
  newAppFrame,
  transition,
  type AppFrameEvent,
  type AppFrameState,
  type AppRequest,
} from './app-frame-machine.ts'
import { sealed, type ShellState } from './frame-messages.ts'
import { readOrigin, type MessageTarget, type MessageWindow } from './frame-window.ts'

/** The frame and its app, to which {@link connectToApp} connects the shell. */
export interface ConnectToAppOptions {
  /** The origin of the app; the text `null` if the frame is sandboxed without `allow-same-origin`. */
  readonly origin: string
  /** Returns the window in the frame; null until it exists. */
  readonly frame: () => MessageTarget | null
  /** The state of the shell that the app is sent first. */
  readonly shell: ShellState
  /** Called with each request of the app. */
  readonly onRequest: (request: AppRequest) => void
  /** The window in which the messages of the app arrive. Default: the page's window. */
  readonly window?: MessageWindow
  /** The clock for timers and limits. Default: the device's clock. */
  readonly clock?: Clock
  /** Receives messages for developers. Default: the console. */
  readonly log?: Log
  /** How long the app may take to send its `hello` message, in milliseconds. Default: 10,000. */
  readonly patienceMs?: number
}

/** An app in a frame of the shell. */
export interface AppConnection {
  /** The state of the frame, and what the app has said. */
  readonly store: ReadonlyStore<AppFrameState>
  /** Sends the app the new state of the shell. */
  readonly setShell: (shell: ShellState) => void
  /** Tells the app that the user has signed in again or unlocked the session. */
  readonly signedInAgain: () => void
  /** Waits for a new `hello` message, because the frame loads again. */
  readonly retry: () => void
  /** Ends the connection: later messages of the app are ignored. */
  readonly close: () => void
}

/**
 * Connects the shell to an app in a frame that calls `connectToShell`: waits for the app's `hello` message, and
 * validates every message.
 * @throws {TypeError} if `origin` names no origin.
 */
export function connectToApp(options: ConnectToAppOptions): AppConnection {
  const { frame, window: page = window, clock = systemClock, log = consoleLog } = options
  const origin = options.origin === 'null' ? 'null' : readOrigin(options.origin)
  const { patienceMs = 10_000 } = options
  let { shell } = options
  const store = createStore(() => newAppFrame(clock.now()))
  const refused = new Set<string>()
  const stop = new AbortController()
  let cancel: () => void = () => {}

  const startTimer = () => {
    cancel()
    cancel = clock.after(patienceMs, () => dispatch({ type: 'timedOut' }))
  }
  function dispatch(event: AppFrameEvent) {
    const facts = { origin, shell, nowMs: clock.now() }
    const { state, effects } = transition(store.getState(), event, facts)
    store.setState(state, true)
    for (const effect of effects) {
      if (effect.type === 'startTimer') startTimer()
      // A sandboxed frame has an opaque origin, which cannot be named, so send to `*`. Only the window in the frame
      // gets the message.
      else if (effect.type === 'send')
        frame()?.postMessage(sealed(effect.message), origin === 'null' ? '*' : origin)
      else if (effect.type === 'ask') options.onRequest(effect.request)
      else if (!refused.has(effect.reason)) {
        refused.add(effect.reason)
        log(`A message of the app at ${origin} was not taken (${effect.reason})`)
      }
    }
  }

  page.addEventListener(
    'message',
    (event) => {
      const { data, origin: sender, source } = event as MessageEvent<unknown>
      const isFromFrame = source !== null && (source as unknown) === frame()
      dispatch({ type: 'received', data, origin: sender, isFromFrame })
    },
    { signal: stop.signal },
  )
  startTimer()
  return {
    store: readonlyStore(store),
    setShell: (next) => {
      shell = next
      dispatch({ type: 'shellChanged' })
    },
    signedInAgain: () => dispatch({ type: 'signedInAgain' }),
    retry: () => dispatch({ type: 'retried' }),
    close: () => {
      cancel()
      stop.abort()
    },
  }
}
