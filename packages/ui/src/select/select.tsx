import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { FieldFrame, useFieldIds, type FieldTexts } from '../field/field-frame.tsx'
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx'
import { DescribedButton, DescribedList } from '../internal/described.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { selectTexts, type SelectTexts } from './select-texts.ts'

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
    /** The options, from top to bottom. */
    options: readonly SelectOption<Value>[]
    /** Value of the chosen option; `null` shows the placeholder. */
    value: Value | null
    /** Called when an option is chosen. */
    onValueChange: (value: Value) => void
    /** Shown while nothing is chosen. */
    placeholder?: string
    /**
     * `filled`: grey, with a line below; `outlined`: with a line around it; `underlined`: with only a line below;
     * `rounded`: grey, with round ends and a line around it.
     */
    variant?: 'filled' | 'outlined' | 'underlined' | 'rounded'
    /** Height: 32, 36 or 44 pixels. */
    size?: 'sm' | 'md' | 'lg'
    /** The options are still being fetched: shows a spinner, and 'Loading…' in place of 'No Results'. */
    loading?: boolean
    /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
    texts?: Partial<SelectTexts>
  }

/**
 * A choice of one option from a list that opens below the field. Arrow keys move, letters find an option, Enter
 * chooses, and Escape closes the list. `ref` and attributes go to the button, `className` to the field around it.
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
    const words = useTexts('select', selectTexts)
    const field = { label, labelHidden, labelEnd, description, error, success }
    const ids = useFieldIds(field, { id, describedBy })
    const chosen = options.find((option) => option.value === value)
    const note = loading ? (texts?.loading ?? words.loading) : (texts?.empty ?? words.empty)

    return (
      <FieldFrame {...field} ids={ids} className={className}>
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
      </FieldFrame>
    )
  },
) as (<Value extends string>(
  props: SelectProps<Value> & { ref?: Ref<HTMLButtonElement> },
) => ReactElement) & { displayName: string }
Select.displayName = 'Select'
