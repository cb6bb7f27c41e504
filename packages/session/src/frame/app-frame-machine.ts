import {
  readAppMessage,
  type AppMessage,
  type ShellMessage,
  type ShellState,
} from './frame-messages.ts'

/** What the shell knows of the app in its frame. */
export interface AppFrameState {
  /** `waiting` until the app says hello, `unreachable` where it does not in time. */
  readonly status: 'waiting' | 'connected' | 'unreachable'
  /** What the app shows, in its own words. */
  readonly title: string | null
  readonly hasUnsavedWork: boolean
  /** What the app was told last, with the path that it has said itself since. */
  readonly told: ShellState | null
  /** How many messages the app may still send at once, and since when that is so. */
  readonly allowance: { readonly messages: number; readonly atMs: number }
}

export type AppFrameEvent =
  | {
      readonly type: 'received'
      readonly data: unknown
      readonly origin: string
      /** Whether the window that sent it is the one in the frame. */
      readonly isFromFrame: boolean
    }
  | { readonly type: 'shellChanged' }
  | { readonly type: 'signedInAgain' }
  | { readonly type: 'timedOut' }
  | { readonly type: 'retried' }

/** What the app asks of the shell. */
export type AppRequest = Extract<AppMessage, { type: 'path' | 'shortcut' | 'unauthorized' }>

export type AppFrameEffect =
  | { readonly type: 'send'; readonly message: ShellMessage }
  | { readonly type: 'ask'; readonly request: AppRequest }
  | { readonly type: 'startTimer' }
  | { readonly type: 'refuse'; readonly reason: 'origin' | 'message' | 'flood' }

export interface AppFrameFacts {
  /** The origin of the app. */
  readonly origin: string
  readonly shell: ShellState
  readonly nowMs: number
}

/** An app may send as many messages at once, and then this many a second. What exceeds them is dropped. */
const burst = 40
const perSecond = 5

/** A frame that begins to load. */
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

/** What an event makes of the frame. */
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
  // Other windows and extensions of the browser send messages of their own, which are nobody's fault.
  if (!isFromFrame) return stay(state)
  if (origin !== facts.origin) return stay(state, { type: 'refuse', reason: 'origin' })
  const { nowMs } = facts
  const { atMs, messages } = state.allowance
  const grown = Math.min(burst, messages + (Math.max(0, nowMs - atMs) * perSecond) / 1000)
  if (grown < 1) return stay(state, { type: 'refuse', reason: 'flood' })
  const next = { ...state, allowance: { messages: grown - 1, atMs: nowMs } }
  const message = readAppMessage(data)
  if (message === null) return stay(next, { type: 'refuse', reason: 'message' })
  // A new document of the app knows nothing, and has nothing unsaved.
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
      // Repeated to the app, so that both agree even if another path was on its way to it.
      const told = { ...state.told, path: message.path }
      return stay(
        { ...next, told },
        { type: 'ask', request: message },
        { type: 'send', message: { type: 'state', state: told } },
      )
    }
    case 'shortcut':
    case 'unauthorized':
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
