import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

export type BannerProps = ComponentPropsWithoutRef<'div'> & {
  /** What kind of message it is: its colour. */
  tone?: BannerTone
  /** Filled with colour: act now. Without it the banner is tinted: it can wait. */
  solid?: boolean
  /** Before the words. */
  icon?: ReactNode
  /** A link or button at the end of the line. */
  action?: ReactNode
  /** Offers a Close button. */
  onClose?: () => void
  /** Replaces the built-in English texts, each by itself. */
  texts?: { close?: string }
}

/**
 * A line across the page about all of it, below the app bar. It has no role of its own: put what
 * appears while the page is in use into an element with `role="status"` that is there before.
 */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(
  (
    { tone = 'info', solid = false, icon, action, onClose, texts, className, children, ...rest },
    ref,
  ) => (
    <div
      ref={ref}
      className={cx('vb-banner', className)}
      data-tone={tone}
      data-solid={solid || undefined}
      {...rest}
    >
      {icon}
      <div className="vb-banner-text">{children}</div>
      {action && <div className="vb-banner-action">{action}</div>}
      {onClose && (
        <IconButton label={texts?.close ?? 'Close'} icon={<CloseIcon />} onClick={onClose} />
      )}
    </div>
  ),
)
Banner.displayName = 'Banner'
