import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { CodesSteps } from '../../parts/authenticator/codes-steps.tsx'
import { TotpSetupStep } from '../../parts/authenticator/totp-setup-step.tsx'
import { useCodesHandlers } from '../../parts/authenticator/use-codes-handlers.ts'
import { RequireEmail } from '../../parts/require-email.tsx'
import { SignInSteps } from '../../parts/sign-in-steps.tsx'
import { SignOutButton } from '../../parts/sign-out-button.tsx'
import { useEnter } from '../../parts/use-enter.ts'
import { newDeviceMachine } from './setup-new-device-machine.ts'

/**
 * The user sets up a new authenticator in place of one that is lost. The old one stops working when the user has
 * confirmed the new one.
 */
export default function SetupNewDeviceFlow() {
  return <RequireEmail>{(email) => <NewDeviceSteps key={email} email={email} />}</RequireEmail>
}

function NewDeviceSteps({ email }: { email: string }) {
  const enter = useEnter()
  const { next } = useHandover()
  const { wereShown, handlers } = useCodesHandlers('setup-new-device', { email, next }, enter)
  const [state, dispatch] = useFlow(() =>
    createFlow(newDeviceMachine(wereShown() ? 'shownCodes' : 'setup'), handlers),
  )
  const help = <SignOutButton />
  return (
    <SignInSteps state={state} dispatch={dispatch}>
      {(step, finishing) =>
        step === 'setup' ? (
          <TotpSetupStep
            {...{ email, help }}
            step={{ step: 1, steps: 2 }}
            replaces
            onConfirmed={() => dispatch({ type: 'authenticatorConfirmed' })}
          />
        ) : (
          <CodesSteps
            {...{ email, help, finishing, dispatch }}
            at={step}
            step={{ step: 2, steps: 2 }}
          />
        )
      }
    </SignInSteps>
  )
}
