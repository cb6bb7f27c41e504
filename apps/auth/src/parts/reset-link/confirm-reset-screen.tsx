import { confirmResetLink } from '@vestibule/api-client'
import { hasPasskeys } from '@vestibule/app-kit/passkeys'
import { Button } from '@vestibule/ui/button'
import { KeyIcon } from '@vestibule/ui/icons'
import { Stack } from '@vestibule/ui/stack'
import { useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../busy-button.tsx'
import { CodeForm } from '../code-entry/code-form.tsx'
import { usePasskeyFactor } from '../passkey/use-passkey-factor.ts'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { Screen } from '../screen/screen.tsx'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { ToNewLink } from './to-new-link.tsx'
import type { ResetLink } from './use-reset-link.ts'

/**
 * Asks the user who has opened a mailed link for a second factor: if the account has one, the link sets no new password
 * without it.
 */
export function ConfirmResetScreen({ link }: { readonly link: ResetLink }) {
  const { strictReset, secondFactor, twoFactor, newPassword } = useTexts()
  const { client } = useWorld()
  const { uid, token, facts, onConfirmed } = link
  const hasCode = facts.confirm_by.includes('authenticator')
  const hasRecovery = facts.confirm_by.includes('recovery_code')
  const hasPasskey = facts.confirm_by.includes('passkey') && hasPasskeys(window)
  const [by, setBy] = useState<'code' | 'recovery'>(hasCode ? 'code' : 'recovery')
  const code = useSubmission(
    (typed: string) => confirmResetLink(client, { uid, token, code: typed }),
    onConfirmed,
  )
  const recovery = useSubmission(
    (typed: string) => confirmResetLink(client, { uid, token, recoveryCode: typed }),
    onConfirmed,
  )
  const passkey = usePasskeyFactor(
    (credential) => confirmResetLink(client, { uid, token, credential }),
    onConfirmed,
  )
  const entry = by === 'code' ? code : recovery
  const busy = entry.busy || passkey.busy
  const problem = passkey.problem ?? entry.problem

  const swap = (label: string, to: typeof by) => (
    <Button
      variant="ghost"
      size="sm"
      className="au-other-way"
      disabled={busy}
      onClick={() => {
        passkey.edited()
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
            busy={passkey.busy}
            disabled={entry.busy || problem?.kind === 'throttled'}
            onClick={() => {
              entry.edited()
              passkey.submit()
            }}
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
              passkey.edited()
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
