import { decideRedirect } from '@vestibule/api-client'
import type { World } from '@vestibule/app-kit/screens/world'
import type { Next } from '@vestibule/base/create-flow'
import { problemOf, type Problem } from '@vestibule/app-kit/problems/problem'

/** The states at the end of a sign-in. `after`: the step that was the last one. */
export type Finish<Step> =
  /**
   * The user is signed in, and the server is being asked where to go. The last step stays on the screen, with its
   * button busy.
   */
  | { readonly step: 'finishing'; readonly after: Step }
  /** The user is signed in, but the server did not say where to go. */
  | { readonly step: 'stranded'; readonly after: Step; readonly problem: Problem }

export interface FinishFailed {
  readonly type: 'finishFailed'
  readonly problem: Problem
}
export type FinishEvent = FinishFailed | { readonly type: 'finishRetried' }
export interface FinishEffect {
  readonly type: 'finish'
}

export function finish<Step>(after: Step): Next<Finish<Step>, FinishEffect> {
  return { state: { step: 'finishing', after }, effects: [{ type: 'finish' }] }
}

/** The transitions at the end of a sign-in. Other events leave the state unchanged. */
export function onFinish<Step>(
  state: Finish<Step>,
  event: { readonly type: string; readonly problem?: Problem },
): Next<Finish<Step>, FinishEffect> {
  if (state.step === 'stranded') {
    return event.type === 'finishRetried' ? finish(state.after) : { state }
  }
  return event.type === 'finishFailed' && event.problem
    ? { state: { step: 'stranded', after: state.after, problem: event.problem } }
    : { state }
}

/**
 * Handles the effect `finish`: asks the server where a user who has just signed in goes (terms to accept, a customer to
 * choose, or `next`), and goes there. Returns the failure if the server did not say where.
 */
export async function finishSignIn(
  { client, clock }: Pick<World, 'client' | 'clock'>,
  input: { readonly email?: string; readonly next: string },
  go: (url: string) => void,
): Promise<FinishFailed | undefined> {
  const outcome = await decideRedirect(client, input)
  if (outcome.kind !== 'decided') {
    return { type: 'finishFailed', problem: problemOf(outcome, clock.now()) }
  }
  go(outcome.redirectUrl)
  return undefined
}
