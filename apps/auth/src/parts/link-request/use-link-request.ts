import { useWorld } from '../../boot/world.ts'
import { createFlow } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import {
  linkRequestMachine,
  type LinkProblem,
  type LinkRequestEvent,
  type LinkRequestState,
} from './link-request-machine.ts'

/** How long another link is refused. The server's `Retry-After` wins. */
export const linkCooldownMs = 30_000

export type LinkOutcome = 'mailed' | LinkProblem

export interface LinkRequest<Input> {
  readonly state: LinkRequestState<Input>
  readonly problem: LinkProblem | undefined
  /** Nothing is taken before a rate limit ends. */
  readonly throttled: boolean
  readonly submit: (input: Input) => void
  /** Takes back what was said of the last input. */
  readonly edited: () => void
  readonly startOver: () => void
  readonly resend: () => void
}

/** Remembers for which input a link was mailed, beyond a reload. */
export interface MailedLinkLog<Input> {
  readonly read: () => { readonly input: Input; readonly resendAt: number } | undefined
  readonly write: (mailed: { readonly input: Input; readonly resendAt: number }) => void
}

/** Asks for a mailed link, one request at a time. The arguments are those of the first render. */
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
      async wait({ until }, signal): Promise<Event> {
        await clock.wait(until - clock.now(), signal)
        return { type: 'waitEnded' }
      },
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
