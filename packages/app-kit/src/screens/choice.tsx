import './choice.css'
import { Field } from '@vestibule/ui/field'
import { ChevronDownIcon } from '@vestibule/ui/icons'

export interface ChoiceProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly disabled: boolean
  readonly size: 'md' | 'lg'
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/**
 * Lets the user choose from a native list. For a few options, the list of the design system would double the size of a
 * screen's code.
 */
export function Choice({ label, options, value, disabled, size, error, onChange }: ChoiceProps) {
  return (
    <Field label={label} error={error}>
      <div
        className="vb-text-field"
        data-variant="filled"
        data-size={size}
        data-disabled={disabled || undefined}
      >
        <Field.Control
          render={
            <select
              className="vb-input ak-choice"
              value={value}
              disabled={disabled}
              onChange={(event) => onChange(event.currentTarget.value)}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          }
        />
        <ChevronDownIcon />
      </div>
    </Field>
  )
}
