import {
  forwardRef,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { FieldMessage } from '../field/field-message.tsx'
import { useFieldIds } from '../field/field.tsx'
import { CheckIcon, MinusIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { useBrowserLayoutEffect } from '../internal/use-browser-layout-effect.ts'

export type CheckboxProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'size' | 'children'
> & {
  /** Beside the box. */
  label: ReactNode
  /** A line below the label. */
  description?: ReactNode
  /** Why it cannot stay as it is. */
  error?: ReactNode
  /** Some, not all, of what it stands for: shown and read as mixed, until it is pressed. */
  indeterminate?: boolean
  /** A small remark at the end of the line, such as a count. */
  end?: ReactNode
}

/**
 * A native checkbox with its label. `ref`, `data-*` and native attributes go to the input,
 * `className` to the field around it.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(
  (
    {
      label,
      description,
      error,
      indeterminate = false,
      end,
      className,
      id,
      onChange,
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) => {
    const input = useRef<HTMLInputElement>(null)
    const ids = useFieldIds({ description, error }, { id, describedBy })

    useBrowserLayoutEffect(() => {
      if (input.current) input.current.indeterminate = indeterminate
    }, [indeterminate])

    const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event)
      // The browser ends the mixed state at a press. It is set again, because only the caller's prop ends it.
      event.target.indeterminate = indeterminate
    }

    return (
      <div className={cx('vb-field', className)}>
        <label className="vb-checkbox">
          <span className="vb-checkbox-control">
            <input
              ref={mergeRefs(input, ref)}
              id={ids.control}
              type="checkbox"
              className="vb-checkbox-input"
              aria-invalid={Boolean(error) || undefined}
              aria-labelledby={ids.label}
              aria-describedby={ids.describedBy}
              onChange={handleChange}
              {...rest}
            />
            <CheckIcon className="vb-checkbox-check" size={14} strokeWidth={2.2} />
            <MinusIcon className="vb-checkbox-minus" size={14} strokeWidth={2.2} />
          </span>
          <span className="vb-checkbox-text">
            <span id={ids.label}>{label}</span>
            {description && (
              <span className="vb-description" id={ids.description}>
                {description}
              </span>
            )}
          </span>
          {end !== undefined && <span className="vb-checkbox-end">{end}</span>}
        </label>
        <FieldMessage id={ids.message} error={error} />
      </div>
    )
  },
)
Checkbox.displayName = 'Checkbox'
