import { lazyPart } from '@vestibule/app-kit/lazy-part'
import { useEffect, type ReactNode } from 'react'
import { useWorld } from '../../boot/world.ts'
import { createFlow } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import { RecoveryCodesStep } from '../../parts/authenticator/recovery-codes-step.tsx'
import { ShownCodesStep } from '../../parts/authenticator/shown-codes-step.tsx'
import { createShownCodes } from '../../parts/authenticator/shown-codes.ts'
import { EmailCodeStep } from '../../parts/email-code/email-code-step.tsx'
import { RequireEmail } from '../../parts/require-email.tsx'
import { StrandedScreen } from '../../parts/stranded-screen.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { paths } from '../../paths.ts'
import { useOpen } from '../../routing/address.ts'
import type { StepProps } from './step-props.ts'
import { AuthenticatorCodeStep } from './steps/authenticator-code-step.tsx'
import { LostDeviceStep } from './steps/lost-device-step.tsx'
import { RecoveryCodeStep } from './steps/recovery-code-step.tsx'
import { twoFactorEffects } from './two-factor-effects.ts'
import { twoFactorMachine, type TwoFactorStep } from './two-factor-machine.ts'

const loadSetup = () => import('../../parts/authenticator/totp-setup-step.tsx')
// Most people have an authenticator: what draws the picture comes after the first step.
const TotpSetupStep = lazyPart(async () => ({ default: (await loadSetup()).TotpSetupStep }))

/** Mailed code, then the authenticator: its code, or its setting up with recovery codes after it. */
export function TwoFactorFlow() {
  return <RequireEmail>{(email) => <TwoFactorSteps key={email} email={email} />}</RequireEmail>
}

function TwoFactorSteps({ email }: { email: string }) {
  const world = useWorld()
  const open = useOpen()
  const go = useGo()
  const { next, to } = useHandover()
  const [state, dispatch] = useFlow(() =>
    createFlow(
      twoFactorMachine(
        createShownCodes(world.sessionStorage).has(email, 'two-factor')
          ? 'shownCodes'
          : 'emailCode',
      ),
      twoFactorEffects(world, {
        email,
        next,
        go,
        openStart: () => open(to(paths.start)),
        openNewDevice: () => open(to(paths.setupNewDevice)),
      }),
    ),
  )
  useEffect(() => {
    // A failure shows when the step is reached.
    loadSetup().catch(() => {})
  }, [])
  if (state.step === 'stranded') {
    return (
      <StrandedScreen problem={state.problem} onRetry={() => dispatch({ type: 'finishRetried' })} />
    )
  }
  const finishing = state.step === 'finishing'
  // While the server decides where to go, the last step stays, busy.
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
