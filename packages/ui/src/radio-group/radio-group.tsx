import {
  forwardRef,
  useId,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { FieldMessage } from '../field/field-message.tsx'
import { useFieldIds, type FieldTexts } from '../field/field-frame.tsx'
import { cx } from '../internal/cx.ts'

type RadioOption<Value extends string = string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps<Value extends string = string> = Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'onChange' | 'children'
> &
  Omit<FieldTexts, 'labelEnd' | 'success'> & {
    /** The options in order. */
    options: readonly RadioOption<Value>[]
    /** Value of the chosen option; `null` while none is chosen. */
    value: Value | null
    /** Called when an option is chosen. */
    onValueChange: (value: Value) => void
    /**
     * `plain` shows radio buttons below each other; `list` shows one framed row per option; `segmented` shows two to
     * four short options side by side, for a choice that takes effect at once.
     */
    variant?: 'plain' | 'list' | 'segmented'
    /** Name of the field when the form is submitted. */
    name?: string
    /** The form cannot be submitted until an option is chosen, unless the form has `noValidate`. */
    required?: boolean
  }

/**
 * A choice of one option, with all options visible. Arrow keys move and choose; Tab focuses the chosen option.
 * `ref` and attributes go to the group.
 */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(
  (
    {
      label,
      labelHidden = false,
      description,
      error,
      options,
      value,
      onValueChange,
      variant = 'plain',
      name,
      required,
      className,
      id,
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) => {
    const ids = useFieldIds({ description, error }, { id, describedBy })
    const ownName = useId()
    const hasChosen = options.some((option) => option.value === value && !option.disabled)
    return (
      <fieldset
        ref={ref}
        id={ids.control}
        role="radiogroup"
        className={cx('vb-radio-group', className)}
        data-variant={variant}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        aria-required={required || undefined}
        aria-invalid={Boolean(error) || undefined}
        {...rest}
      >
        <div className={labelHidden ? 'vb-visually-hidden' : 'vb-label'} id={ids.label}>
          {label}
        </div>
        {description && (
          <div className="vb-description" id={ids.description}>
            {description}
          </div>
        )}
        <div className="vb-radio-options">
          {options.map((option, index) => (
            <label key={option.value} className="vb-radio">
              <input
                type="radio"
                className="vb-radio-input"
                name={name ?? ownName}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                required={required}
                // Tab already skips options that are not chosen. They have -1 so that a dialog that focuses its first
                // focusable element does not focus one of them instead of the chosen option.
                tabIndex={hasChosen && option.value !== value ? -1 : undefined}
                aria-labelledby={`${ids.control}-${index}-label`}
                aria-describedby={
                  option.description ? `${ids.control}-${index}-description` : undefined
                }
                onChange={() => onValueChange(option.value)}
              />
              <span className="vb-radio-text">
                <span id={`${ids.control}-${index}-label`}>{option.label}</span>
                {option.description && (
                  <span className="vb-description" id={`${ids.control}-${index}-description`}>
                    {option.description}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
        <FieldMessage id={ids.message} error={error} />
      </fieldset>
    )
  },
) as (<Value extends string>(
  props: RadioGroupProps<Value> & { ref?: Ref<HTMLFieldSetElement> },
) => ReactElement) & { displayName: string }
RadioGroup.displayName = 'RadioGroup'
