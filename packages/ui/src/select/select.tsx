import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { Field, useFieldIds, type FieldTexts } from '../field/field.tsx'
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx'
import { DescribedButton, DescribedList } from '../internal/described.tsx'
import { Spinner } from '../spinner/spinner.tsx'

export type SelectOption<Value extends string = string> = {
  value: Value
  label: string
  description?: ReactNode
  disabled?: boolean
}

export type SelectProps<Value extends string = string> = Omit<
  ComponentPropsWithoutRef<'button'>,
  'value' | 'onChange' | 'children' | 'type'
> &
  FieldTexts & {
    /** What can be chosen, from top to bottom. */
    options: readonly SelectOption<Value>[]
    /** The chosen one; `null` shows the placeholder. */
    value: Value | null
    /** One was chosen. */
    onValueChange: (value: Value) => void
    /** Stands in the field while nothing is chosen. */
    placeholder?: string
    /** How the field is drawn, as a TextField. */
    variant?: 'filled' | 'outlined' | 'underlined' | 'rounded'
    /** 32, 36 or 44 pixels high. */
    size?: 'sm' | 'md' | 'lg'
    /** The options are still being fetched. */
    loading?: boolean
    /** Replaces the built-in English texts, each by itself. */
    texts?: { loading?: string; empty?: string }
  }

/**
 * One of several, from a list that opens below. Arrow keys move, letters find, Enter chooses,
 * Escape closes. `ref` and attributes go to the button, `className` to the field around it.
 */
export const Select = forwardRef<HTMLButtonElement, SelectProps>(
  (
    {
      label,
      labelHidden,
      labelEnd,
      description,
      error,
      success,
      options,
      value,
      onValueChange,
      placeholder,
      variant = 'filled',
      size = 'lg',
      loading = false,
      texts,
      name,
      disabled,
      className,
      id,
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) => {
    const field = { label, labelHidden, labelEnd, description, error, success }
    const ids = useFieldIds(field, { id, describedBy })
    const chosen = options.find((option) => option.value === value)
    const note = loading ? (texts?.loading ?? 'Loading…') : (texts?.empty ?? 'No Results')

    return (
      <Field {...field} ids={ids} className={className}>
        <Listbox
          value={value}
          onChange={(next) => {
            if (next !== null) onValueChange(next)
          }}
          name={name}
          disabled={disabled}
          invalid={Boolean(error)}
        >
          <ListboxButton
            as={DescribedButton}
            ref={ref}
            id={ids.control}
            className="vb-text-field vb-select"
            data-variant={variant}
            data-size={size}
            data-success={(Boolean(success) && !error) || undefined}
            labelledBy={`${ids.label} ${ids.control}-value`}
            describedBy={ids.describedBy}
            {...rest}
          >
            <span
              id={`${ids.control}-value`}
              className="vb-select-value"
              data-placeholder={!chosen || undefined}
            >
              {chosen?.label ?? placeholder}
            </span>
            {loading && <Spinner />}
            <ChevronDownIcon size={16} />
          </ListboxButton>
          <ListboxOptions
            as={DescribedList}
            labelledBy={ids.label}
            anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
            modal={false}
            className="vb-popover vb-options"
            transition
          >
            {options.map((option) => (
              <ListboxOption
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="vb-option"
              >
                <CheckIcon size={16} />
                <span className="vb-option-text">
                  <span className="vb-option-label">{option.label}</span>
                  {option.description && (
                    <span className="vb-description">{option.description}</span>
                  )}
                </span>
              </ListboxOption>
            ))}
            {options.length === 0 && (
              <ListboxOption value={null} disabled className="vb-option-note">
                {note}
              </ListboxOption>
            )}
          </ListboxOptions>
        </Listbox>
      </Field>
    )
  },
) as (<Value extends string>(
  props: SelectProps<Value> & { ref?: Ref<HTMLButtonElement> },
) => ReactElement) & { displayName: string }
Select.displayName = 'Select'
