import '@vestibule/ui/password-field.css'
import type { ResetLinkFacts } from '@vestibule/api-client/contract'
import { Alert } from '@vestibule/ui/alert'
import { AuthForm } from '@vestibule/ui/auth-card'
import { PasswordField } from '@vestibule/ui/password-field'
import { TextField } from '@vestibule/ui/text-field'
import { useRef, useState } from 'react'
import { BusyButton } from '../../parts/busy-button.tsx'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { formAddress, formText } from '../../parts/form-text.ts'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { OtherFactors } from '../../parts/reset-link/other-factors.tsx'
import type { Submission } from '@vestibule/app-kit/calls/use-submission'
import { useDropOnPageHide } from '@vestibule/app-kit/screens/use-drop-on-page-hide'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { useTexts } from '../../texts/use-texts.ts'
import type { Texts } from '../../texts/texts.ts'
import { useFieldRefusals } from '@vestibule/app-kit/problems/use-field-refusals'

export interface TypedReset {
  readonly email: string
  readonly password: string
  readonly removeFactors: boolean
}

interface ResetPasswordFormProps {
  readonly submission: Submission<TypedReset>
  readonly facts: ResetLinkFacts
}

export function ResetPasswordForm({ submission, facts }: ResetPasswordFormProps) {
  const texts = useTexts()
  const { resetPasswordMinLength } = useWorld().settings
  // The address of the account, if the mailed link contains it.
  const { email: known } = useHandover()
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<string>()
  const [removeFactors, setRemoveFactors] = useState(false)
  const { busy, accepted, problem, throttled, edited, submit } = submission
  useDropOnPageHide(() => form.current?.reset())

  const reason = useFieldRefusals(problem)?.['password']?.[0]
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
        const email = formAddress(event.currentTarget)
        const password = formText(event.currentTarget, 'password')
        const confirm = formText(event.currentTarget, 'confirm')
        const found = resetPasswordFault(
          { email, password, confirm },
          resetPasswordMinLength,
          texts,
        )
        setFault(found)
        if (found === undefined) submit({ email, password, removeFactors })
      }}
    >
      <TextField
        name="email"
        type="email"
        label={texts.legacyReset.email}
        autoComplete="username"
        autoCapitalize="none"
        readOnly={busy}
        defaultValue={known}
        data-first-field={known === undefined ? '' : undefined}
      />
      <PasswordField
        name="password"
        label={texts.legacyReset.password}
        autoComplete="new-password"
        data-first-field={known === undefined ? undefined : ''}
        readOnly={busy}
        error={reason}
        texts={texts.password}
      />
      <PasswordField
        name="confirm"
        label={texts.legacyReset.confirm}
        autoComplete="new-password"
        readOnly={busy}
        texts={texts.password}
      />
      <OtherFactors
        {...facts}
        removed={removeFactors}
        disabled={busy}
        onChange={setRemoveFactors}
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
      <BusyButton type="submit" disabled={throttled} busy={busy}>
        {texts.legacyReset.submit}
      </BusyButton>
    </AuthForm>
  )
}

/** The first error in the fields of the form; undefined if the form can be sent. */
function resetPasswordFault(
  typed: { readonly email: string; readonly password: string; readonly confirm: string },
  /** Minimum length of the password, in Unicode code points. */
  min: number,
  { legacyReset }: Pick<Texts, 'legacyReset'>,
): string | undefined {
  if (!typed.email || !typed.password || !typed.confirm) return legacyReset.missing
  if (typed.password !== typed.confirm) return legacyReset.mismatch
  const codePoints = Array.from(typed.password).length
  return codePoints < min ? legacyReset.tooShort({ min }) : undefined
}
