import { getMissingFactor } from '@vestibule/api-client'
import type { MissingFactor } from '@vestibule/api-client/contract'
import { hasPasskeys } from '@vestibule/app-kit/passkeys'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { CodesSteps } from '../../parts/authenticator/codes-steps.tsx'
import { useCodesHandlers } from '../../parts/authenticator/use-codes-handlers.ts'
import { SignInSteps } from '../../parts/sign-in-steps.tsx'
import { TotpSetupStep } from '../../parts/authenticator/totp-setup-step.tsx'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { ScreenLoader } from '../../parts/screen/screen-loader.tsx'
import { SignOutButton } from '../../parts/sign-out-button.tsx'
import { StrandedScreen } from '../../parts/stranded-screen.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { secondFactorMachine, type Beginning } from './second-factor-machine.ts'
import { ChooseStep } from './steps/choose-step.tsx'
import { RecoverStep } from './steps/recover-step.tsx'
import { ShowStep } from './steps/show-step.tsx'
import { SignInAgainStep } from './steps/sign-in-again-step.tsx'

/**
 * For a user who must sign in with two factors and whose session has only one: asks for the second factor, or lets the
 * user set one up.
 */
export default function SecondFactorFlow() {
  const { client } = useWorld()
  const { next } = useHandover()
  const [round, setRound] = useState(0)
  const [facts, retry, refresh] = useLoad((signal) => getMissingFactor(client, { signal }))
  switch (facts.status) {
    case 'loading':
      return <ScreenLoader />
    case 'failed':
      return facts.problem.kind === 'outOfStep' ? (
        <Navigate to={pathTo(paths.start, { next })} replace />
      ) : (
        <StrandedScreen problem={facts.problem} onRetry={retry} />
      )
    case 'loaded':
      return (
        <SecondFactorSteps
          // After a recovery code was used, other steps are possible: begin again with what the server says then.
          key={`${round} ${facts.value.set_up.join()} ${facts.value.missing}`}
          facts={facts.value}
          onRecovered={() => {
            setRound(round + 1)
            refresh()
          }}
        />
      )
  }
}

interface StepsProps {
  readonly facts: MissingFactor
  readonly onRecovered: () => void
}

function SecondFactorSteps({ facts, onRecovered }: StepsProps) {
  const go = useGo()
  const { next } = useHandover()
  const { email } = facts
  const { wereShown, handlers } = useCodesHandlers('second-factor', { email, next }, go)
  const [state, dispatch] = useFlow(() =>
    createFlow(secondFactorMachine(beginningOf(facts, wereShown())), handlers),
  )
  const help = <SignOutButton />
  return (
    <SignInSteps state={state} dispatch={dispatch}>
      {(step, finishing) => {
        switch (step) {
          case 'show':
            return <ShowStep {...{ facts, finishing, dispatch }} />
          case 'recover':
            return <RecoverStep {...{ email, onRecovered, dispatch }} />
          case 'choose':
            return <ChooseStep {...{ facts, dispatch }} />
          case 'setUp':
            return (
              <TotpSetupStep
                {...{ email, help }}
                step={{ step: 1, steps: 2 }}
                replaces={facts.show.includes('authenticator')}
                onBack={() => dispatch({ type: 'wentBack' })}
                onConfirmed={() => dispatch({ type: 'factorSetUp' })}
              />
            )
          case 'recoveryCodes':
          case 'shownCodes':
            return (
              <CodesSteps
                {...{ email, help, finishing, dispatch }}
                at={step}
                step={{ step: 2, steps: 2 }}
              />
            )
          case 'signInAgain':
            return <SignInAgainStep url={facts.sign_in_again?.url ?? null} />
          case 'none':
            return <ScreenLoader />
        }
      }}
    </SignInSteps>
  )
}

function beginningOf(
  { missing, show, set_up, sign_in_again }: MissingFactor,
  shown: boolean,
): Beginning {
  if (!missing) return shown ? 'shownCodes' : 'none'
  if (set_up.length > 0) return 'choose'
  const canShow = show.some((factor) => factor !== 'passkey' || hasPasskeys(window))
  return canShow || sign_in_again === null ? 'show' : 'signInAgain'
}
