import { getPasskeyRequestOptions, proveAgain } from '@vestibule/api-client'
import type { MissingFactor } from '@vestibule/api-client/contract'
import { askPasskey, hasPasskeys } from '@vestibule/app-kit/passkeys'
import { Button } from '@vestibule/ui/button'
import { KeyIcon } from '@vestibule/ui/icons'
import { Stack } from '@vestibule/ui/stack'
import { useState } from 'react'
import { useWorld } from '../../../boot/world.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { CodeForm } from '../../../parts/code-entry/code-form.tsx'
import { ProblemAlert } from '../../../parts/problem-alert.tsx'
import { problemOf, type Problem } from '../../../parts/problem.ts'
import { Screen } from '../../../parts/screen/screen.tsx'
import { SignOutButton } from '../../../parts/sign-out-button.tsx'
import { useSubmission } from '../../../parts/submission/use-submission.ts'
import { usePraise } from '../../../parts/use-praise.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { SecondFactorEvent } from '../second-factor-machine.ts'

interface ShowStepProps {
  readonly facts: MissingFactor
  readonly finishing: boolean
  readonly dispatch: (event: SecondFactorEvent) => void
}

/** The second factor that the account has. */
export function ShowStep({ facts, finishing, dispatch }: ShowStepProps) {
  const texts = useTexts()
  const { client, clock } = useWorld()
  const praise = usePraise()
  const [asked, setAsked] = useState<{ busy: boolean; problem?: Problem }>({ busy: false })
  const entry = useSubmission(
    (code: string) => proveAgain(client, { code }),
    () => {
      praise(texts.twoFactor.verified)
      dispatch({ type: 'factorShown' })
    },
  )
  const hasCode = facts.show.includes('authenticator')
  const hasPasskey = facts.show.includes('passkey') && hasPasskeys(window)
  const hasRecovery = facts.show.includes('recovery_code')
  const busy = entry.busy || asked.busy || finishing

  async function showPasskey() {
    setAsked({ busy: true })
    entry.edited()
    const options = await getPasskeyRequestOptions(client)
    if (options.kind !== 'loaded') {
      return setAsked({ busy: false, problem: problemOf(options, clock.now()) })
    }
    const signed = await askPasskey(window, options.value)
    // Whoever closes the browser's question has changed their mind.
    if (signed.kind !== 'signed') return setAsked({ busy: false })
    const outcome = await proveAgain(client, { credential: signed.credential })
    if (outcome.kind === 'proven') dispatch({ type: 'factorShown' })
    setAsked({
      busy: false,
      ...('error' in outcome && { problem: problemOf(outcome, clock.now()) }),
    })
  }

  const problem = asked.problem ?? entry.problem
  const others = (
    <Stack gap="xs">
      {hasRecovery && (
        <Button
          variant="ghost"
          size="sm"
          className="auth-other-way"
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
          className="auth-other-way"
          disabled={busy}
          onClick={() => void showPasskey()}
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
              onClick={() => void showPasskey()}
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
