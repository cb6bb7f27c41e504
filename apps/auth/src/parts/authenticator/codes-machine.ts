import type { Next } from '@vestibule/base/create-flow'
import { finish, type Finish, type FinishEffect } from '../finish-sign-in.ts'

/**
 * The last steps after the user has set up a second factor. `recoveryCodes`: the page shows new recovery codes.
 * `shownCodes`: the page was reloaded after it had shown the recovery codes. It cannot show them a second time, so the
 * user either confirms that the codes are saved or asks for new ones.
 */
export type CodesStep = 'recoveryCodes' | 'shownCodes'

export type CodesEvent =
  | { readonly type: 'recoveryCodesSaved' }
  | { readonly type: 'newCodesWanted' }

export type CodesEffect =
  | FinishEffect
  /**
   * Stores that the page has shown the recovery codes. After a reload the flow then neither makes new codes nor begins
   * from the start.
   */
  | { readonly type: 'noteCodes' }

type CodesNext = Next<{ readonly step: CodesStep } | Finish<CodesStep>, CodesEffect>

/** The step that shows new recovery codes, after the user has set up a second factor. */
export const showCodes: CodesNext = {
  state: { step: 'recoveryCodes' },
  effects: [{ type: 'noteCodes' }],
}

/**
 * The transitions of the steps that show recovery codes. Other events leave the state unchanged; the user cannot go
 * back to the key of the authenticator.
 */
export function onCodes(step: CodesStep, event: { readonly type: string }): CodesNext {
  if (event.type === 'recoveryCodesSaved') return finish(step)
  const isAnew = step === 'shownCodes' && event.type === 'newCodesWanted'
  return { state: { step: isAnew ? 'recoveryCodes' : step } }
}
