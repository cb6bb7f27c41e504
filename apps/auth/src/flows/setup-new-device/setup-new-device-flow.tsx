import { lazyPart } from '@vestibule/app-kit/lazy-part'
import { useWorld } from '../../boot/world.ts'
import { createFlow } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import { ShownCodesStep } from '../../parts/authenticator/shown-codes-step.tsx'
import { createShownCodes } from '../../parts/authenticator/shown-codes.ts'
import { TotpSetupStep } from '../../parts/authenticator/totp-setup-step.tsx'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { RequireEmail } from '../../parts/require-email.tsx'
import { SignOutButton } from '../../parts/sign-out-button.tsx'
import { StrandedScreen } from '../../parts/stranded-screen.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { newDeviceMachine, type NewDeviceEvent } from './setup-new-device-machine.ts'

const RecoveryCodesStep = lazyPart(async () => {
  const step = await import('../../parts/authenticator/recovery-codes-step.tsx')
  return { default: step.RecoveryCodesStep }
})

const flow = 'setup-new-device'

/** A new device in the place of a lost one. The old one dies when the new one is confirmed. */
export function SetupNewDeviceFlow() {
  return <RequireEmail>{(email) => <NewDeviceSteps key={email} email={email} />}</RequireEmail>
}

function NewDeviceSteps({ email }: { email: string }) {
  const world = useWorld()
  const go = useGo()
  const { next } = useHandover()
  const shownCodes = createShownCodes(world.sessionStorage)
  const [state, dispatch] = useFlow(() =>
    createFlow(newDeviceMachine(shownCodes.has(email, flow) ? 'shownCodes' : 'setup'), {
      noteCodes() {
        shownCodes.note(email, flow)
        return undefined
      },
      async finish(): Promise<NewDeviceEvent | undefined> {
        const outcome = await finishSignIn(world, { email, next })
        if (outcome.kind === 'decided' || outcome.problem.kind === 'outOfStep') {
          shownCodes.clear(email)
        }
        if (outcome.kind === 'refused') return { type: 'finishFailed', problem: outcome.problem }
        go(outcome.url)
        return undefined
      },
    }),
  )
  if (state.step === 'stranded') {
    return (
      <StrandedScreen problem={state.problem} onRetry={() => dispatch({ type: 'finishRetried' })} />
    )
  }
  const finishing = state.step === 'finishing'
  // While the server decides where to go, the last step stays, busy.
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
