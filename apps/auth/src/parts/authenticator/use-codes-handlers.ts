import { useWorld } from '@vestibule/app-kit/screens/world'
import type { EffectHandlers } from '@vestibule/base/create-flow'
import { finishSignIn, type FinishFailed } from '../finish-sign-in.ts'
import type { CodesEffect } from './codes-machine.ts'
import { createShownCodes, type CodesFlow } from './shown-codes.ts'

/**
 * Returns the effect handlers that all flows with recovery codes share, and `wereShown`, which says whether the page
 * has shown the codes before a reload.
 */
export function useCodesHandlers(
  flow: CodesFlow,
  input: { readonly email: string; readonly next: string },
  go: (url: string) => void,
) {
  const world = useWorld()
  const shownCodes = createShownCodes(world.sessionStorage)
  const { email } = input
  const handlers: EffectHandlers<CodesEffect, FinishFailed> = {
    noteCodes: () => shownCodes.note(email, flow),
    finish: () => shownCodes.clearAfter(email, finishSignIn(world, input, go)),
  }
  return { wereShown: () => shownCodes.has(email, flow), handlers }
}
