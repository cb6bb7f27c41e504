import {
  getApiTokenOwner,
  getProfile,
  loginWithApiToken,
  type OutcomeOf,
} from '@vestibule/api-client'
import type { World } from '@vestibule/app-kit/screens/world'
import { afterWait, type EffectHandlers } from '@vestibule/base/create-flow'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { problemOf, type Problem } from '@vestibule/app-kit/problems/problem'
import type { TokenEffect, TokenEvent } from './token-machine.ts'

export interface TokenInput {
  readonly authcode: string
  readonly next: string
  readonly go: (url: string) => void
  readonly onRefused: (problem: Problem) => void
  readonly onDeclined: () => void
}

type Refusal = Exclude<
  OutcomeOf<typeof getApiTokenOwner | typeof loginWithApiToken>,
  { kind: 'loaded' | 'signedIn' }
>

export function tokenHandlers(
  { client, clock }: Pick<World, 'client' | 'clock'>,
  { authcode, next, go, onRefused, onDeclined }: TokenInput,
): EffectHandlers<TokenEffect, TokenEvent> {
  const finish = () => finishSignIn({ client, clock }, { next }, go)
  function refusal(outcome: Refusal): TokenEvent {
    const { code, userMessage } = outcome.error
    const lacksFactor = code === 'two_factors_required'
    if (lacksFactor || ['tokenInvalid', 'forbidden', 'ssoRequired'].includes(outcome.kind)) {
      // The start screen then tells the user why the link was refused.
      const problem = { kind: 'refused', message: userMessage ?? undefined } as const
      return { type: 'tokenRefused', problem: lacksFactor ? { ...problem, code } : problem }
    }
    return { type: 'tokenFailed', problem: problemOf(outcome, clock.now()) }
  }

  return {
    async check() {
      // Another user may have signed in since the last check: clear the cache, so that the profile of the present user
      // is read.
      client.clear('signedOut')
      const owner = await getApiTokenOwner(client, { apiToken: authcode })
      if (owner.kind !== 'loaded') return refusal(owner)
      const profile = await getProfile(client, { cache: false })
      const { email, first_name, last_name } = owner.value
      const name = `${first_name} ${last_name}`.trim() || email
      const present = profile.kind === 'loaded' ? profile.value.email : undefined
      return { type: 'ownerFound', owner: { name, email, present } }
    },
    async postToken() {
      const outcome = await loginWithApiToken(client, { apiToken: authcode })
      return outcome.kind === 'signedIn' ? finish() : refusal(outcome)
    },
    awaitThrottle: afterWait(clock, { type: 'throttleEnded' }),
    finish,
    openStart: ({ problem }) => onRefused(problem),
    openHome: onDeclined,
  }
}
