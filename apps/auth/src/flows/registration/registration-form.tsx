import '@vestibule/ui/text-area.css'
import type { RegistrationInput } from '@vestibule/api-client'
import type { SignInMethod } from '@vestibule/api-client/contract'
import { AuthForm } from '@vestibule/ui/auth-card'
import { TextArea } from '@vestibule/ui/text-area'
import { TextField } from '@vestibule/ui/text-field'
import { useState } from 'react'
import './registration.css'
import { BusyButton } from '../../parts/busy-button.tsx'
import { emailFault, formAddress, formText } from '../../parts/form-text.ts'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import type { Submission } from '@vestibule/app-kit/calls/use-submission'
import { useTexts } from '../../texts/use-texts.ts'
import { MethodSelect } from './method-select.tsx'
import { useFieldRefusals } from '@vestibule/app-kit/problems/use-field-refusals'

export interface RegistrationFormProps {
  /** Initial values of the fields. */
  readonly offer: Partial<RegistrationInput>
  /**
   * The address for which the user has already asked for an account. The form does not send another request for the
   * same address. Absent: the user has not asked yet.
   */
  readonly sentTo?: string | undefined
  readonly methods: readonly [SignInMethod, ...SignInMethod[]]
  readonly submission: Submission<RegistrationInput>
}

export function RegistrationForm({ offer, sentTo, methods, submission }: RegistrationFormProps) {
  const texts = useTexts()
  const [method, setMethod] = useState(offer.signInMethod ?? methods[0])
  const [isSame, setSame] = useState(sentTo !== undefined)
  const [faults, setFaults] = useState<RegistrationFaults>({})
  const [mended, setMended] = useState<readonly RegistrationField[]>([])
  const { busy, accepted, problem, throttled, edited, submit } = submission
  const refusals = useFieldRefusals(problem)

  function errorOf(field: RegistrationField): string | undefined {
    const fault = faults[field]
    if (fault) return fault === 'empty' ? texts.errors.fieldEmpty : texts.errors.emailInvalid
    return mended.includes(field) ? undefined : refusals?.[wireNames[field]]?.[0]
  }
  /** Removes the error of the field that the user has edited. Errors of other fields stay. */
  function onEdited(field: RegistrationField) {
    setFaults({ ...faults, [field]: undefined })
    setMended([...mended, field])
    if (!hasFieldOf(refusals)) edited()
  }
  const fieldProps = (field: RegistrationField) => ({
    name: field,
    defaultValue: offer[field],
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
          email: formAddress(form),
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
      <div className="au-pair">
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
        data-first-field={sentTo === undefined ? undefined : ''}
        onChange={(event) => {
          setSame(event.target.value.trim() === sentTo)
          onEdited('email')
        }}
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
      />
      <BusyButton type="submit" disabled={accepted || throttled || isSame} busy={busy && !accepted}>
        {texts.registration.submit}
      </BusyButton>
    </AuthForm>
  )
}

/** The server's names of the fields of this form. */
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

/** The fields that the user types. The sign-in method is not one of them, because it always has a value. */
type TypedRegistration = Omit<RegistrationInput, 'signInMethod'>
type RegistrationField = keyof TypedRegistration
type RegistrationFaults = Partial<Record<RegistrationField, 'empty' | 'invalid'>>

/** The fields in the order of the form, so that the first error found is that of the first field to correct. */
const registrationFields = ['firstName', 'lastName', 'email', 'description'] as const

/** Finds the errors of a registration, field by field. The form is sent if there are none. */
function registrationFaults(typed: TypedRegistration): RegistrationFaults {
  const faults: RegistrationFaults = {}
  for (const field of registrationFields) {
    const fault = field === 'email' ? emailFault(typed.email) : emptiness(typed[field])
    if (fault) faults[field] = fault
  }
  return faults
}

function emptiness(text: string): 'empty' | undefined {
  return text.trim() === '' ? 'empty' : undefined
}
