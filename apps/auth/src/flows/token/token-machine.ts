import type { Machine, Next } from '../../flow/create-flow.ts'
import type { Problem } from '../../parts/problem.ts'

/** Whom the link would sign in, and where. */
export interface LinkOwner {
  readonly name: string
  readonly email: string
  /** Who is signed in in this browser; nothing, if nobody is. */
  readonly present: string | undefined
}

/**
 * A sign-in link: nobody is signed in by it without having said so, because a stranger may have sent it and would
 * see what is done in the account. It says whom it signs in before it is asked.
 */
export type TokenState =
  | { readonly status: 'checking' }
  /** Whom the link signs in could not be asked. */
  | { readonly status: 'unchecked'; readonly problem: Problem }
  | { readonly status: 'asking'; readonly owner: LinkOwner; readonly problem?: Problem }
  | { readonly status: 'signingIn'; readonly owner: LinkOwner }
  | { readonly status: 'stranded'; readonly owner: LinkOwner; readonly problem: Problem }
  /** The link was not taken, or not wanted. */
  | { readonly status: 'done' }

export type TokenEvent =
  | { readonly type: 'ownerFound'; readonly owner: LinkOwner }
  | { readonly type: 'checkRetried' }
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
  | { readonly type: 'check' }
  | { readonly type: 'postToken' }
  | { readonly type: 'awaitThrottle'; readonly until: number }
  | { readonly type: 'finish' }
  | { readonly type: 'openStart'; readonly problem: Problem }
  | { readonly type: 'openHome' }

type TokenNext = Next<TokenState, TokenCommand>

const check: TokenNext = { state: { status: 'checking' }, commands: [{ type: 'check' }] }

export const tokenMachine: Machine<TokenState, TokenEvent, TokenCommand> = {
  initial: check,
  transition(state, event) {
    switch (state.status) {
      case 'checking':
        return whenChecking(state, event)
      case 'unchecked':
        if (event.type === 'checkRetried') return check
        return event.type === 'declined' ? declined : { state }
      case 'asking':
        return whenAsking(state, event)
      case 'signingIn':
        return whenSigningIn(state, event)
      case 'stranded':
        return event.type === 'finishRetried'
          ? { state: { status: 'signingIn', owner: state.owner }, commands: [{ type: 'finish' }] }
          : { state }
      case 'done':
        return { state }
    }
  },
}

type StateOf<Status extends TokenState['status']> = Extract<TokenState, { status: Status }>

const declined: TokenNext = { state: { status: 'done' }, commands: [{ type: 'openHome' }] }

function refused(problem: Problem): TokenNext {
  return { state: { status: 'done' }, commands: [{ type: 'openStart', problem }] }
}

function whenChecking(state: StateOf<'checking'>, event: TokenEvent): TokenNext {
  switch (event.type) {
    case 'ownerFound':
      return { state: { status: 'asking', owner: event.owner } }
    case 'tokenRefused':
      return refused(event.problem)
    case 'tokenFailed':
      return { state: { status: 'unchecked', problem: event.problem } }
    default:
      return { state }
  }
}

function whenAsking(state: StateOf<'asking'>, event: TokenEvent): TokenNext {
  const { owner, problem } = state
  const isThrottled = problem?.kind === 'throttled'
  if (event.type === 'confirmed' && !isThrottled) {
    return { state: { status: 'signingIn', owner }, commands: [{ type: 'postToken' }] }
  }
  if (event.type === 'throttleEnded' && isThrottled) return { state: { status: 'asking', owner } }
  return event.type === 'declined' ? declined : { state }
}

function whenSigningIn(state: StateOf<'signingIn'>, event: TokenEvent): TokenNext {
  const { owner } = state
  switch (event.type) {
    case 'tokenRefused':
      return refused(event.problem)
    case 'tokenFailed': {
      const { problem } = event
      // Someone else has signed in meanwhile: what was asked is no longer the question.
      if (problem.kind === 'userChanged') return check
      return {
        state: { status: 'asking', owner, problem },
        commands:
          problem.kind === 'throttled' ? [{ type: 'awaitThrottle', until: problem.until }] : [],
      }
    }
    case 'finishFailed':
      return { state: { status: 'stranded', owner, problem: event.problem } }
    default:
      return { state }
  }
}
