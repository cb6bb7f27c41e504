import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import {
  CheckIcon,
  CloseIcon,
  ErrorCircleIcon,
  InfoCircleIcon,
  WarningIcon,
} from '../icons/icons.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { cx } from '../internal/cx.ts'

export type AlertTone = 'danger' | 'success' | 'warning' | 'info'

export type AlertProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  /** What kind of message it is: its colour and icon. */
  tone?: AlertTone
  /** The first line, in bold. */
  title?: ReactNode
  /** A link or a small button after the text, such as "Retry". */
  action?: ReactNode
  /** Offers a Close button. */
  onClose?: () => void
  /** Replaces the built-in English texts, each by itself. */
  texts?: { close?: string }
}

const icons = {
  danger: ErrorCircleIcon,
  success: CheckIcon,
  warning: WarningIcon,
  info: InfoCircleIcon,
} satisfies Record<AlertTone, unknown>

/**
 * A message in the flow of the page. Give it `role="alert"` only where it appears because of what
 * the reader just did: an alert that is there from the start is not one.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(
  ({ tone = 'info', title, action, onClose, texts, className, children, ...rest }, ref) => {
    const Icon = icons[tone]
    return (
      <div ref={ref} className={cx('vb-alert', className)} data-tone={tone} {...rest}>
        <Icon />
        <div className="vb-alert-body">
          {title && <p className="vb-alert-title">{title}</p>}
          <div>{children}</div>
          {action && <div className="vb-alert-action">{action}</div>}
        </div>
        {onClose && (
          <IconButton
            size="sm"
            label={texts?.close ?? 'Close'}
            icon={<CloseIcon />}
            onClick={onClose}
          />
        )}
      </div>
    )
  },
)
Alert.displayName = 'Alert'
