import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { TextField } from '@vestibule/ui/text-field'
import { useRef, useState, type ReactNode } from 'react'
import { emailFault, type EmailFault } from '../../parts/email-text.ts'
import { formText } from '../../parts/form-text.ts'
import { useTexts } from '../../texts/use-texts.ts'

export interface ForgotPasswordFormProps {
  /** The address that is known already. */
  readonly offer: string
  readonly busy: boolean
  /** Why no instructions were sent. */
  readonly problem: ReactNode
  /** Nothing is taken before a rate limit ends. */
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
      onSubmit={(event) => {
        event.preventDefault()
        const email = formText(event.currentTarget, 'email').trim()
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
      <Button
        type="submit"
        block
        disabled={throttled}
        loading={busy}
        loadingText={texts.app.pleaseWait}
      >
        {texts.forgotPassword.submit}
      </Button>
    </AuthForm>
  )
}
