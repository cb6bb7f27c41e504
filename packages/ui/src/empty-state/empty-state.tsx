import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Heading, type HeadingProps } from '../heading/heading.tsx'
import { cx } from '../internal/cx.ts'
import { Text } from '../text/text.tsx'
import { ClosedDoor } from './closed-door.tsx'

export type EmptyStateProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  title: ReactNode
  level?: HeadingProps['level']
  /** What to do about it, such as buttons. */
  actions?: ReactNode
  /** Shows the closed door. For a page that is empty, not for a search without a hit. */
  art?: boolean
}

/** Says why a list is empty and what can be done about it. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(
  ({ title, level = 2, actions, art = false, className, children, ...rest }, ref) => (
    <div ref={ref} className={cx('vb-empty', className)} {...rest}>
      {art && <ClosedDoor />}
      <Heading level={level} size="md">
        {title}
      </Heading>
      {children && (
        <Text as="div" tone="muted">
          {children}
        </Text>
      )}
      {actions && <div className="vb-empty-actions">{actions}</div>}
    </div>
  ),
)
EmptyState.displayName = 'EmptyState'
