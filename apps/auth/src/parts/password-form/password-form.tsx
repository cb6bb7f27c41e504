import '@vestibule/ui/password-field.css'
import { safeNext } from '@vestibule/api-client'
import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { PasswordField } from '@vestibule/ui/password-field'
import { TextField } from '@vestibule/ui/text-field'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { BusyButton } from '../busy-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { formText } from '../form-text.ts'
import { HiddenUsername } from '@vestibule/app-kit/credentials/hidden-username'
import { organizationOffers } from '../organization-offer.ts'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import type { Submission } from '@vestibule/app-kit/calls/use-submission'
import { useGo } from '../use-go.ts'
import { useDropOnPageHide } from '@vestibule/app-kit/screens/use-drop-on-page-hide'

export interface PasswordFormProps {
  readonly email: string
  readonly submission: Submission<string>
  readonly submitLabel: string
  /** A link or button for users who forgot the password, shown beside the label. */
  readonly forgot: ReactNode
}

/** The form for the password of an account whose mail address is known. */
export function PasswordForm({ email, submission, submitLabel, forgot }: PasswordFormProps) {
  const texts = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [empty, setEmpty] = useState(false)
  const { sessionStorage } = useWorld()
  const go = useGo()
  const offer = organizationOffers(sessionStorage).of(email)
  const { busy, problem, throttled, edited, submit } = submission
  useDropOnPageHide(() => form.current?.reset())

  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])

  return (
    <AuthForm
      ref={form}
      steady
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
        invalid={problem?.kind === 'refused'}
        onChange={() => {
          setEmpty(false)
          edited()
        }}
        texts={texts.password}
      />
      <ProblemAlert problem={problem} words={{ refused: texts.errors.invalidCredentials }} />
      <BusyButton type="submit" disabled={throttled} busy={busy}>
        {submitLabel}
      </BusyButton>
      {offer && safeNext(offer.url) === offer.url && (
        <Button variant="secondary" block onClick={() => go(offer.url)}>
          {texts.organization.signIn({ organization: offer.name })}
        </Button>
      )}
    </AuthForm>
  )
}
