import {
  getApiTokenOwner,
  getProfile,
  loginWithApiToken,
  type OutcomeOf,
} from '@vestibule/api-client'
import type { World } from '../../boot/world.ts'
import type { Effects } from '../../flow/create-flow.ts'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { problemOf } from '../../parts/problem.ts'
import type { TokenCommand, TokenEvent } from './token-machine.ts'

export interface TokenInput {
  readonly authcode: string
  readonly next: string
  readonly go: (url: string) => void
  readonly onRefused: (problem: Extract<TokenCommand, { type: 'openStart' }>['problem']) => void
  readonly onDeclined: () => void
}

type Refusal = Exclude<
  OutcomeOf<typeof getApiTokenOwner | typeof loginWithApiToken>,
  { kind: 'loaded' | 'signedIn' }
>

export function tokenEffects(
  { client, clock }: Pick<World, 'client' | 'clock'>,
  { authcode, next, go, onRefused, onDeclined }: TokenInput,
): Effects<TokenCommand, TokenEvent> {
  async function finish(): Promise<TokenEvent | undefined> {
    const outcome = await finishSignIn({ client, clock }, { next })
    if (outcome.kind === 'refused') return { type: 'finishFailed', problem: outcome.problem }
    go(outcome.url)
    return undefined
  }
  function refusal(outcome: Refusal): TokenEvent {
    if (outcome.kind === 'tokenInvalid' || outcome.kind === 'forbidden') {
      // The start, where it is told, is the way on.
      const message = outcome.error.userMessage ?? undefined
      return { type: 'tokenRefused', problem: { kind: 'refused', message } }
    }
    return { type: 'tokenFailed', problem: problemOf(outcome, clock.now()) }
  }

  return {
    async check() {
      // Whoever has signed in since the last look is the user of this page.
      client.clear('signed-out')
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
    async awaitThrottle({ until }, signal) {
      await clock.wait(until - clock.now(), signal)
      return { type: 'throttleEnded' }
    },
    finish,
    openStart({ problem }) {
      onRefused(problem)
      return undefined
    },
    openHome() {
      onDeclined()
      return undefined
    },
  }
}
