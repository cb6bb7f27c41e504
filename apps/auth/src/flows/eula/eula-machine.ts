import type { Machine } from '@vestibule/base/create-flow'
import {
  finish,
  onFinish,
  type Finish,
  type FinishEffect,
  type FinishEvent,
} from '../../parts/finish-sign-in.ts'

/** The terms to accept, one after another. `at` and `after` are their indexes. */
export type EulaState = { readonly step: 'reading'; readonly at: number } | Finish<number>

export type EulaEvent = { readonly type: 'accepted' } | FinishEvent

/** `count`: how many terms there are to accept. Without any, the sign-in is finished at once. */
export function eulaMachine(count: number): Machine<EulaState, EulaEvent, FinishEffect> {
  return {
    initial: count === 0 ? finish(0) : { state: { step: 'reading', at: 0 } },
    transition(state, event) {
      if (state.step !== 'reading') return onFinish(state, event)
      if (event.type !== 'accepted') return { state }
      const at = state.at + 1
      return at < count ? { state: { step: 'reading', at } } : finish(state.at)
    },
  }
}
