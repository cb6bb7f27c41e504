import { getMissingFactor } from '@vestibule/api-client'
import type { MissingFactor } from '@vestibule/api-client/contract'
import { hasPasskeys } from '@vestibule/app-kit/passkeys'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { ShownCodesStep } from '../../parts/authenticator/shown-codes-step.tsx'
import { createShownCodes } from '../../parts/authenticator/shown-codes.ts'
import { TotpSetupStep } from '../../parts/authenticator/totp-setup-step.tsx'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
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

const RecoveryCodesStep = lazyCode(async () => {
  const step = await import('../../parts/authenticator/recovery-codes-step.tsx')
  return { default: step.RecoveryCodesStep }
})

const flow = 'second-factor'
const place = (step: 1 | 2) => ({ step, steps: 2 })

/** The second factor that a session lacks where the account must show two: shown, or set up. */
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
          // A recovery code changes what can be done.
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
  const world = useWorld()
  const go = useGo()
  const { next } = useHandover()
  const { email } = facts
  const shownCodes = createShownCodes(world.sessionStorage)
  const [state, dispatch] = useFlow(() =>
    createFlow(secondFactorMachine(beginningOf(facts, shownCodes.has(email, flow))), {
      noteCodes: () => shownCodes.note(email, flow),
      finish: () => shownCodes.clearAfter(email, finishSignIn(world, { email, next }, go)),
    }),
  )
  if (state.step === 'stranded') {
    return (
      <StrandedScreen problem={state.problem} onRetry={() => dispatch({ type: 'finishRetried' })} />
    )
  }
  const finishing = state.step === 'finishing'
  const help = <SignOutButton />
  // Until the server says where to go, the last step stays on the screen, busy.
  switch (finishing ? state.after : state.step) {
    case 'show':
      return <ShowStep facts={facts} finishing={finishing} dispatch={dispatch} />
    case 'recover':
      return <RecoverStep email={email} onRecovered={onRecovered} dispatch={dispatch} />
    case 'choose':
      return <ChooseStep facts={facts} dispatch={dispatch} />
    case 'setUp':
      return (
        <TotpSetupStep
          email={email}
          step={place(1)}
          help={help}
          replaces={facts.show.includes('authenticator')}
          onBack={() => dispatch({ type: 'wentBack' })}
          onConfirmed={() => dispatch({ type: 'factorSetUp' })}
        />
      )
    case 'recoveryCodes':
      return (
        <RecoveryCodesStep
          email={email}
          step={place(2)}
          help={help}
          busy={finishing}
          onSaved={() => dispatch({ type: 'recoveryCodesSaved' })}
        />
      )
    case 'shownCodes':
      return (
        <ShownCodesStep
          step={place(2)}
          help={help}
          busy={finishing}
          onSaved={() => dispatch({ type: 'recoveryCodesSaved' })}
          onNewWanted={() => dispatch({ type: 'newCodesWanted' })}
        />
      )
    case 'signInAgain':
      return <SignInAgainStep url={facts.sign_in_again?.url ?? null} />
    case 'none':
      return <ScreenLoader />
  }
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
