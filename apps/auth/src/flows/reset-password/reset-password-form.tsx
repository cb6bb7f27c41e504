import '@vestibule/ui/password-field.css'
import { Alert } from '@vestibule/ui/alert'
import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { PasswordField } from '@vestibule/ui/password-field'
import { TextField } from '@vestibule/ui/text-field'
import { useRef, useState } from 'react'
import { useWorld } from '../../boot/world.ts'
import { formText } from '../../parts/form-text.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import type { Submission } from '../../parts/submission/use-submission.ts'
import { useDropOnPageHide } from '../../parts/use-drop-on-page-hide.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { resetPasswordFault } from './reset-password-faults.ts'

export interface TypedReset {
  readonly email: string
  readonly password: string
}

export function ResetPasswordForm({ submission }: { submission: Submission<TypedReset> }) {
  const texts = useTexts()
  const { resetPasswordMinLength } = useWorld().settings
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<string>()
  const { busy, accepted, problem, throttled, edited, submit } = submission
  useDropOnPageHide(() => form.current?.reset())

  const reason = problem?.kind === 'refused' ? problem.fields?.['password']?.[0] : undefined
  const labels = {
    show: texts.password.show,
    hide: texts.password.hide,
    shown: texts.password.shown,
    hidden: texts.password.hidden,
  }
  return (
    <AuthForm
      ref={form}
      method="post"
      onChange={() => {
        setFault(undefined)
        edited()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const email = formText(event.currentTarget, 'email').trim()
        const password = formText(event.currentTarget, 'password')
        const confirm = formText(event.currentTarget, 'confirm')
        const found = resetPasswordFault(
          { email, password, confirm },
          resetPasswordMinLength,
          texts,
        )
        setFault(found)
        if (found === undefined) submit({ email, password })
      }}
    >
      <TextField
        name="email"
        type="email"
        label={texts.legacyReset.email}
        autoComplete="username"
        autoCapitalize="none"
        readOnly={busy}
        data-first-field
      />
      <PasswordField
        name="password"
        label={texts.legacyReset.password}
        autoComplete="new-password"
        readOnly={busy}
        error={reason}
        labels={labels}
      />
      <PasswordField
        name="confirm"
        label={texts.legacyReset.confirm}
        autoComplete="new-password"
        readOnly={busy}
        labels={labels}
      />
      {accepted && (
        <Alert tone="success" role="status">
          {texts.legacyReset.done}
        </Alert>
      )}
      {fault !== undefined && (
        <Alert tone="danger" role="alert">
          {fault}
        </Alert>
      )}
      {fault === undefined && reason === undefined && (
        <ProblemAlert problem={problem} words={{ refused: texts.errors.codeExpired }} />
      )}
      <Button
        type="submit"
        block
        disabled={throttled}
        loading={busy}
        loadingText={texts.app.pleaseWait}
      >
        {texts.legacyReset.submit}
      </Button>
    </AuthForm>
  )
}
