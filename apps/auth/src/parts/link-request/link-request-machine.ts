import type { Machine, Next } from '@vestibule/base/create-flow'
import type { Problem } from '@vestibule/app-kit/problems/problem'

/** The state of a request for a mailed link. The user can request another mail with a link for the same input. */
export type LinkRequestState<Input> =
  | { readonly status: 'open'; readonly problem?: Problem }
  | { readonly status: 'asking'; readonly input: Input }
  | MailedLink<Input>

export interface MailedLink<Input> {
  readonly status: 'mailed'
  readonly input: Input
  readonly resend: 'cooling' | 'ready' | 'sending'
  /** When the user may request another mail, in milliseconds since the epoch. */
  readonly resendAt: number
  readonly problem?: Problem
}

export type LinkRequestEvent<Input> =
  | { readonly type: 'submitted'; readonly input: Input }
  /** The user has changed the input that the server refused. */
  | { readonly type: 'edited' }
  /** The user wants to enter something else than that for which a link was mailed. */
  | { readonly type: 'startedOver' }
  | { readonly type: 'resendRequested' }
  | { readonly type: 'linkMailed'; readonly resendAt: number }
  | { readonly type: 'linkRefused'; readonly problem: Problem }
  | { readonly type: 'waitEnded' }

export type LinkRequestEffect<Input> =
  | { readonly type: 'request'; readonly input: Input }
  | { readonly type: 'wait'; readonly until: number }

/** The machine for requesting a mailed link. `mailedBefore`: the link that was mailed before this page was loaded. */
export function linkRequestMachine<Input>(mailedBefore?: {
  readonly input: Input
  readonly resendAt: number
}): Machine<LinkRequestState<Input>, LinkRequestEvent<Input>, LinkRequestEffect<Input>> {
  return {
    initial: mailedBefore
      ? mailed(mailedBefore.input, mailedBefore.resendAt)
      : { state: { status: 'open' } },
    transition(state, event) {
      switch (state.status) {
        case 'open':
          return whenOpen(state, event)
        case 'asking':
          if (event.type === 'linkMailed') return mailed(state.input, event.resendAt)
          return event.type === 'linkRefused'
            ? {
                state: { status: 'open', problem: event.problem },
                effects: waitFor(event.problem),
              }
            : { state }
        case 'mailed':
          return whenMailed(state, event)
      }
    },
  }
}

type LinkNext<Input> = Next<LinkRequestState<Input>, LinkRequestEffect<Input>>

function whenOpen<Input>(
  state: Extract<LinkRequestState<Input>, { status: 'open' }>,
  event: LinkRequestEvent<Input>,
): LinkNext<Input> {
  const isThrottled = state.problem?.kind === 'throttled'
  if (event.type === 'submitted' && !isThrottled) {
    const { input } = event
    return { state: { status: 'asking', input }, effects: [{ type: 'request', input }] }
  }
  const isOver =
    (event.type === 'waitEnded' && isThrottled) || (event.type === 'edited' && !isThrottled)
  return { state: isOver ? { status: 'open' } : state }
}

function whenMailed<Input>(
  state: MailedLink<Input>,
  event: LinkRequestEvent<Input>,
): LinkNext<Input> {
  const { input, resend, resendAt } = state
  switch (event.type) {
    case 'waitEnded':
      return {
        state:
          resend === 'cooling' ? { status: 'mailed', input, resendAt, resend: 'ready' } : state,
      }
    case 'resendRequested':
      return resend === 'ready'
        ? {
            state: { status: 'mailed', input, resendAt, resend: 'sending' },
            effects: [{ type: 'request', input }],
          }
        : { state }
    case 'linkMailed':
      return resend === 'sending' ? mailed(input, event.resendAt) : { state }
    case 'linkRefused':
      return resend === 'sending' ? notMailedAgain(state, event.problem) : { state }
    case 'startedOver':
      return { state: resend === 'sending' ? state : { status: 'open' } }
    case 'submitted':
    case 'edited':
      return { state }
  }
}

function notMailedAgain<Input>(state: MailedLink<Input>, problem: Problem): LinkNext<Input> {
  return {
    state:
      problem.kind === 'throttled'
        ? { ...state, resend: 'cooling', resendAt: problem.until, problem }
        : { ...state, resend: 'ready', problem },
    effects: waitFor(problem),
  }
}

function mailed<Input>(input: Input, resendAt: number): LinkNext<Input> {
  return {
    state: { status: 'mailed', input, resend: 'cooling', resendAt },
    effects: [{ type: 'wait', until: resendAt }],
  }
}

function waitFor(problem: Problem): { type: 'wait'; until: number }[] {
  return problem.kind === 'throttled' ? [{ type: 'wait', until: problem.until }] : []
}
