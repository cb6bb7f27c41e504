import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'

export type BadgeProps = ComponentPropsWithoutRef<'span'> & {
  /** What the badge means; sets its colour. */
  tone?: 'neutral' | 'brand' | 'outline' | 'success' | 'warning' | 'danger'
  /** Shown before the label, such as an icon. */
  icon?: ReactNode
}

/** A short fact about something beside it: a data type, a role, a state. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(
  ({ tone = 'neutral', icon, className, children, ...rest }, ref) => (
    <span ref={ref} className={cx('vb-badge', className)} data-tone={tone} {...rest}>
      {icon}
      <span>{children}</span>
    </span>
  ),
)
Badge.displayName = 'Badge'
