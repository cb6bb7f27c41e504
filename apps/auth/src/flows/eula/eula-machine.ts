import type { Machine } from '@vestibule/base/create-flow'
import {
  finish,
  onFinish,
  type Finish,
  type FinishEffect,
  type FinishEvent,
} from '../../parts/finish-sign-in.ts'

/** Shows the terms one after another. `at` is the index of the terms that are shown, `after` that of the last ones. */
export type EulaState = { readonly step: 'reading'; readonly at: number } | Finish<number>

export type EulaEvent = { readonly type: 'accepted' } | FinishEvent

/**
 * The machine that shows the terms that the user has to accept, then finishes the sign-in. `count`: how many terms
 * there are. If there are none, the sign-in is finished at once.
 */
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
