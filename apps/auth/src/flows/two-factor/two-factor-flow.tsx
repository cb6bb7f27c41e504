import { lazyCode } from '@vestibule/base/react/lazy-code'
import { useEffect, type ReactNode } from 'react'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { EmailCodeStep } from '../../parts/email-code/email-code-step.tsx'
import type { CodesStep } from '../../parts/authenticator/codes-machine.ts'
import { CodesSteps, preloadCodes } from '../../parts/authenticator/codes-steps.tsx'
import { useCodesHandlers } from '../../parts/authenticator/use-codes-handlers.ts'
import { SignInSteps } from '../../parts/sign-in-steps.tsx'
import { RequireEmail } from '../../parts/require-email.tsx'
import { useEnter } from '../../parts/use-enter.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { paths } from '@vestibule/app-kit/auth-paths'
import { useOpen } from '@vestibule/app-kit/screens/address'
import type { StepProps } from './two-factor-machine.ts'
import { AuthenticatorCodeStep } from './steps/second-factor-step.tsx'
import { LostDeviceStep } from './steps/lost-device-step.tsx'
import { RecoveryCodeStep } from './steps/second-factor-step.tsx'
import { twoFactorMachine, type TwoFactorStep } from './two-factor-machine.ts'

// Load this step after the first one, because it contains the code that draws QR codes, and most users have an
// authenticator already.
const TotpSetupStep = lazyCode(async () => {
  const step = await import('../../parts/authenticator/totp-setup-step.tsx')
  return { default: step.TotpSetupStep }
})

/**
 * Sign-in with a mailed code, then a code of the authenticator. Users without an authenticator set one up and get
 * recovery codes.
 */
export default function TwoFactorFlow() {
  return <RequireEmail>{(email) => <TwoFactorSteps key={email} email={email} />}</RequireEmail>
}

function TwoFactorSteps({ email }: { email: string }) {
  const open = useOpen()
  const enter = useEnter()
  const { next, to } = useHandover()
  const { wereShown, handlers } = useCodesHandlers('two-factor', { email, next }, enter)
  const [state, dispatch] = useFlow(() =>
    createFlow(twoFactorMachine(wereShown() ? 'shownCodes' : 'emailCode'), {
      ...handlers,
      openStart: () => open(to(paths.start)),
      openNewDevice: () => open(to(paths.setupNewDevice)),
    }),
  )
  useEffect(() => {
    // Load the code of later steps ahead. If that fails, the step loads its code again when it is shown, and shows a
    // failure.
    TotpSetupStep.preload().catch(() => {})
    preloadCodes()
  }, [])
  return (
    <SignInSteps state={state} dispatch={dispatch}>
      {(step, finishing) => {
        const Step = steps[step]
        return <Step email={email} finishing={finishing} dispatch={dispatch} />
      }}
    </SignInSteps>
  )
}

const codesStep = (at: CodesStep) => (props: StepProps) => (
  <CodesSteps {...props} at={at} step={{ step: 3, steps: 3 }} />
)

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
  recoveryCodes: codesStep('recoveryCodes'),
  shownCodes: codesStep('shownCodes'),
  lostDevice: LostDeviceStep,
} satisfies Record<TwoFactorStep, (props: StepProps) => ReactNode>
