import type { SignInMethod } from '@vestibule/api-client/contract'
import { Field, useFieldIds } from '@vestibule/ui/field'
import { ChevronDownIcon } from '@vestibule/ui/icons'
import type { Texts } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'

export interface MethodSelectProps {
  readonly methods: readonly SignInMethod[]
  readonly value: SignInMethod
  readonly onChange: (method: SignInMethod) => void
  readonly disabled: boolean
}

/**
 * How the new account will sign in. A native list: with three options, the list of the design system would double the
 * weight of the screen.
 */
export function MethodSelect({ methods, value, onChange, disabled }: MethodSelectProps) {
  const { registration } = useTexts()
  const names = namesOf(registration)
  const ids = useFieldIds({})
  return (
    <Field label={registration.method} ids={ids}>
      <div
        className="vb-text-field"
        data-variant="filled"
        data-size="lg"
        data-disabled={disabled || undefined}
      >
        <select
          id={ids.control}
          className="vb-input auth-method"
          value={value}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const method = methods[currentTarget.selectedIndex]
            if (method) onChange(method)
          }}
        >
          {methods.map((method) => (
            <option key={method} value={method}>
              {names[method]}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </div>
    </Field>
  )
}

function namesOf(texts: Texts['registration']): Record<SignInMethod, string> {
  return {
    password: texts.methodPassword,
    password_and_email_otp: texts.methodPasswordAndCode,
    email_otp_and_authenticator_based: texts.methodAuthenticator,
  }
}
