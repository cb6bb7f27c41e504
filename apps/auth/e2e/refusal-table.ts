import { calls, errorsOf, type CallName, type ErrorCode } from '@vestibule/api-client/contract'
import { en } from './english.ts'

const { errors } = en

/** Why a call fails: an error code that the contract of the API names, or `lost` if no answer arrives. */
export type Refusal = ErrorCode | 'lost'

/** The ways in which a user can go on after a refusal, as REFUSALS.md words them. */
export const waysOn = {
  again: 'what was typed stays, and the same can be sent again',
  retry: '‘Retry’ asks again',
  start: '‘Start again’ leads to the start',
  getStarted: '‘Get Started’ leads to the start',
  reload: '‘Reload this page’',
  newLink: '‘Request a new link’ leads to ‘Forgot Password’',
  home: '‘Go to the home page’ leads out of the app',
  terms: '‘Read the terms’ leads to the terms',
  unlock: '‘Unlock the session’ leads to ‘Session locked’, and back',
  refresh: '‘Refresh’ shows a new code',
  resend: '‘Resend Code’ mails another one',
  itself: 'it goes on by itself',
} as const

/** What a screen does when a call is refused. */
export interface Answer {
  /** The text that the screen shows about the refusal; null if it shows none. */
  readonly says: string | null
  readonly leads: keyof typeof waysOn
  /** The heading of the screen that replaces the one with the refused call, if another screen is shown. */
  readonly to?: string | undefined
  /**
   * Why the server of this repository never sends this refusal to this screen. If set, the test
   * answers in the server's place.
   */
  readonly stub?: string | undefined
}

/** A call that a screen makes, and what the screen does when it is refused. */
export interface Use {
  /**
   * `form`: a button sends the call, and can be pressed again. `load`: the screen waits for the
   * call. `silent`: the screen goes on even if the call fails.
   */
  readonly by: 'form' | 'load' | 'silent'
  /**
   * `failed`: the text that the screen shows if the server failed. `lost`: the one if no answer came. Default: the
   * app's general text.
   */
  readonly failed?: string
  readonly lost?: string
  /**
   * The server of this repository limits how often the call may be made. Absent: it does not, so the test itself
   * answers the call with `rate_limited`.
   */
  readonly isLimited?: true
  /**
   * The page knows its user, and names the user in each request that writes. The server can then
   * notice that another user has signed in.
   */
  readonly knowsUser?: true
  readonly refusals: Partial<Record<Refusal, Answer>>
}

export interface Screen {
  /** The source files that make the screen's calls, below `src`. */
  readonly sources: readonly string[]
  readonly uses: Partial<Record<CallName, Use>>
}

export const say = (says: string | null, leads: Answer['leads'], stub?: string): Answer => ({
  says,
  leads,
  ...(stub !== undefined && { stub }),
})

/** What a screen does after a refused call if it shows no text: the screen with the heading `to` replaces it. */
export const go = (to: string, stub?: string): Answer => ({
  ...say(null, 'itself', stub),
  to,
})

/**
 * What a screen does if the server says that the session is locked before the user could type: it goes to ‘Session
 * locked’ by itself, and comes back once the session is unlocked.
 */
export const ledToUnlock = say(null, 'itself')

export const outOfStep = say(errors.outOfStep, 'start')

/** What a screen does if the password or code was right, but an administrator has disabled the account. */
export const disabled = say(errors.accountDisabled, 'start')

/**
 * Why the server never sends certain refusals to a page (`stub` of `Answer`): the page checks what it sends before it
 * sends it.
 */
export const checkedBefore = 'the page sends nothing that this server finds fault with'

const noLimit = 'this server has no limit for the call'
const tooSmall = 'no field of the page holds that much'
export const ledAway = 'the start leads to the organisation before'
/** Why the server never refuses a call of a sign-in with `not_authenticated`; screens with a session can get that. */
export const noSession = 'this sign-in has no session that could end'
export const oneFactor = 'the server leads to the screen for the second factor before'
const anonymous = 'the page has not read whose it is, and so the server does not compare'

/** Returns every refusal that the contract allows for a call, and `lost`. */
export function refusalsOf(name: CallName): Refusal[] {
  return [...errorsOf(calls[name]), 'lost']
}

/**
 * Returns what a screen does after a refusal of one of its calls: what `use` says, or else what every screen does;
 * undefined if neither says anything.
 */
export function answerTo(use: Use, refusal: Refusal): Answer | undefined {
  return use.refusals[refusal] ?? usualAnswer(use, refusal)
}

function usualAnswer(use: Use, refusal: Refusal): Answer | undefined {
  const leads = use.by === 'load' ? 'retry' : 'again'
  if (refusal === 'csrf_failed') return say(null, 'itself')
  if (use.by === 'silent') return usualOfSilent(use, refusal)
  switch (refusal) {
    case 'rate_limited':
      return say('Too many attempts. Try again in', leads, use.isLimited ? undefined : noLimit)
    case 'server_error':
    case 'unavailable':
      return say(use.failed ?? errors.generic, leads)
    case 'lost':
      return say(use.lost ?? errors.generic, leads)
    case 'session_locked':
      return say(errors.sessionLocked, 'unlock')
    case 'payload_too_large':
      return say('This is too large', leads, tooSmall)
    case 'sso_required':
      return { ...outOfStep, stub: ledAway }
    case 'two_factors_required':
      return { ...outOfStep, stub: oneFactor }
    case 'user_changed':
      return say(errors.userChanged, 'reload', use.knowsUser ? undefined : anonymous)
    default:
      return undefined
  }
}

function usualOfSilent(use: Use, refusal: Refusal): Answer | undefined {
  switch (refusal) {
    case 'rate_limited':
      return say(null, 'itself', use.isLimited ? undefined : noLimit)
    case 'payload_too_large':
      return say(null, 'itself', tooSmall)
    case 'sso_required':
      return say(null, 'itself', ledAway)
    case 'two_factors_required':
      return say(null, 'itself', oneFactor)
    case 'user_changed':
      return say(null, 'itself', use.knowsUser ? undefined : anonymous)
    case 'session_locked':
    case 'server_error':
    case 'unavailable':
    case 'lost':
      return say(null, 'itself')
    default:
      return undefined
  }
}
