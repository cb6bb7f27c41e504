import {
  forwardRef,
  useId,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { FieldMessage } from '../field/field-message.tsx'
import { useFieldIds, type FieldTexts } from '../field/field.tsx'
import { cx } from '../internal/cx.ts'

export type RadioOption<Value extends string = string> = {
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
    /** What can be chosen, in their order. */
    options: readonly RadioOption<Value>[]
    /** The chosen one; `null` while none is. */
    value: Value | null
    /** One was chosen. */
    onValueChange: (value: Value) => void
    /**
     * `list` frames the options, a row each, for choosing one of several things; `segmented` puts
     * two to four short ones side by side, for what changes at once.
     */
    variant?: 'plain' | 'list' | 'segmented'
    /** The name in a form. */
    name?: string
    /** One must be chosen before the form is sent. */
    required?: boolean
  }

/**
 * One of several, all in view. Arrow keys move and choose; Tab enters at the chosen one. `ref` and
 * attributes go to the group.
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
                // Tab reaches the chosen option by itself. The others have -1 so that a dialog that focuses its
                // first focusable part goes to the chosen one, too.
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
