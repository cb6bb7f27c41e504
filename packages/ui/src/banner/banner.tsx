import { forwardRef, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/use-texts.ts'
import { bannerTexts, type BannerTexts } from './banner-texts.ts'

type BannerTone = 'info' | 'success' | 'warning' | 'danger'

export type BannerProps = ComponentPropsWithoutRef<'div'> & {
  /** The kind of message: sets the colour. */
  tone?: BannerTone
  /** Fills the banner with its colour, for messages that need action now. Otherwise the banner is only tinted. */
  solid?: boolean
  /** Shown before the text, such as an icon. */
  icon?: ReactNode
  /** A link or button at the end of the line. */
  action?: ReactNode
  /** Called by the Close button, which is shown only if this prop is set. */
  onClose?: () => void
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<BannerTexts>
}

/**
 * A message across the page, below the app bar. It has no role: if it appears while the page is in use, put it into an
 * element with `role="status"` that exists before, so that screen readers announce it.
 */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(
  (
    { tone = 'info', solid = false, icon, action, onClose, texts, className, children, ...rest },
    ref,
  ) => {
    const words = useTexts('banner', bannerTexts)
    // Closing removes the Close button, and with it the focus. Give the focus back to the element that had it before,
    // or to the page's `main`, so that keyboard users keep their place in the page.
    const cameFrom = useRef<EventTarget | null>(null)
    const close = () => {
      const place = cameFrom.current ?? document.querySelector('main[tabindex]')
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
      onClose?.()
    }
    return (
      <div
        ref={ref}
        className={cx('vb-banner', className)}
        data-tone={tone}
        data-solid={solid || undefined}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        }}
        {...rest}
      >
        {icon}
        <div className="vb-banner-text">{children}</div>
        {action && <div className="vb-banner-action">{action}</div>}
        {onClose && (
          <IconButton label={texts?.close ?? words.close} icon={<CloseIcon />} onClick={close} />
        )}
      </div>
    )
  },
)
Banner.displayName = 'Banner'
