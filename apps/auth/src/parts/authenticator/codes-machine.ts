import type { Next } from '@vestibule/base/create-flow'
import { finish, type Finish, type FinishEffect } from '../finish-sign-in.ts'

/**
 * The last steps after a second factor was set up. `shownCodes`: the page was reloaded after it had shown the recovery
 * codes. It cannot show them a second time, so the user either confirms that the codes are saved or asks for new ones.
 */
export type CodesStep = 'recoveryCodes' | 'shownCodes'

export type CodesEvent =
  | { readonly type: 'recoveryCodesSaved' }
  | { readonly type: 'newCodesWanted' }

export type CodesEffect =
  | FinishEffect
  /** Stores that the codes were shown. After a reload the flow then neither makes new codes nor begins again. */
  | { readonly type: 'noteCodes' }

type CodesNext = Next<{ readonly step: CodesStep } | Finish<CodesStep>, CodesEffect>

/** Shows new recovery codes, after a second factor was set up. */
export const showCodes: CodesNext = {
  state: { step: 'recoveryCodes' },
  effects: [{ type: 'noteCodes' }],
}

/** The transitions of the last steps. Other events of the flow change nothing; there is no way back to the key. */
export function onCodes(step: CodesStep, event: { readonly type: string }): CodesNext {
  if (event.type === 'recoveryCodesSaved') return finish(step)
  const isAnew = step === 'shownCodes' && event.type === 'newCodesWanted'
  return { state: { step: isAnew ? 'recoveryCodes' : step } }
}
