import '@vestibule/ui/text-area.css'
import './registration.css'
import type { RegistrationInput } from '@vestibule/api-client'
import type { SignInMethod } from '@vestibule/api-client/contract'
import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { TextArea } from '@vestibule/ui/text-area'
import { TextField } from '@vestibule/ui/text-field'
import { useState, type ReactNode } from 'react'
import { formText } from '../../parts/form-text.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import type { Submission } from '../../parts/submission/use-submission.ts'
import { StartAgain } from '../../parts/ways-on.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { MethodSelect } from './method-select.tsx'
import {
  registrationFaults,
  registrationFields,
  type RegistrationFaults,
  type RegistrationField,
} from './registration-faults.ts'

export interface RegistrationFormProps {
  readonly offer: string
  readonly methods: readonly [SignInMethod, ...SignInMethod[]]
  readonly submission: Submission<RegistrationInput>
  /** What is said after the request was sent. */
  readonly done: ReactNode
}

export function RegistrationForm({ offer, methods, submission, done }: RegistrationFormProps) {
  const texts = useTexts()
  const [method, setMethod] = useState(methods[0])
  const [faults, setFaults] = useState<RegistrationFaults>({})
  const [mended, setMended] = useState<readonly RegistrationField[]>([])
  const { busy, accepted, problem, throttled, edited, submit } = submission
  const isClosed = problem?.kind === 'refused' && problem.code === 'sign_up_disabled'
  const refusals = problem?.kind === 'refused' ? problem.fields : undefined

  function errorOf(field: RegistrationField): string | undefined {
    const fault = faults[field]
    if (fault) return fault === 'empty' ? texts.errors.fieldEmpty : texts.errors.emailInvalid
    return mended.includes(field) ? undefined : refusals?.[wireNames[field]]?.[0]
  }
  /** What was said of this field speaks of a text that is gone; what was said of the others still holds. */
  function onEdited(field: RegistrationField) {
    setFaults({ ...faults, [field]: undefined })
    setMended([...mended, field])
    if (!hasFieldOf(refusals)) edited()
  }
  const fieldProps = (field: RegistrationField) => ({
    name: field,
    readOnly: busy,
    error: errorOf(field),
    onChange: () => onEdited(field),
  })

  return (
    <AuthForm
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const typed = {
          firstName: formText(form, 'firstName').trim(),
          lastName: formText(form, 'lastName').trim(),
          email: formText(form, 'email').trim(),
          description: formText(form, 'description').trim(),
        }
        const found = registrationFaults(typed)
        const first = registrationFields.find((field) => found[field])
        setFaults(found)
        setMended([])
        if (first) focusField(form, first)
        else submit({ ...typed, signInMethod: method })
      }}
    >
      <div className="auth-pair">
        <TextField
          {...fieldProps('firstName')}
          data-first-field
          label={texts.registration.firstName}
          autoComplete="given-name"
        />
        <TextField
          {...fieldProps('lastName')}
          label={texts.registration.lastName}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...fieldProps('email')}
        type="email"
        label={texts.registration.email}
        defaultValue={offer}
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextArea
        {...fieldProps('description')}
        label={texts.registration.description}
        description={texts.registration.descriptionHint}
      />
      {methods.length > 1 && (
        <MethodSelect methods={methods} value={method} onChange={setMethod} disabled={busy} />
      )}
      <ProblemAlert
        problem={hasFieldOf(refusals) ? undefined : problem}
        words={{ refused: texts.registration.failed, serverFault: texts.registration.failed }}
        wayOn={isClosed ? <StartAgain /> : undefined}
      />
      {done}
      <Button
        type="submit"
        block
        disabled={accepted || throttled}
        loading={busy && !accepted}
        loadingText={texts.app.pleaseWait}
      >
        {texts.registration.submit}
      </Button>
    </AuthForm>
  )
}

/** The fields as the server names them. */
const wireNames: Record<RegistrationField, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  description: 'description',
}

function hasFieldOf(refusals: Readonly<Record<string, unknown>> | undefined): boolean {
  return Object.values(wireNames).some((name) => refusals?.[name] !== undefined)
}

function focusField(form: HTMLFormElement, name: RegistrationField) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
