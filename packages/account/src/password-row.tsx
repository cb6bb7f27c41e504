import '@vestibule/ui/password-checklist.css'
import '@vestibule/ui/password-field.css'
import { changePassword } from '@vestibule/api-client'
import { PasswordField } from '@vestibule/ui/password-field'
import { useToast } from '@vestibule/ui/toast'
import { useId, useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { HiddenUsername } from '@vestibule/app-kit/credentials/hidden-username'
import { NewPasswordChecklist } from '@vestibule/app-kit/credentials/new-password-checklist'
import {
  newPasswordFaults,
  passwordManagerRules,
  usePasswordRules,
} from '@vestibule/app-kit/credentials/new-password-rules'
import { useDropOnPageHide } from '@vestibule/app-kit/screens/use-drop-on-page-hide'
import { useCredentialTexts } from '@vestibule/app-kit/credentials/texts/credential-texts'
import { dayInWords } from '@vestibule/app-kit/screens/dates'
import { EditForm } from './edit-form.tsx'
import { EditableRow } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useProvenSubmission } from './use-proven-submission.ts'
import { useFieldRefusals } from '@vestibule/app-kit/problems/use-field-refusals'

export interface PasswordRowProps {
  readonly email: string
  readonly changedAt: string
  readonly onChanged: () => void
}

/** Shows when the password was changed, and lets the user change it. */
export function PasswordRow({ email, changedAt, onChanged }: PasswordRowProps) {
  const { password, change } = useAccountTexts()
  return (
    <EditableRow
      label={password.label}
      button={{ text: change, name: password.change }}
      renderForm={(close) => <PasswordForm {...{ email, onChanged, close }} />}
    >
      <span className="auth-row-note">{password.changedAt({ date: dayInWords(changedAt) })}</span>
    </EditableRow>
  )
}

const none = { password: '', confirmPassword: '' }

function PasswordForm({
  email,
  onChanged,
  close,
}: Omit<PasswordRowProps, 'changedAt'> & { readonly close: () => void }) {
  const { password: texts } = useAccountTexts()
  const { newPassword, password } = useCredentialTexts()
  const { client } = useWorld()
  const toast = useToast()
  const checklist = useId()
  const rules = usePasswordRules()
  const [typed, setTyped] = useState(none)
  const [confirmLeft, setConfirmLeft] = useState(false)
  useDropOnPageHide(() => setTyped(none))
  const { busy, problem, throttled, edited, submit } = useProvenSubmission(
    texts.purpose,
    (input: typeof none) => changePassword(client, input),
    () => {
      toast.success(texts.done)
      onChanged()
      close()
    },
  )
  const { unmet, mismatch } = newPasswordFaults(typed, rules)
  const refused = useFieldRefusals(problem)?.['password']?.[0]
  const type = (change: Partial<typeof none>) => {
    setTyped({ ...typed, ...change })
    edited()
  }
  const field = {
    size: 'md',
    autoComplete: 'new-password',
    passwordrules: passwordManagerRules(rules),
    readOnly: busy,
    texts: password,
  } as const
  return (
    <EditForm
      consequence={texts.consequence}
      submitLabel={texts.submit}
      busy={busy}
      disabled={unmet.length > 0 || mismatch || throttled}
      problem={refused === undefined ? problem : undefined}
      onSubmit={() => submit(typed)}
      onCancel={close}
    >
      <HiddenUsername email={email} />
      <PasswordField
        {...field}
        label={newPassword.password}
        aria-describedby={checklist}
        data-first-field
        value={typed.password}
        onChange={(event) => type({ password: event.target.value })}
        error={refused}
      />
      <NewPasswordChecklist id={checklist} password={typed.password} />
      <PasswordField
        {...field}
        label={newPassword.confirm}
        value={typed.confirmPassword}
        onChange={(event) => type({ confirmPassword: event.target.value })}
        onBlur={() => setConfirmLeft(typed.confirmPassword !== '')}
        error={confirmLeft && mismatch ? newPassword.mismatch : undefined}
      />
    </EditForm>
  )
}
