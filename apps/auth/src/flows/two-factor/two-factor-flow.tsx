import { lazyCode } from '@vestibule/base/react/lazy-code'
import { useEffect, type ReactNode } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { RecoveryCodesStep } from '../../parts/authenticator/recovery-codes-step.tsx'
import { ShownCodesStep } from '../../parts/authenticator/shown-codes-step.tsx'
import { createShownCodes } from '../../parts/authenticator/shown-codes.ts'
import { EmailCodeStep } from '../../parts/email-code/email-code-step.tsx'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { RequireEmail } from '../../parts/require-email.tsx'
import { StrandedScreen } from '../../parts/stranded-screen.tsx'
import { useEnter } from '../../parts/use-enter.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { paths } from '@vestibule/app-kit/auth-paths'
import { useOpen } from '@vestibule/app-kit/screens/address'
import type { StepProps } from './two-factor-machine.ts'
import { AuthenticatorCodeStep } from './steps/second-factor-step.tsx'
import { LostDeviceStep } from './steps/lost-device-step.tsx'
import { RecoveryCodeStep } from './steps/second-factor-step.tsx'
import { twoFactorMachine, type TwoFactorStep } from './two-factor-machine.ts'

// Most users have an authenticator. The code that draws the QR code is fetched after the first step.
const TotpSetupStep = lazyCode(async () => {
  const step = await import('../../parts/authenticator/totp-setup-step.tsx')
  return { default: step.TotpSetupStep }
})

/** Mailed code, then a code of the authenticator; users without one set it up and get recovery codes. */
export default function TwoFactorFlow() {
  return <RequireEmail>{(email) => <TwoFactorSteps key={email} email={email} />}</RequireEmail>
}

function TwoFactorSteps({ email }: { email: string }) {
  const world = useWorld()
  const open = useOpen()
  const enter = useEnter()
  const { next, to } = useHandover()
  const shownCodes = createShownCodes(world.sessionStorage)
  const [state, dispatch] = useFlow(() =>
    createFlow(twoFactorMachine(shownCodes.has(email, 'two-factor') ? 'shownCodes' : 'emailCode'), {
      finish: () => shownCodes.clearAfter(email, finishSignIn(world, { email, next }, enter)),
      noteCodes: () => shownCodes.note(email, 'two-factor'),
      openStart: () => open(to(paths.start)),
      openNewDevice: () => open(to(paths.setupNewDevice)),
    }),
  )
  useEffect(() => {
    // If this fails, the step tries again and shows the failure.
    TotpSetupStep.preload().catch(() => {})
  }, [])
  if (state.step === 'stranded') {
    return (
      <StrandedScreen problem={state.problem} onRetry={() => dispatch({ type: 'finishRetried' })} />
    )
  }
  const finishing = state.step === 'finishing'
  // Until the server says where to go, the last step stays on the screen, busy.
  const Step = steps[finishing ? state.after : state.step]
  return <Step email={email} finishing={finishing} dispatch={dispatch} />
}

const steps = {
  emailCode: ({ email, dispatch }: StepProps) => (
    <EmailCodeStep
      email={email}
      step={{ step: 1, steps: 3 }}
      onVerified={(outcome) => dispatch({ type: 'emailCodeVerified', outcome })}
      onBack={() => dispatch({ type: 'wentBack' })}
    />
  ),
  authenticatorCode: AuthenticatorCodeStep,
  recoveryCode: RecoveryCodeStep,
  setup: ({ email, dispatch }: StepProps) => (
    <TotpSetupStep
      email={email}
      step={{ step: 2, steps: 3 }}
      onConfirmed={() => dispatch({ type: 'authenticatorConfirmed' })}
      onBack={() => dispatch({ type: 'wentBack' })}
    />
  ),
  recoveryCodes: ({ email, finishing, dispatch }: StepProps) => (
    <RecoveryCodesStep
      email={email}
      step={{ step: 3, steps: 3 }}
      busy={finishing}
      onSaved={() => dispatch({ type: 'recoveryCodesSaved' })}
    />
  ),
  shownCodes: ({ finishing, dispatch }: StepProps) => (
    <ShownCodesStep
      step={{ step: 3, steps: 3 }}
      busy={finishing}
      onSaved={() => dispatch({ type: 'recoveryCodesSaved' })}
      onNewWanted={() => dispatch({ type: 'newCodesWanted' })}
    />
  ),
  lostDevice: LostDeviceStep,
} satisfies Record<TwoFactorStep, (props: StepProps) => ReactNode>
