import '@vestibule/ui/password-field.css'
import { changePassword } from '@vestibule/api-client'
import { PasswordField } from '@vestibule/ui/password-field'
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
import { useEdit } from './use-edit.ts'
import { useTextFields } from './use-text-fields.ts'

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
      forms={[
        {
          button: { text: change, name: password.change },
          render: (close) => <PasswordForm {...{ email, onChanged, close }} />,
        },
      ]}
    >
      <span className="acc-row-note">{password.changedAt({ date: dayInWords(changedAt) })}</span>
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
  const checklist = useId()
  const rules = usePasswordRules()
  const [typed, setTyped] = useState(none)
  const [confirmLeft, setConfirmLeft] = useState(false)
  useDropOnPageHide(() => setTyped(none))
  const submission = useEdit({
    purpose: texts.purpose,
    send: (input: typeof none) => changePassword(client, input),
    done: texts.done,
    onDone() {
      onChanged()
      close()
    },
  })
  const { field, isOfField } = useTextFields(typed, setTyped, submission)
  const { unmet, mismatch } = newPasswordFaults(typed, rules)
  const ofNew = {
    autoComplete: 'new-password',
    passwordrules: passwordManagerRules(rules),
    texts: password,
  }
  return (
    <EditForm
      {...{ submission, isOfField }}
      consequence={texts.consequence}
      submitLabel={texts.submit}
      isIncomplete={unmet.length > 0 || mismatch}
      onSubmit={() => submission.submit(typed)}
      onCancel={close}
    >
      <HiddenUsername email={email} />
      <PasswordField
        {...ofNew}
        {...field('password')}
        label={newPassword.password}
        aria-describedby={checklist}
        data-first-field
      />
      <NewPasswordChecklist id={checklist} password={typed.password} />
      <PasswordField
        {...ofNew}
        {...field('confirmPassword')}
        label={newPassword.confirm}
        onBlur={() => setConfirmLeft(typed.confirmPassword !== '')}
        error={confirmLeft && mismatch ? newPassword.mismatch : undefined}
      />
    </EditForm>
  )
}
