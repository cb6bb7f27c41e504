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
  readonly submit: (input: Input) => void
  readonly resend: () => void
}

/** Asks for a mailed link, one request at a time. The function is that of the first render. */
export function useLinkRequest<Input>(
  request: (input: Input) => Promise<LinkOutcome>,
): LinkRequest<Input> {
  type Event = LinkRequestEvent<Input>
  const { clock } = useWorld()
  const [state, dispatch] = useFlow(() =>
    createFlow(linkRequestMachine<Input>(), {
      async request({ input }): Promise<Event> {
        const outcome = await request(input)
        return outcome === 'mailed'
          ? { type: 'linkMailed', resendAt: clock.now() + linkCooldownMs }
          : { type: 'linkRefused', problem: outcome }
      },
      async wait({ until }, signal): Promise<Event> {
        await clock.wait(until - clock.now(), signal)
        return { type: 'waitEnded' }
      },
    }),
  )
  return {
    state,
    submit: (input) => dispatch({ type: 'submitted', input }),
    resend: () => dispatch({ type: 'resendRequested' }),
  }
}
