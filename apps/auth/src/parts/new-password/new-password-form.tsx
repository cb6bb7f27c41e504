import '@vestibule/ui/password-field.css'
import type { ResetLinkFacts } from '@vestibule/api-client/contract'
import { AuthForm } from '@vestibule/ui/auth-card'
import { PasswordField } from '@vestibule/ui/password-field'
import { Stack } from '@vestibule/ui/stack'
import { useId, useState } from 'react'
import { BusyButton } from '../busy-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { HiddenUsername } from '@vestibule/app-kit/credentials/hidden-username'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { OtherFactors } from '../reset-link/other-factors.tsx'
import type { Submission } from '@vestibule/app-kit/calls/use-submission'
import { useDropOnPageHide } from '@vestibule/app-kit/screens/use-drop-on-page-hide'
import { NewPasswordChecklist } from '@vestibule/app-kit/credentials/new-password-checklist'
import {
  newPasswordFaults,
  passwordManagerRules,
  usePasswordRules,
} from '@vestibule/app-kit/credentials/new-password-rules'
import { useFieldRefusals } from '@vestibule/app-kit/problems/use-field-refusals'

export interface NewPassword {
  readonly password: string
  readonly confirmPassword: string
  readonly removeFactors?: boolean
}

export interface NewPasswordFormProps {
  /**
   * The mail address, for the password manager. Undefined if it is not known, because only a mailed link names the
   * account.
   */
  readonly email: string | undefined
  readonly submission: Submission<NewPassword>
  /**
   * The ways into the account besides its password, which the form lists. Absent if no mailed link has opened the page,
   * because then they are not known.
   */
  readonly facts?: ResetLinkFacts | undefined
  readonly submitLabel: string
}

const none: NewPassword = { password: '', confirmPassword: '' }

/**
 * The user types a new password twice, with a checklist of the rules. The form can be sent when the password meets all
 * of them.
 */
export function NewPasswordForm({ email, submission, facts, submitLabel }: NewPasswordFormProps) {
  const texts = useTexts()
  const checklistId = useId()
  const rules = usePasswordRules()
  const [typed, setTyped] = useState(none)
  const [confirmLeft, setConfirmLeft] = useState(false)
  const { busy, problem, throttled, edited, submit } = submission
  useDropOnPageHide(() => setTyped(none))

  const { unmet, mismatch } = newPasswordFaults(typed, rules)
  const refusal = useFieldRefusals(problem)?.['password']?.[0]
  function type(change: Partial<NewPassword>) {
    setTyped({ ...typed, ...change })
    edited()
  }

  return (
    <AuthForm
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (unmet.length === 0 && !mismatch) submit(typed)
      }}
    >
      {email !== undefined && <HiddenUsername email={email} />}
      <Stack gap="sm">
        <PasswordField
          label={texts.newPassword.password}
          autoComplete="new-password"
          passwordrules={passwordManagerRules(rules)}
          aria-describedby={checklistId}
          value={typed.password}
          onChange={(event) => type({ password: event.target.value })}
          data-first-field
          readOnly={busy}
          error={refusal}
          texts={texts.password}
        />
        <NewPasswordChecklist id={checklistId} password={typed.password} />
      </Stack>
      <PasswordField
        label={texts.newPassword.confirm}
        autoComplete="new-password"
        passwordrules={passwordManagerRules(rules)}
        value={typed.confirmPassword}
        onChange={(event) => type({ confirmPassword: event.target.value })}
        onBlur={() => setConfirmLeft(typed.confirmPassword !== '')}
        readOnly={busy}
        error={confirmLeft && mismatch ? texts.newPassword.mismatch : undefined}
        texts={texts.password}
      />
      {facts && (
        <OtherFactors
          {...facts}
          removed={typed.removeFactors === true}
          disabled={busy}
          onChange={(removeFactors) => type({ removeFactors })}
        />
      )}
      <ProblemAlert problem={refusal === undefined ? problem : undefined} />
      <BusyButton type="submit" disabled={unmet.length > 0 || mismatch || throttled} busy={busy}>
        {submitLabel}
      </BusyButton>
    </AuthForm>
  )
}
