import type { Machine, Next } from '@vestibule/base/create-flow'
import type { FinishEffect, FinishEvent } from '../../parts/finish-sign-in.ts'
import {
  awaitThrottle,
  type AwaitThrottle,
  type Problem,
} from '@vestibule/app-kit/problems/problem'

/** The user whom a sign-in link signs in, and who is signed in in this browser until then. */
export interface LinkOwner {
  readonly name: string
  readonly email: string
  /**
   * The email address of the user who is signed in in this browser; undefined if nobody is, or if it could not be
   * loaded.
   */
  readonly present: string | undefined
}

/**
 * The states of a sign-in link. `stranded`: the user is signed in, but the server did not say where to go. The link
 * signs in only after the user has confirmed the account by its name. Otherwise a stranger could send a link to their
 * own account, and would then see what the user does in it.
 */
export type TokenState =
  | { readonly status: 'checking' }
  /** It could not be found out whom the link signs in. */
  | { readonly status: 'unchecked'; readonly problem: Problem }
  | { readonly status: 'asking'; readonly owner: LinkOwner; readonly problem?: Problem }
  | { readonly status: 'signingIn'; readonly owner: LinkOwner }
  | { readonly status: 'stranded'; readonly owner: LinkOwner; readonly problem: Problem }
  /** The server has refused the link, or the user has declined it. */
  | { readonly status: 'done' }

export type TokenEvent =
  | { readonly type: 'ownerFound'; readonly owner: LinkOwner }
  | { readonly type: 'checkRetried' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'declined' }
  /** The server has refused the token of the link. */
  | { readonly type: 'tokenRefused'; readonly problem: Problem }
  /** A request with the token has failed, but the server did not refuse the token. The user can try again. */
  | { readonly type: 'tokenFailed'; readonly problem: Problem }
  | { readonly type: 'throttleEnded' }
  | FinishEvent

export type TokenEffect =
  | { readonly type: 'check' }
  | { readonly type: 'postToken' }
  | AwaitThrottle
  | FinishEffect
  | { readonly type: 'openStart'; readonly problem: Problem }
  | { readonly type: 'openHome' }

type TokenNext = Next<TokenState, TokenEffect>

const check: TokenNext = { state: { status: 'checking' }, effects: [{ type: 'check' }] }

export const tokenMachine: Machine<TokenState, TokenEvent, TokenEffect> = {
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
          ? { state: { status: 'signingIn', owner: state.owner }, effects: [{ type: 'finish' }] }
          : { state }
      case 'done':
        return { state }
    }
  },
}

type StateOf<Status extends TokenState['status']> = Extract<TokenState, { status: Status }>

const declined: TokenNext = { state: { status: 'done' }, effects: [{ type: 'openHome' }] }

function refused(problem: Problem): TokenNext {
  return { state: { status: 'done' }, effects: [{ type: 'openStart', problem }] }
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
    return { state: { status: 'signingIn', owner }, effects: [{ type: 'postToken' }] }
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
      // Another user has signed in since, so the question names the wrong present user: ask again with the right one.
      if (problem.kind === 'userChanged') return check
      return { state: { status: 'asking', owner, problem }, effects: awaitThrottle(problem) }
    }
    case 'finishFailed':
      return { state: { status: 'stranded', owner, problem: event.problem } }
    default:
      return { state }
  }
}
