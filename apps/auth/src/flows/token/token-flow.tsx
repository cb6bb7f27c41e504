import { getAuthenticated, loginWithApiToken } from '@vestibule/api-client'
import { Button } from '@vestibule/ui/button'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { Stack } from '@vestibule/ui/stack'
import { useWorld } from '../../boot/world.ts'
import { createFlow, type Effects } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { problemOf, type Problem } from '../../parts/problem.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { Screen } from '../../parts/screen/screen.tsx'
import { StrandedScreen } from '../../parts/stranded-screen.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { tokenMachine, type TokenCommand, type TokenEvent } from './token-machine.ts'

export interface TokenFlowProps {
  readonly authcode: string
  /** The link was refused: sign-in goes the usual way. */
  readonly onRefused: (problem: Problem) => void
  /** The present session stays. */
  readonly onDeclined: () => void
}

/** Signs in by the token of a link, once, and only who says so. */
export default function TokenFlow({ authcode, onRefused, onDeclined }: TokenFlowProps) {
  const texts = useTexts()
  const { client, clock } = useWorld()
  const go = useGo()
  const { next } = useHandover()

  async function finish(): Promise<TokenEvent | undefined> {
    const outcome = await finishSignIn({ client, clock }, { next })
    if (outcome.kind === 'refused') return { type: 'finishFailed', problem: outcome.problem }
    go(outcome.url)
    return undefined
  }
  const effects: Effects<TokenCommand, TokenEvent> = {
    async lookForSession() {
      const session = await getAuthenticated(client)
      return { type: 'sessionLookedFor', isSignedIn: session.kind === 'signedIn' }
    },
    async postToken() {
      const outcome = await loginWithApiToken(client, { apiToken: authcode })
      if (outcome.kind === 'signedIn') return finish()
      const problem = problemOf(outcome, clock.now())
      return { type: problem.kind === 'refused' ? 'tokenRefused' : 'tokenFailed', problem }
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
  const [state, dispatch] = useFlow(() => createFlow(tokenMachine, effects))

  switch (state.status) {
    case 'asking': {
      const { token } = texts
      const [heading, lead, confirm, decline] = state.isSignedIn
        ? [token.heading, token.body, token.confirm, token.keep]
        : [token.newHeading, token.newBody, token.newConfirm, token.newDecline]
      return (
        <Screen heading={heading} lead={lead} failed={state.problem !== undefined}>
          <Stack gap="xs">
            <ProblemAlert problem={state.problem} />
            <Button
              block
              disabled={state.problem?.kind === 'throttled'}
              onClick={() => dispatch({ type: 'confirmed' })}
            >
              {confirm}
            </Button>
            <Button variant="ghost" block onClick={() => dispatch({ type: 'declined' })}>
              {decline}
            </Button>
          </Stack>
        </Screen>
      )
    }
    case 'stranded':
      return (
        <StrandedScreen
          problem={state.problem}
          onRetry={() => dispatch({ type: 'finishRetried' })}
        />
      )
    case 'checking':
    case 'signingIn':
    case 'done':
      return <FullScreenLoader labels={{ loading: texts.app.loading }} />
  }
}
