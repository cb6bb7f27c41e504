import { decideRedirect } from '@vestibule/api-client'
import type { World } from '../boot/world.ts'
import { problemOf, type Problem } from './problem.ts'

export type FinishOutcome =
  | { readonly kind: 'decided'; readonly url: string }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** Asks the server where someone who just signed in goes: terms to accept, a customer to choose, or `next`. */
export async function finishSignIn(
  { client, clock }: Pick<World, 'client' | 'clock'>,
  { email, next }: { readonly email?: string; readonly next: string },
): Promise<FinishOutcome> {
  const outcome = await decideRedirect(client, email === undefined ? { next } : { email, next })
  return outcome.kind === 'decided'
    ? { kind: 'decided', url: outcome.redirectUrl }
    : { kind: 'refused', problem: problemOf(outcome, clock.now()) }
}
