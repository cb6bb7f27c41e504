import { proveAgain } from '@vestibule/api-client'
import type { MissingFactor } from '@vestibule/api-client/contract'
import { hasPasskeys } from '@vestibule/app-kit/passkeys'
import { Button } from '@vestibule/ui/button'
import { KeyIcon } from '@vestibule/ui/icons'
import { Stack } from '@vestibule/ui/stack'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { CodeForm } from '../../../parts/code-entry/code-form.tsx'
import { usePasskeyFactor } from '../../../parts/passkey/use-passkey-factor.ts'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { Screen } from '../../../parts/screen/screen.tsx'
import { SignOutButton } from '../../../parts/sign-out-button.tsx'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { usePraise } from '../../../parts/use-praise.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { SecondFactorEvent } from '../second-factor-machine.ts'

interface ShowStepProps {
  readonly facts: MissingFactor
  readonly finishing: boolean
  readonly dispatch: (event: SecondFactorEvent) => void
}

/** Asks the user to show a second factor that the account has. */
export function ShowStep({ facts, finishing, dispatch }: ShowStepProps) {
  const texts = useTexts()
  const { client } = useWorld()
  const praise = usePraise()
  const entry = useSubmission(
    (code: string) => proveAgain(client, { code }),
    () => {
      praise(texts.twoFactor.verified)
      dispatch({ type: 'factorShown' })
    },
  )
  const passkey = usePasskeyFactor(
    (credential) => proveAgain(client, { credential }),
    () => dispatch({ type: 'factorShown' }),
  )
  const hasCode = facts.show.includes('authenticator')
  const hasPasskey = facts.show.includes('passkey') && hasPasskeys(window)
  const hasRecovery = facts.show.includes('recovery_code')
  const busy = entry.busy || passkey.busy || finishing

  const showPasskey = () => {
    entry.edited()
    passkey.submit()
  }
  const problem = passkey.problem ?? entry.problem
  const others = (
    <Stack gap="xs">
      {hasRecovery && (
        <Button
          variant="ghost"
          size="sm"
          className="au-other-way"
          disabled={busy}
          onClick={() => dispatch({ type: 'recoveryCodeChosen' })}
        >
          {texts.twoFactor.useRecovery}
        </Button>
      )}
      {hasCode && hasPasskey && (
        <Button
          variant="ghost"
          size="sm"
          className="au-other-way"
          disabled={busy}
          onClick={showPasskey}
        >
          {texts.twoFactor.usePasskey}
        </Button>
      )}
    </Stack>
  )
  return (
    <Screen
      heading={texts.twoFactor.heading}
      lead={hasCode ? texts.twoFactor.authenticatorIntro : texts.secondFactor.showPasskey}
      failed={problem !== undefined}
      footerStart={texts.secondFactor.lost}
      help={<SignOutButton />}
      showsAccount
    >
      {hasCode ? (
        <CodeForm
          label={texts.twoFactor.authenticatorLabel}
          submitLabel={texts.twoFactor.submit}
          length={6}
          busy={busy}
          problem={problem}
          onCodeEntered={entry.submit}
        >
          {others}
        </CodeForm>
      ) : (
        <Stack gap="sm">
          <ProblemAlert problem={problem} />
          {hasPasskey && (
            <BusyButton
              startIcon={<KeyIcon />}
              busy={busy}
              disabled={problem?.kind === 'throttled'}
              onClick={showPasskey}
            >
              {texts.secondFactor.usePasskey}
            </BusyButton>
          )}
          {others}
        </Stack>
      )}
    </Screen>
  )
}
