import '@vestibule/ui/code-input.css'
import { generateQrCode, verifyTotp } from '@vestibule/api-client'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { useScreenTexts } from '@vestibule/app-kit/screens/texts/screen-texts'
import { CodeInput } from '@vestibule/ui/code-input'
import { useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { TotpKey } from '@vestibule/app-kit/credentials/totp-key'
import { problemText } from '@vestibule/app-kit/problems/problem-text'
import { useCredentialTexts } from '@vestibule/app-kit/credentials/texts/credential-texts'
import { dayInWords } from '@vestibule/app-kit/screens/dates'
import { ConfirmForm, EditForm } from './edit-form.tsx'
import { EditableRow } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useEdit } from './use-edit.ts'

export interface AuthenticatorRowProps {
  readonly email: string
  /** When the authenticator was set up. Null: the account has none. */
  readonly confirmedAt: string | null
  readonly onChanged: () => void
}

/** Shows whether the account has an authenticator app, and lets the user set one up or replace it. */
export function AuthenticatorRow({ email, confirmedAt, onChanged }: AuthenticatorRowProps) {
  const { authenticator: texts } = useAccountTexts()
  const button =
    confirmedAt === null
      ? { text: texts.setUp, name: texts.setUpLong }
      : { text: texts.replace, name: texts.replaceLong }
  return (
    <EditableRow
      label={texts.label}
      forms={[{ button, render: (close) => <NewAuthenticator {...{ email, onChanged, close }} /> }]}
    >
      <span className="acc-row-note">
        {confirmedAt === null ? texts.none : texts.since({ date: dayInWords(confirmedAt) })}
      </span>
    </EditableRow>
  )
}

type FormProps = Omit<AuthenticatorRowProps, 'confirmedAt'> & { readonly close: () => void }

/**
 * Asks the user to prove their identity, shows the key of the new authenticator, and asks for a code that the new
 * authenticator makes.
 */
function NewAuthenticator(props: FormProps) {
  const { authenticator: texts } = useAccountTexts()
  const { client } = useWorld()
  const [setup, setSetup] = useState<ValueFrom<'generateQrCode'>>()
  if (setup !== undefined) return <ConfirmAuthenticator {...props} setup={setup} />
  return (
    <ConfirmForm
      consequence={texts.consequence}
      submitLabel={texts.replace}
      purpose={texts.purpose}
      send={() => generateQrCode(client)}
      onDone={({ value }) => setSetup(value)}
      onCancel={props.close}
    />
  )
}

function ConfirmAuthenticator({
  email,
  setup,
  onChanged,
  close,
}: FormProps & { readonly setup: ValueFrom<'generateQrCode'> }) {
  const { authenticator: texts } = useAccountTexts()
  const { code: codeTexts } = useCredentialTexts()
  const screenTexts = useScreenTexts()
  const { client } = useWorld()
  const [code, setCode] = useState('')
  const submission = useEdit({
    purpose: texts.purpose,
    send: (input: string) => verifyTotp(client, { email, code: input }),
    done: texts.done,
    onDone() {
      onChanged()
      close()
    },
  })
  const { busy, problem, submit } = submission
  const isOfCode = problem?.kind === 'wrongCode' || problem?.kind === 'expiredCode'
  return (
    <EditForm
      submission={submission}
      submitLabel={texts.submit}
      isIncomplete={code.length < 6}
      isOfField={isOfCode}
      onSubmit={() => submit(code)}
      onCancel={close}
    >
      <TotpKey setup={setup} />
      <CodeInput
        label={texts.code}
        description={codeTexts.how}
        value={code}
        onValueChange={setCode}
        onComplete={submit}
        loading={busy}
        error={isOfCode ? problemText(problem, screenTexts) : undefined}
        autoFocus
      />
    </EditForm>
  )
}
