import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Heading, type HeadingProps } from '../heading/heading.tsx'
import { cx } from '../internal/cx.ts'
import { Text } from '../text/text.tsx'

export type EmptyStateProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  /** Says what is missing, such as "No apps". */
  title: ReactNode
  /** Heading level of the title. */
  level?: HeadingProps['level']
  /** What the user can do about the empty list, such as buttons. */
  actions?: ReactNode
  /** Shows a picture of a closed door. Use it for an empty page, not for a search without a match. */
  art?: boolean
}

/** Says why a list is empty and what can be done about it. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(
  ({ title, level = 2, actions, art = false, className, children, ...rest }, ref) => (
    <div ref={ref} className={cx('vb-empty', className)} {...rest}>
      {art && <ClosedDoor />}
      {/* Within a section, this heading must not be larger than the heading of the section. */}
      <Heading level={level} size={level < 3 ? 'md' : 'sm'}>
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

/** Drawing of a closed door in a doorway. */
function ClosedDoor() {
  return (
    <svg
      className="vb-empty-art"
      width="72"
      height="88"
      viewBox="0 0 72 88"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <path d="M12 85V16a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v69" />
      <path className="vb-empty-door" d="M21 85V21a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v64" />
      <path d="M45 50v7" strokeLinecap="round" />
      <path className="vb-empty-threshold" d="M1 85.5h70" strokeWidth={2} strokeLinecap="round" />
    </svg>
  )
}
