import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useFieldIds } from '../field/field-frame.tsx'
import { cx } from '../internal/cx.ts'

export type SwitchProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'size' | 'role' | 'children'
> & {
  /** What the switch turns on and off. */
  label: ReactNode
  /** A line below the label. */
  description?: ReactNode
  /** Puts the label above the switch, where other form controls have their labels. */
  stacked?: boolean
}

/**
 * A setting that takes effect at once, without a Save button. `ref`, `data-*` and native attributes go to the
 * input, `className` to the label around it.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(
  (
    {
      label,
      description,
      stacked = false,
      className,
      id,
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) => {
    const ids = useFieldIds({ description }, { id, describedBy })
    return (
      <label className={cx('vb-switch', className)} data-stacked={stacked || undefined}>
        <span className="vb-switch-text">
          <span id={ids.label}>{label}</span>
          {description && (
            <span className="vb-description" id={ids.description}>
              {description}
            </span>
          )}
        </span>
        <input
          ref={ref}
          id={ids.control}
          type="checkbox"
          // A checkbox has a native checked state, so aria-checked is not needed.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          className="vb-switch-input"
          aria-labelledby={ids.label}
          aria-describedby={ids.describedBy}
          {...rest}
        />
      </label>
    )
  },
)
Switch.displayName = 'Switch'
