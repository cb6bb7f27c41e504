import { confirmResetLink, getPasskeyRequestOptions } from '@vestibule/api-client'
import { askPasskey, hasPasskeys } from '@vestibule/app-kit/passkeys'
import { Button } from '@vestibule/ui/button'
import { KeyIcon } from '@vestibule/ui/icons'
import { Stack } from '@vestibule/ui/stack'
import { useState } from 'react'
import { useWorld } from '../../boot/world.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../busy-button.tsx'
import { CodeForm } from '../code-entry/code-form.tsx'
import { ProblemAlert } from '../problem-alert.tsx'
import { problemOf, type Problem } from '../problem.ts'
import { Screen } from '../screen/screen.tsx'
import { useSubmission } from '../submission/use-submission.ts'
import { ToNewLink } from './to-new-link.tsx'
import type { ResetLink } from './use-reset-link.ts'

/** A second factor of the account, without which the mailed link sets no password. */
export function ConfirmResetScreen({ link }: { readonly link: ResetLink }) {
  const { strictReset, secondFactor, twoFactor, newPassword } = useTexts()
  const { client, clock } = useWorld()
  const { uid, token, facts, onConfirmed } = link
  const hasCode = facts.confirm_by.includes('authenticator')
  const hasRecovery = facts.confirm_by.includes('recovery_code')
  const hasPasskey = facts.confirm_by.includes('passkey') && hasPasskeys(window)
  const [by, setBy] = useState<'code' | 'recovery'>(hasCode ? 'code' : 'recovery')
  const [asked, setAsked] = useState<{ busy: boolean; problem?: Problem }>({ busy: false })
  const code = useSubmission(
    (typed: string) => confirmResetLink(client, { uid, token, code: typed }),
    onConfirmed,
  )
  const recovery = useSubmission(
    (typed: string) => confirmResetLink(client, { uid, token, recoveryCode: typed }),
    onConfirmed,
  )
  const entry = by === 'code' ? code : recovery
  const busy = entry.busy || asked.busy
  const problem = asked.problem ?? entry.problem

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
    const outcome = await confirmResetLink(client, { uid, token, credential: signed.credential })
    setAsked({
      busy: false,
      ...('error' in outcome && { problem: problemOf(outcome, clock.now()) }),
    })
    if (outcome.kind === 'confirmed') onConfirmed()
  }

  const swap = (label: string, to: typeof by) => (
    <Button
      variant="ghost"
      size="sm"
      className="auth-other-way"
      disabled={busy}
      onClick={() => {
        setAsked({ busy: false })
        setBy(to)
      }}
    >
      {label}
    </Button>
  )
  return (
    <Screen
      heading={newPassword.resetHeading}
      lead={strictReset.intro}
      failed={problem !== undefined}
      footerStart={secondFactor.lost}
      help={<ToNewLink />}
    >
      <Stack gap="sm">
        {hasPasskey && (
          <BusyButton
            variant={hasCode ? 'secondary' : 'primary'}
            startIcon={<KeyIcon />}
            busy={asked.busy}
            disabled={entry.busy || problem?.kind === 'throttled'}
            onClick={() => void showPasskey()}
          >
            {secondFactor.usePasskey}
          </BusyButton>
        )}
        {(by === 'code' ? hasCode : hasRecovery) ? (
          <CodeForm
            key={by}
            label={by === 'code' ? twoFactor.authenticatorLabel : twoFactor.recoveryLabel}
            submitLabel={twoFactor.submit}
            length={by === 'code' ? 6 : 8}
            {...(by === 'recovery' && { inputProps: { autoComplete: 'off', inputMode: 'text' } })}
            busy={busy}
            problem={problem}
            onCodeEntered={(typed) => {
              setAsked({ busy: false })
              entry.submit(typed)
            }}
          >
            {by === 'code' && hasRecovery && swap(twoFactor.useRecovery, 'recovery')}
            {by === 'recovery' && hasCode && swap(twoFactor.useAuthenticator, 'code')}
          </CodeForm>
        ) : (
          <ProblemAlert problem={problem} />
        )}
      </Stack>
    </Screen>
  )
}
