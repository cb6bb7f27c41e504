import { lazyCode } from '@vestibule/base/react/lazy-code'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { ShownCodesStep } from '../../parts/authenticator/shown-codes-step.tsx'
import { createShownCodes } from '../../parts/authenticator/shown-codes.ts'
import { TotpSetupStep } from '../../parts/authenticator/totp-setup-step.tsx'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { RequireEmail } from '../../parts/require-email.tsx'
import { SignOutButton } from '../../parts/sign-out-button.tsx'
import { StrandedScreen } from '../../parts/stranded-screen.tsx'
import { useEnter } from '../../parts/use-enter.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { newDeviceMachine } from './setup-new-device-machine.ts'

const RecoveryCodesStep = lazyCode(async () => {
  const step = await import('../../parts/authenticator/recovery-codes-step.tsx')
  return { default: step.RecoveryCodesStep }
})

const flow = 'setup-new-device'

/** A new authenticator in place of a lost one. The old one stops working when the new one is confirmed. */
export default function SetupNewDeviceFlow() {
  return <RequireEmail>{(email) => <NewDeviceSteps key={email} email={email} />}</RequireEmail>
}

function NewDeviceSteps({ email }: { email: string }) {
  const world = useWorld()
  const enter = useEnter()
  const { next } = useHandover()
  const shownCodes = createShownCodes(world.sessionStorage)
  const [state, dispatch] = useFlow(() =>
    createFlow(newDeviceMachine(shownCodes.has(email, flow) ? 'shownCodes' : 'setup'), {
      noteCodes: () => shownCodes.note(email, flow),
      finish: () => shownCodes.clearAfter(email, finishSignIn(world, { email, next }, enter)),
    }),
  )
  if (state.step === 'stranded') {
    return (
      <StrandedScreen problem={state.problem} onRetry={() => dispatch({ type: 'finishRetried' })} />
    )
  }
  const finishing = state.step === 'finishing'
  // Until the server says where to go, the last step stays on the screen, busy.
  switch (finishing ? state.after : state.step) {
    case 'setup':
      return (
        <TotpSetupStep
          email={email}
          step={{ step: 1, steps: 2 }}
          help={<SignOutButton />}
          replaces
          onConfirmed={() => dispatch({ type: 'authenticatorConfirmed' })}
        />
      )
    case 'recoveryCodes':
      return (
        <RecoveryCodesStep
          email={email}
          step={{ step: 2, steps: 2 }}
          help={<SignOutButton />}
          busy={finishing}
          onSaved={() => dispatch({ type: 'recoveryCodesSaved' })}
        />
      )
    case 'shownCodes':
      return (
        <ShownCodesStep
          step={{ step: 2, steps: 2 }}
          help={<SignOutButton />}
          busy={finishing}
          onSaved={() => dispatch({ type: 'recoveryCodesSaved' })}
          onNewWanted={() => dispatch({ type: 'newCodesWanted' })}
        />
      )
  }
}
