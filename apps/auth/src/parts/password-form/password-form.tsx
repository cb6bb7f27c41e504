import '@vestibule/ui/password-field.css'
import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { PasswordField } from '@vestibule/ui/password-field'
import { TextField } from '@vestibule/ui/text-field'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { formText } from '../form-text.ts'
import { HiddenUsername } from '../hidden-username.tsx'
import { ProblemAlert } from '../problem-alert.tsx'
import type { Submission } from '../submission/use-submission.ts'
import { useDropOnPageHide } from '../use-drop-on-page-hide.ts'

export interface PasswordFormProps {
  readonly email: string
  readonly submission: Submission<string>
  readonly submitLabel: string
  /** Beside the password's label: the way out for who forgot it. */
  readonly forgot: ReactNode
}

/** The password of a known address. */
export function PasswordForm({ email, submission, submitLabel, forgot }: PasswordFormProps) {
  const texts = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [empty, setEmpty] = useState(false)
  const { busy, problem, throttled, edited, submit } = submission
  useDropOnPageHide(() => form.current?.reset())

  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])

  return (
    <AuthForm
      ref={form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        const password = formText(event.currentTarget, 'password')
        setEmpty(password === '')
        if (password === '') field.current?.focus()
        else submit(password)
      }}
    >
      <TextField label={texts.password.email} value={email} autoComplete="off" disabled />
      <HiddenUsername email={email} />
      <PasswordField
        ref={field}
        name="password"
        label={texts.password.password}
        labelEnd={forgot}
        autoComplete="current-password"
        data-first-field
        readOnly={busy}
        error={empty ? texts.errors.fieldEmpty : undefined}
        onChange={() => {
          setEmpty(false)
          edited()
        }}
        labels={{
          show: texts.password.show,
          hide: texts.password.hide,
          shown: texts.password.shown,
          hidden: texts.password.hidden,
        }}
      />
      <ProblemAlert problem={problem} words={{ refused: texts.errors.invalidCredentials }} />
      <Button
        type="submit"
        block
        disabled={throttled}
        loading={busy}
        loadingText={texts.app.pleaseWait}
      >
        {submitLabel}
      </Button>
    </AuthForm>
  )
}
