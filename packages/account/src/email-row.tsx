import { cancelEmailChange, changeEmail } from '@vestibule/api-client'
import type { AccountSecurity } from '@vestibule/api-client/contract'
import { emailPattern, typedAddress } from '@vestibule/api-client/contract'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { TextField } from '@vestibule/ui/text-field'
import { useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useScreenTexts } from '@vestibule/app-kit/screens/texts/screen-texts'
import { AccountProblem } from './account-problem.tsx'
import { dayInWords } from '@vestibule/app-kit/screens/dates'
import { EditForm } from './edit-form.tsx'
import { EditableRow } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useEdit } from './use-edit.ts'
import { useTextFields } from './use-text-fields.ts'
import { useDraft } from './use-draft.ts'

export interface EmailRowProps {
  readonly email: string
  /** A new address that the user has not confirmed yet by the mailed link. Null: there is none. */
  readonly change: AccountSecurity['email_change']
  readonly onChanged: () => void
}

/**
 * The user's email address. A new address replaces the old one when the user has opened the link that was mailed to the
 * new address, and confirms the change on that page.
 */
export function EmailRow({ email, change, onChanged }: EmailRowProps) {
  const texts = useAccountTexts()
  return (
    <EditableRow
      label={texts.email.label}
      forms={[
        {
          button: { text: texts.change, name: texts.email.change },
          draft: draftOf(email),
          render: (close) => <EmailForm {...{ email, onChanged, close }} />,
        },
      ]}
    >
      <span dir="ltr">{email}</span>
      <p className="acc-row-note">{texts.email.how}</p>
      {change && <Waiting key={change.email} change={change} onWithdrawn={onChanged} />}
    </EditableRow>
  )
}

interface WaitingProps {
  readonly change: NonNullable<AccountSecurity['email_change']>
  readonly onWithdrawn: () => void
}

function Waiting({ change, onWithdrawn }: WaitingProps) {
  const { email: texts } = useAccountTexts()
  const { client } = useWorld()
  const { busy, problem, throttled, submit } = useEdit({
    send: () => cancelEmailChange(client),
    done: texts.withdrawn,
    onDone: onWithdrawn,
  })
  const date = dayInWords(change.expires_at)
  return (
    <>
      <Alert
        className="acc-row-alert"
        tone="info"
        action={
          <Button variant="link" loading={busy} disabled={throttled} onClick={() => submit()}>
            {texts.withdraw}
          </Button>
        }
      >
        {texts.waits({ email: change.email, date })}
      </Alert>
      <AccountProblem problem={problem} />
    </>
  )
}

const draftOf = (email: string) => `email ${email}`

function EmailForm({
  email,
  onChanged,
  close,
}: Omit<EmailRowProps, 'change'> & { readonly close: () => void }) {
  const { email: texts } = useAccountTexts()
  const { errors } = useScreenTexts()
  const { client } = useWorld()
  const [typed, setTyped] = useDraft(draftOf(email), '')
  const [fault, setFault] = useState<string>()
  const submission = useEdit({
    purpose: texts.purpose,
    send: async (input: { readonly email: string }) => ({
      ...(await changeEmail(client, input)),
      email: input.email,
    }),
    done: (outcome) => texts.sent({ email: outcome.email }),
    onDone() {
      onChanged()
      close()
    },
  })
  const { field, isBlank, isOfField } = useTextFields(
    { email: typed },
    (next) => {
      setTyped(next.email)
      setFault(undefined)
    },
    submission,
  )
  return (
    <EditForm
      {...{ submission, isOfField }}
      consequence={texts.consequence}
      submitLabel={texts.submit}
      isIncomplete={isBlank}
      onSubmit={() => {
        const address = typedAddress(typed)
        if (!emailPattern.test(address)) setFault(errors.emailInvalid)
        else if (address.toLowerCase() === email.toLowerCase()) setFault(texts.same)
        else submission.submit({ email: address })
      }}
      onCancel={close}
    >
      <TextField
        label={texts.field}
        type="email"
        autoComplete="email"
        dir="ltr"
        data-first-field
        {...field('email')}
        {...(fault !== undefined && { error: fault })}
      />
    </EditForm>
  )
}
