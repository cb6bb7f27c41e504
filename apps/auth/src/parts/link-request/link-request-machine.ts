import type { Machine, Next } from '../../flow/create-flow.ts'
import type { Problem } from '../problem.ts'

/** Why no link was mailed. */
export type LinkProblem =
  | { readonly kind: 'wrongAnswer' }
  | { readonly kind: 'linkNotSent' }
  | Problem

/** A link that is mailed for what was typed, and mailed again for the same. */
export type LinkRequestState<Input> =
  | { readonly status: 'open'; readonly problem?: LinkProblem }
  | { readonly status: 'asking'; readonly input: Input }
  | MailedLink<Input>

export interface MailedLink<Input> {
  readonly status: 'mailed'
  readonly input: Input
  readonly resend: 'cooling' | 'ready' | 'sending'
  /** When another mail may be asked for, in milliseconds since the epoch. */
  readonly resendAt: number
  readonly problem?: LinkProblem
}

export type LinkRequestEvent<Input> =
  | { readonly type: 'submitted'; readonly input: Input }
  /** What was refused is no longer what stands there. */
  | { readonly type: 'edited' }
  /** Another input is wanted than the one for which a link was mailed. */
  | { readonly type: 'startedOver' }
  | { readonly type: 'resendRequested' }
  | { readonly type: 'linkMailed'; readonly resendAt: number }
  | { readonly type: 'linkRefused'; readonly problem: LinkProblem }
  | { readonly type: 'waitEnded' }

export type LinkRequestCommand<Input> =
  | { readonly type: 'request'; readonly input: Input }
  | { readonly type: 'wait'; readonly until: number }

/** `mailedBefore`: a link that was mailed before this page was loaded. */
export function linkRequestMachine<Input>(mailedBefore?: {
  readonly input: Input
  readonly resendAt: number
}): Machine<LinkRequestState<Input>, LinkRequestEvent<Input>, LinkRequestCommand<Input>> {
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
                commands: waitFor(event.problem),
              }
            : { state }
        case 'mailed':
          return whenMailed(state, event)
      }
    },
  }
}

type LinkNext<Input> = Next<LinkRequestState<Input>, LinkRequestCommand<Input>>

function whenOpen<Input>(
  state: Extract<LinkRequestState<Input>, { status: 'open' }>,
  event: LinkRequestEvent<Input>,
): LinkNext<Input> {
  const isThrottled = state.problem?.kind === 'throttled'
  if (event.type === 'submitted' && !isThrottled) {
    const { input } = event
    return { state: { status: 'asking', input }, commands: [{ type: 'request', input }] }
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
            commands: [{ type: 'request', input }],
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

function notMailedAgain<Input>(state: MailedLink<Input>, problem: LinkProblem): LinkNext<Input> {
  return {
    state:
      problem.kind === 'throttled'
        ? { ...state, resend: 'cooling', resendAt: problem.until, problem }
        : { ...state, resend: 'ready', problem },
    commands: waitFor(problem),
  }
}

function mailed<Input>(input: Input, resendAt: number): LinkNext<Input> {
  return {
    state: { status: 'mailed', input, resend: 'cooling', resendAt },
    commands: [{ type: 'wait', until: resendAt }],
  }
}

function waitFor(problem: LinkProblem): { type: 'wait'; until: number }[] {
  return problem.kind === 'throttled' ? [{ type: 'wait', until: problem.until }] : []
}
