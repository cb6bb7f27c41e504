import { AuthForm } from '@vestibule/ui/auth-card'
import { TextField } from '@vestibule/ui/text-field'
import { useRef, useState, type ReactNode } from 'react'
import { BusyButton } from '../../parts/busy-button.tsx'
import { emailFault, formAddress, type EmailFault } from '../../parts/form-text.ts'
import { useTexts } from '../../texts/use-texts.ts'

export interface ForgotPasswordFormProps {
  /** Initial value of the field for the email address. */
  readonly offer: string
  readonly busy: boolean
  /** Why the server mailed no link, shown in the form. */
  readonly problem: ReactNode
  /** Whether nothing can be sent yet because a rate limit has not ended. */
  readonly throttled: boolean
  readonly onEdited: () => void
  readonly onEmail: (email: string) => void
}

export function ForgotPasswordForm({
  offer,
  busy,
  problem,
  throttled,
  onEdited,
  onEmail,
}: ForgotPasswordFormProps) {
  const texts = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<EmailFault>()
  const faultText = fault === 'empty' ? texts.errors.fieldEmpty : texts.errors.emailInvalid
  return (
    <AuthForm
      steady
      onSubmit={(event) => {
        event.preventDefault()
        const email = formAddress(event.currentTarget)
        const found = emailFault(email)
        setFault(found)
        if (found) field.current?.focus()
        else onEmail(email)
      }}
    >
      <TextField
        ref={field}
        name="email"
        type="email"
        label={texts.forgotPassword.email}
        defaultValue={offer}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={busy}
        data-first-field
        error={fault && faultText}
        onChange={() => {
          setFault(undefined)
          onEdited()
        }}
      />
      {problem}
      <BusyButton type="submit" disabled={throttled} busy={busy}>
        {texts.forgotPassword.submit}
      </BusyButton>
    </AuthForm>
  )
}
