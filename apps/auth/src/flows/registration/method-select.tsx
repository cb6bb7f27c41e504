import type { SignInMethod } from '@vestibule/api-client/contract'
import { Choice } from '@vestibule/app-kit/screens/choice'
import type { Texts } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'

export interface MethodSelectProps {
  readonly methods: readonly SignInMethod[]
  readonly value: SignInMethod
  readonly onChange: (method: SignInMethod) => void
  readonly disabled: boolean
}

/** The field in which the user chooses how the new account signs in. */
export function MethodSelect({ methods, value, onChange, disabled }: MethodSelectProps) {
  const { registration } = useTexts()
  const names = namesOf(registration)
  return (
    <Choice
      label={registration.method}
      size="lg"
      options={methods.map((method) => ({ value: method, label: names[method] }))}
      value={value}
      disabled={disabled}
      onChange={(chosen) => {
        const method = methods.find((one) => one === chosen)
        if (method) onChange(method)
      }}
    />
  )
}

function namesOf(texts: Texts['registration']): Record<SignInMethod, string> {
  return {
    password: texts.methodPassword,
    password_and_email_otp: texts.methodPasswordAndCode,
    email_otp_and_authenticator_based: texts.methodAuthenticator,
  }
}
