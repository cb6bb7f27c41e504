import { useWorld } from '@vestibule/app-kit/screens/world'
import { afterWait, createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import {
  linkRequestMachine,
  type LinkRequestEvent,
  type LinkRequestState,
} from './link-request-machine.ts'
import type { Problem } from '@vestibule/app-kit/problems/problem'

/**
 * How long the user cannot request another link, in milliseconds, unless the server says otherwise in `Retry-After`.
 */
export const linkCooldownMs = 30_000

export type LinkOutcome = 'mailed' | Problem

export interface LinkRequest<Input> {
  readonly state: LinkRequestState<Input>
  readonly problem: Problem | undefined
  /** Whether nothing can be sent yet because a rate limit has not ended. */
  readonly throttled: boolean
  readonly submit: (input: Input) => void
  /** Call it when the user changes the input: removes the problem that was shown for the last input. */
  readonly edited: () => void
  readonly startOver: () => void
  readonly resend: () => void
}

/** Stores, across a reload, for which input a link was mailed. */
export interface MailedLinkLog<Input> {
  readonly read: () => { readonly input: Input; readonly resendAt: number } | undefined
  readonly write: (mailed: { readonly input: Input; readonly resendAt: number }) => void
}

/** Requests a mailed link, one request at a time. Only the arguments of the first render are used. */
export function useLinkRequest<Input>(
  request: (input: Input) => Promise<LinkOutcome>,
  log?: MailedLinkLog<Input>,
): LinkRequest<Input> {
  type Event = LinkRequestEvent<Input>
  const { clock } = useWorld()
  const [state, dispatch] = useFlow(() =>
    createFlow(linkRequestMachine(log?.read()), {
      async request({ input }): Promise<Event> {
        const mailed = log?.read()
        if (mailed?.input === input) return { type: 'linkMailed', resendAt: mailed.resendAt }
        const outcome = await request(input)
        if (outcome !== 'mailed') return { type: 'linkRefused', problem: outcome }
        const resendAt = clock.now() + linkCooldownMs
        log?.write({ input, resendAt })
        return { type: 'linkMailed', resendAt }
      },
      wait: afterWait(clock, { type: 'waitEnded' }),
    }),
  )
  const problem = 'problem' in state ? state.problem : undefined
  return {
    state,
    problem,
    throttled: problem?.kind === 'throttled',
    edited: () => dispatch({ type: 'edited' }),
    startOver: () => dispatch({ type: 'startedOver' }),
    submit: (input) => dispatch({ type: 'submitted', input }),
    resend: () => dispatch({ type: 'resendRequested' }),
  }
}
