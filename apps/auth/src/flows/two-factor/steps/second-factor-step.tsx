import { verifyRecoveryCode, verifyTotp, type Client, type OutcomeOf } from '@vestibule/api-client'
import { Button } from '@vestibule/ui/button'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { CodeForm, type CodeFormProps } from '../../../parts/code-entry/code-form.tsx'
import { usePasskeySignIn } from '../../../parts/passkey/use-passkey-sign-in.ts'
import { Screen } from '../../../parts/screen/screen.tsx'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { usePraise } from '../../../parts/use-praise.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StepProps } from '../two-factor-machine.ts'

export interface SecondFactorStepProps extends Pick<
  CodeFormProps,
  'label' | 'length' | 'inputProps'
> {
  readonly email: string
  readonly lead: string
  readonly verify: (
    client: Client,
    input: { email: string; code: string },
  ) => Promise<OutcomeOf<typeof verifyTotp | typeof verifyRecoveryCode>>
  readonly onVerified: () => void
  /** The text of the button that switches between codes of the authenticator and recovery codes. */
  readonly otherWay: string
  readonly onOtherWay: () => void
  /** Called after the user has signed in with a passkey. Absent: the step does not offer passkeys. */
  readonly onPasskey?: () => void
  readonly onBack: () => void
}

/** Asks for a code of the authenticator, or for a recovery code. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  const { email, lead, verify, onVerified, otherWay, onOtherWay, onPasskey, onBack, ...boxes } =
    props
  const texts = useTexts()
  const praise = usePraise()
  const { client } = useWorld()

  const passkey = usePasskeySignIn(() => onPasskey?.())
  const check = (code: string) => {
    passkey.edited()
    return verify(client, { email, code })
  }
  const entry = useSubmission(check, () => {
    praise(texts.twoFactor.verified)
    onVerified()
  })

  const problem = passkey.problem ?? entry.problem
  return (
    <Screen
      heading={texts.twoFactor.heading}
      lead={lead}
      step={{ step: 2, steps: 3 }}
      failed={problem !== undefined}
      onBack={onBack}
      showsAccount
    >
      <CodeForm
        {...boxes}
        submitLabel={texts.twoFactor.submit}
        busy={entry.busy || passkey.busy}
        problem={problem}
        onCodeEntered={entry.submit}
      >
        {/* Disable the button while a request is in flight: when an error above it disappears, it moves to where the
            second click of a double click may hit it. */}
        <Button
          variant="ghost"
          size="sm"
          className="au-other-way"
          disabled={entry.busy || passkey.busy}
          onClick={onOtherWay}
        >
          {otherWay}
        </Button>
        {onPasskey && passkey.isOffered && (
          <Button
            variant="ghost"
            size="sm"
            className="au-other-way"
            disabled={entry.busy}
            loading={passkey.busy}
            onClick={() => passkey.ask()}
          >
            {texts.twoFactor.usePasskey}
          </Button>
        )}
      </CodeForm>
    </Screen>
  )
}

export function AuthenticatorCodeStep({ email, dispatch }: StepProps) {
  const { twoFactor } = useTexts()
  return (
    <SecondFactorStep
      email={email}
      lead={twoFactor.authenticatorIntro}
      label={twoFactor.authenticatorLabel}
      length={6}
      verify={verifyTotp}
      onVerified={() => dispatch({ type: 'authenticatorVerified' })}
      otherWay={twoFactor.useRecovery}
      onOtherWay={() => dispatch({ type: 'recoveryCodeChosen' })}
      onPasskey={() => dispatch({ type: 'authenticatorVerified' })}
      onBack={() => dispatch({ type: 'wentBack' })}
    />
  )
}

export function RecoveryCodeStep({ email, dispatch }: StepProps) {
  const { twoFactor } = useTexts()
  return (
    <SecondFactorStep
      email={email}
      lead={twoFactor.recoveryIntro}
      label={twoFactor.recoveryLabel}
      length={8}
      inputProps={{ autoComplete: 'off', inputMode: 'text' }}
      verify={verifyRecoveryCode}
      onVerified={() => dispatch({ type: 'recoveryCodeVerified' })}
      otherWay={twoFactor.useAuthenticator}
      onOtherWay={() => dispatch({ type: 'authenticatorChosen' })}
      onBack={() => dispatch({ type: 'wentBack' })}
    />
  )
}
