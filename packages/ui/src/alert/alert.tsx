import {
  forwardRef,
  useEffect,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import {
  CheckIcon,
  CloseIcon,
  ErrorCircleIcon,
  InfoCircleIcon,
  WarningIcon,
} from '../icons/icons.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/use-texts.ts'
import { alertTexts, type AlertTexts } from './alert-texts.ts'

type AlertTone = 'danger' | 'success' | 'warning' | 'info'

export type AlertProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  /** The kind of message: sets colour and icon. */
  tone?: AlertTone
  /** The first line, in bold. */
  title?: ReactNode
  /** A link or a small button after the text, such as "Retry". */
  action?: ReactNode
  /** Called by the Close button, which is shown only if this prop is set. */
  onClose?: () => void
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<AlertTexts>
}

const icons = {
  danger: ErrorCircleIcon,
  success: CheckIcon,
  warning: WarningIcon,
  info: InfoCircleIcon,
} satisfies Record<AlertTone, unknown>

/**
 * A message in the flow of the page. Set `role="alert"` only if the message appears because of what the user just did,
 * and `role="status"` if it appears later but can wait. Leave out `role` if the message is there from the start.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(
  ({ tone = 'info', title, action, onClose, texts, className, children, role, ...rest }, ref) => {
    // Screen readers often ignore a status that appears together with its text, so hide the text from them at first and
    // show it to them a moment later.
    const [isRead, setRead] = useState(role !== 'status')
    useEffect(() => {
      const timer = setTimeout(setRead, 0, true)
      return () => clearTimeout(timer)
    }, [])
    const words = useTexts('alert', alertTexts)
    const Icon = icons[tone]
    return (
      <div ref={ref} className={cx('vb-alert', className)} data-tone={tone} role={role} {...rest}>
        <Icon />
        <div className="vb-alert-body" aria-hidden={isRead ? undefined : true}>
          {title && <p className="vb-alert-title">{title}</p>}
          <div>{children}</div>
          {action && <div className="vb-alert-action">{action}</div>}
        </div>
        {onClose && (
          <IconButton
            size="sm"
            label={texts?.close ?? words.close}
            icon={<CloseIcon />}
            onClick={onClose}
          />
        )}
      </div>
    )
  },
)
Alert.displayName = 'Alert'
