import { Button } from '@vestibule/ui/button'
import { Stack } from '@vestibule/ui/stack'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { LoadFailure } from '@vestibule/app-kit/problems/load-failure'
import type { Problem } from '@vestibule/app-kit/problems/problem'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { Screen } from '../../parts/screen/screen.tsx'
import { StrandedScreen } from '../../parts/stranded-screen.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { useTexts } from '../../texts/use-texts.ts'
import { tokenHandlers } from './token-handlers.ts'
import { tokenMachine } from './token-machine.ts'
import { ScreenLoader } from '../../parts/screen/screen-loader.tsx'

export interface TokenFlowProps {
  readonly authcode: string
  /** Called when the server refused the link. The user then signs in in the usual way. */
  readonly onRefused: (problem: Problem) => void
  /** Called when the user declined. Whoever is signed in in this browser stays signed in. */
  readonly onDeclined: () => void
}

/** Signs in with the token of a sign-in link, after the user has confirmed. */
export default function TokenFlow({ authcode, onRefused, onDeclined }: TokenFlowProps) {
  const { token } = useTexts()
  const world = useWorld()
  const go = useGo()
  const { next } = useHandover()
  const [state, dispatch] = useFlow(() =>
    createFlow(tokenMachine, tokenHandlers(world, { authcode, next, go, onRefused, onDeclined })),
  )
  const decline = (label: string) => (
    <Button variant="ghost" block onClick={() => dispatch({ type: 'declined' })}>
      {label}
    </Button>
  )

  switch (state.status) {
    case 'unchecked':
      return (
        <Screen key="unchecked" heading={token.unchecked} failed>
          <Stack gap="xs">
            <LoadFailure
              problem={state.problem}
              onRetry={() => dispatch({ type: 'checkRetried' })}
            />
            {decline(token.decline)}
          </Stack>
        </Screen>
      )
    case 'asking': {
      const { name, email, present } = state.owner
      const isOther = present !== undefined && present !== email
      const values = { email: <strong>{email}</strong>, present: <strong>{present}</strong> }
      return (
        <Screen
          key="asking"
          heading={token.heading({ name })}
          lead={isOther ? token.instead(values) : token.body(values)}
          failed={state.problem !== undefined}
        >
          <Stack gap="xs">
            <ProblemAlert problem={state.problem} />
            <Button
              block
              disabled={state.problem?.kind === 'throttled'}
              onClick={() => dispatch({ type: 'confirmed' })}
            >
              {token.confirm}
            </Button>
            {decline(present === undefined ? token.decline : token.keep)}
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
      return <ScreenLoader texts={{ loading: token.checking }} />
    case 'signingIn':
    case 'done':
      return <ScreenLoader texts={{ loading: token.signingIn }} />
  }
}
