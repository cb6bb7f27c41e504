import {
  readAppMessage,
  type AppMessage,
  type ShellMessage,
  type ShellState,
} from './frame-messages.ts'

/** What the shell knows about the app in its frame. */
export interface AppFrameState {
  /** `waiting` until the app sends its `hello` message; `unreachable` if it does not do so in time. */
  readonly status: 'waiting' | 'connected' | 'unreachable'
  /** The title that the app has sent for its page. Null: it has sent none. */
  readonly title: string | null
  readonly hasUnsavedWork: boolean
  /** The state that the shell last sent to the app, with the path that the app has set since; null before the first. */
  readonly told: ShellState | null
  /** How many messages the app may still send at once, and when that was calculated. */
  readonly allowance: { readonly messages: number; readonly atMs: number }
}

export type AppFrameEvent =
  | {
      readonly type: 'received'
      readonly data: unknown
      readonly origin: string
      /** Whether the window that sent the message is the one in the frame. */
      readonly isFromFrame: boolean
    }
  | { readonly type: 'shellChanged' }
  | { readonly type: 'signedInAgain' }
  | { readonly type: 'timedOut' }
  | { readonly type: 'retried' }

/** A request of the app that the shell must carry out. */
export type AppRequest = Extract<
  AppMessage,
  { type: 'path' | 'shortcut' | 'unauthorized' | 'used' }
>

export type AppFrameEffect =
  | { readonly type: 'send'; readonly message: ShellMessage }
  | { readonly type: 'ask'; readonly request: AppRequest }
  | { readonly type: 'startTimer' }
  | { readonly type: 'refuse'; readonly reason: 'origin' | 'message' | 'flood' }

export interface AppFrameFacts {
  /** The origin from which the app sends its messages. */
  readonly origin: string
  readonly shell: ShellState
  readonly nowMs: number
}

/** How many messages an app may send at once; after that, 5 a second. The shell drops messages over the limit. */
const burst = 40
const perSecond = 5

/** The state of a frame whose app begins to load. */
export const newAppFrame = (nowMs: number): AppFrameState => ({
  status: 'waiting',
  title: null,
  hasUnsavedWork: false,
  told: null,
  allowance: { messages: burst, atMs: nowMs },
})

export interface AppFrameTransition {
  readonly state: AppFrameState
  readonly effects: readonly AppFrameEffect[]
}

/** Returns the next state of the frame after an event, and the effects. A pure function. */
export function transition(
  state: AppFrameState,
  event: AppFrameEvent,
  facts: AppFrameFacts,
): AppFrameTransition {
  switch (event.type) {
    case 'received':
      return received(state, event, facts)
    case 'shellChanged':
      if (state.status !== 'connected' || isSame(state.told, facts.shell)) return stay(state)
      return tell(state, facts)
    case 'signedInAgain':
      return stay(
        state,
        ...(state.status === 'connected' ? [{ type: 'send', message: event } as const] : []),
      )
    case 'timedOut':
      return state.status === 'waiting' ? stay({ ...state, status: 'unreachable' }) : stay(state)
    case 'retried':
      return stay(newAppFrame(facts.nowMs), { type: 'startTimer' })
  }
}

const stay = (state: AppFrameState, ...effects: readonly AppFrameEffect[]): AppFrameTransition => ({
  state,
  effects,
})

const tell = (state: AppFrameState, { shell }: AppFrameFacts) =>
  stay({ ...state, told: shell }, { type: 'send', message: { type: 'state', state: shell } })

function received(
  state: AppFrameState,
  { data, origin, isFromFrame }: Extract<AppFrameEvent, { type: 'received' }>,
  facts: AppFrameFacts,
): AppFrameTransition {
  // Ignore messages of other windows and of browser extensions, without logging them: they are normal.
  if (!isFromFrame) return stay(state)
  if (origin !== facts.origin) return stay(state, { type: 'refuse', reason: 'origin' })
  const { nowMs } = facts
  const { atMs, messages } = state.allowance
  const grown = Math.min(burst, messages + (Math.max(0, nowMs - atMs) * perSecond) / 1000)
  if (grown < 1) return stay(state, { type: 'refuse', reason: 'flood' })
  const next = { ...state, allowance: { messages: grown - 1, atMs: nowMs } }
  const message = readAppMessage(data)
  if (message === null) return stay(next, { type: 'refuse', reason: 'message' })
  // The app has loaded a new document, which knows no state of the shell yet and has no unsaved work.
  if (message.type === 'hello')
    return tell({ ...next, status: 'connected', title: null, hasUnsavedWork: false }, facts)
  if (state.status !== 'connected' || state.told === null)
    return stay(next, { type: 'refuse', reason: 'message' })
  switch (message.type) {
    case 'title':
      return stay({ ...next, title: message.title.trim() || null })
    case 'unsaved':
      return stay({ ...next, hasUnsavedWork: message.unsaved })
    case 'path': {
      // Answer with the path that the app has set. The shell may have sent another path meanwhile, and the two would
      // disagree.
      const told = { ...state.told, path: message.path }
      return stay(
        { ...next, told },
        { type: 'ask', request: message },
        { type: 'send', message: { type: 'state', state: told } },
      )
    }
    case 'shortcut':
    case 'unauthorized':
    case 'used':
      return stay(next, { type: 'ask', request: message })
  }
}

function isSame(told: ShellState | null, shell: ShellState): boolean {
  return (
    told !== null &&
    told.path === shell.path &&
    told.theme === shell.theme &&
    told.language === shell.language &&
    told.dataset?.id === shell.dataset?.id &&
    told.dataset?.displayName === shell.dataset?.displayName
  )
}
