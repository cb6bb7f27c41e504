import '@vestibule/ui/password-checklist.css'
import '@vestibule/ui/password-field.css'
import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { PasswordField } from '@vestibule/ui/password-field'
import { Stack } from '@vestibule/ui/stack'
import { useId, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { HiddenUsername } from '../hidden-username.tsx'
import { ProblemAlert } from '../problem-alert.tsx'
import type { Submission } from '../submission/use-submission.ts'
import { useDropOnPageHide } from '../use-drop-on-page-hide.ts'
import { NewPasswordChecklist } from './new-password-checklist.tsx'
import { newPasswordFaults, passwordManagerRules } from './new-password-rules.ts'

export interface NewPassword {
  readonly password: string
  readonly confirmPassword: string
}

export interface NewPasswordFormProps {
  /** For the password manager; unknown where only a mailed link names the account. */
  readonly email: string | undefined
  readonly submission: Submission<NewPassword>
  readonly submitLabel: string
}

const none: NewPassword = { password: '', confirmPassword: '' }

/** A new password, typed twice under a live checklist; it can be sent once every rule holds. */
export function NewPasswordForm({ email, submission, submitLabel }: NewPasswordFormProps) {
  const texts = useTexts()
  const checklistId = useId()
  const [typed, setTyped] = useState(none)
  const [confirmLeft, setConfirmLeft] = useState(false)
  const { busy, problem, throttled, edited, submit } = submission
  useDropOnPageHide(() => setTyped(none))

  const { unmet, mismatch } = newPasswordFaults(typed)
  const refusal = problem?.kind === 'refused' ? problem.fields?.['password']?.[0] : undefined
  function type(change: Partial<NewPassword>) {
    setTyped({ ...typed, ...change })
    edited()
  }
  const labels = {
    show: texts.password.show,
    hide: texts.password.hide,
    shown: texts.password.shown,
    hidden: texts.password.hidden,
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
          passwordrules={passwordManagerRules}
          aria-describedby={checklistId}
          value={typed.password}
          onChange={(event) => type({ password: event.target.value })}
          data-first-field
          readOnly={busy}
          error={refusal}
          labels={labels}
        />
        <NewPasswordChecklist id={checklistId} password={typed.password} />
      </Stack>
      <PasswordField
        label={texts.newPassword.confirm}
        autoComplete="new-password"
        passwordrules={passwordManagerRules}
        value={typed.confirmPassword}
        onChange={(event) => type({ confirmPassword: event.target.value })}
        onBlur={() => setConfirmLeft(typed.confirmPassword !== '')}
        readOnly={busy}
        error={confirmLeft && mismatch ? texts.newPassword.mismatch : undefined}
        labels={labels}
      />
      <ProblemAlert problem={refusal === undefined ? problem : undefined} />
      <Button
        type="submit"
        block
        disabled={unmet.length > 0 || mismatch || throttled}
        loading={busy}
        loadingText={texts.app.pleaseWait}
      >
        {submitLabel}
      </Button>
    </AuthForm>
  )
}
