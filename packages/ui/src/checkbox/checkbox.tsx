import {
  forwardRef,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { FieldMessage } from '../field/field-message.tsx'
import { useFieldIds } from '../field/field-frame.tsx'
import { CheckIcon, MinusIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { useBrowserLayoutEffect } from '../internal/use-browser-layout-effect.ts'

export type CheckboxProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'size' | 'children'
> & {
  /** Shown beside the box. */
  label: ReactNode
  /** A line below the label. */
  description?: ReactNode
  /** Error message below the checkbox; marks it invalid. */
  error?: ReactNode
  /** Shows the mixed state of a checkbox that stands for others: some of those, but not all, are checked. */
  indeterminate?: boolean
  /** Small text at the end of the line, such as a count. */
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
      // A click makes the browser drop the mixed state. Set it again: only the `indeterminate` prop controls it.
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
