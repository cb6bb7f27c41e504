import type { Machine, Next } from '../../flow/create-flow.ts'
import type { Problem } from '../../parts/problem.ts'

/**
 * A sign-in link: nobody is signed in by it without having said so, because a stranger may have sent it and would
 * see what is done in the account.
 */
export type TokenState =
  | { readonly status: 'checking' }
  | { readonly status: 'asking'; readonly isSignedIn: boolean; readonly problem?: Problem }
  | { readonly status: 'signingIn'; readonly isSignedIn: boolean }
  | { readonly status: 'stranded'; readonly problem: Problem }
  /** The link was not taken, or not wanted. */
  | { readonly status: 'done' }

export type TokenEvent =
  | { readonly type: 'sessionLookedFor'; readonly isSignedIn: boolean }
  | { readonly type: 'confirmed' }
  | { readonly type: 'declined' }
  /** The link is worth nothing. */
  | { readonly type: 'tokenRefused'; readonly problem: Problem }
  /** It is not known what the link is worth: it can be tried again. */
  | { readonly type: 'tokenFailed'; readonly problem: Problem }
  | { readonly type: 'throttleEnded' }
  | { readonly type: 'finishFailed'; readonly problem: Problem }
  | { readonly type: 'finishRetried' }

export type TokenCommand =
  | { readonly type: 'lookForSession' }
  | { readonly type: 'postToken' }
  | { readonly type: 'awaitThrottle'; readonly until: number }
  | { readonly type: 'finish' }
  | { readonly type: 'openStart'; readonly problem: Problem }
  | { readonly type: 'openHome' }

export const tokenMachine: Machine<TokenState, TokenEvent, TokenCommand> = {
  initial: { state: { status: 'checking' }, commands: [{ type: 'lookForSession' }] },
  transition(state, event) {
    switch (state.status) {
      case 'checking':
        return event.type === 'sessionLookedFor'
          ? { state: { status: 'asking', isSignedIn: event.isSignedIn } }
          : { state }
      case 'asking':
        return whenAsking(state, event)
      case 'signingIn':
        return whenSigningIn(state, event)
      case 'stranded':
        return event.type === 'finishRetried'
          ? { state: { status: 'signingIn', isSignedIn: true }, commands: [{ type: 'finish' }] }
          : { state }
      case 'done':
        return { state }
    }
  },
}

type StateOf<Status extends TokenState['status']> = Extract<TokenState, { status: Status }>

function whenAsking(state: StateOf<'asking'>, event: TokenEvent): Next<TokenState, TokenCommand> {
  const { isSignedIn, problem } = state
  const isThrottled = problem?.kind === 'throttled'
  if (event.type === 'confirmed' && !isThrottled) {
    return { state: { status: 'signingIn', isSignedIn }, commands: [{ type: 'postToken' }] }
  }
  if (event.type === 'throttleEnded' && isThrottled) {
    return { state: { status: 'asking', isSignedIn } }
  }
  return event.type === 'declined'
    ? { state: { status: 'done' }, commands: [{ type: 'openHome' }] }
    : { state }
}

function whenSigningIn(
  state: StateOf<'signingIn'>,
  event: TokenEvent,
): Next<TokenState, TokenCommand> {
  switch (event.type) {
    case 'tokenRefused': {
      const { problem } = event
      return { state: { status: 'done' }, commands: [{ type: 'openStart', problem }] }
    }
    case 'tokenFailed': {
      const { problem } = event
      return {
        state: { status: 'asking', isSignedIn: state.isSignedIn, problem },
        commands:
          problem.kind === 'throttled' ? [{ type: 'awaitThrottle', until: problem.until }] : [],
      }
    }
    case 'finishFailed':
      return { state: { status: 'stranded', problem: event.problem } }
    default:
      return { state }
  }
}
