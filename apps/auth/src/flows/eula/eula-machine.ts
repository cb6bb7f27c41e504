import type { Machine, Next } from '../../flow/create-flow.ts'
import type { Problem } from '../../parts/problem.ts'

/** Terms one after another: `at` is the place of those being read. */
export type EulaState =
  | { readonly status: 'reading'; readonly at: number }
  | { readonly status: 'finishing'; readonly at: number }
  | { readonly status: 'stranded'; readonly at: number; readonly problem: Problem }

export type EulaEvent =
  | { readonly type: 'accepted' }
  | { readonly type: 'finishFailed'; readonly problem: Problem }
  | { readonly type: 'finishRetried' }

export interface EulaCommand {
  readonly type: 'finish'
}

/** `count`: how many terms wait. Without any, the way on is asked for at once. */
export function eulaMachine(count: number): Machine<EulaState, EulaEvent, EulaCommand> {
  return {
    initial: count === 0 ? finish(0) : { state: { status: 'reading', at: 0 } },
    transition(state, event) {
      const { status, at } = state
      if (event.type === 'accepted' && status === 'reading') {
        return at + 1 < count ? { state: { status, at: at + 1 } } : finish(at)
      }
      if (event.type === 'finishFailed' && status === 'finishing') {
        return { state: { status: 'stranded', at, problem: event.problem } }
      }
      return event.type === 'finishRetried' && status === 'stranded' ? finish(at) : { state }
    },
  }
}

function finish(at: number): Next<EulaState, EulaCommand> {
  return { state: { status: 'finishing', at }, commands: [{ type: 'finish' }] }
}
