import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'

export type AppBarProps = ComponentPropsWithoutRef<'header'> & {
  /** The lockup; the children follow after a slash. */
  brand: ReactNode
  /** At the end of the bar: icon buttons and the user's menu. */
  end?: ReactNode
  /** Takes no room: a tab at the top shows the bar while it is hovered or holds the focus. */
  fullScreen?: boolean
  /** The id of the page's `main`: the first Tab stop jumps there. */
  skipTo?: string
  /** Replaces the built-in English texts, each by itself. */
  texts?: { skip?: string; reveal?: string }
}

/** The bar at the top of every page of an app, 50 pixels high. */
export const AppBar = forwardRef<HTMLElement, AppBarProps>(
  ({ brand, end, fullScreen = false, skipTo, texts, className, children, ...rest }, ref) => (
    <header
      ref={ref}
      className={cx('vb-app-bar', className)}
      data-full-screen={fullScreen || undefined}
      {...rest}
    >
      {skipTo && (
        <a className="vb-skip-link" href={`#${skipTo}`}>
          {texts?.skip ?? 'Skip to content'}
        </a>
      )}
      {fullScreen && (
        <button
          type="button"
          className="vb-app-bar-reveal"
          aria-label={texts?.reveal ?? 'Show the bar'}
        >
          <ChevronDownIcon size={14} />
        </button>
      )}
      <div className="vb-app-bar-content">
        {brand}
        {children && <i className="vb-app-bar-slash" aria-hidden="true" />}
        {children}
        {end && <div className="vb-app-bar-end">{end}</div>}
      </div>
    </header>
  ),
)
AppBar.displayName = 'AppBar'

export type AppBarButtonProps = ComponentPropsWithoutRef<'button'> & {
  /** `user` is round, for an avatar and a name; `switcher` is for what the page is about. */
  variant?: 'switcher' | 'user'
  /** Before the words: an icon or an avatar. */
  startIcon?: ReactNode
  /** After the words: an icon, such as an arrow down. */
  endIcon?: ReactNode
}

/** A button of the bar that opens a menu or a popover. */
export const AppBarButton = forwardRef<HTMLButtonElement, AppBarButtonProps>(
  ({ variant = 'switcher', startIcon, endIcon, className, children, ...rest }, ref) => (
    <button
      ref={ref}
      type="button"
      className={cx('vb-app-bar-button', className)}
      data-variant={variant}
      {...rest}
    >
      {startIcon}
      <span className="vb-app-bar-button-text">{children}</span>
      {endIcon}
    </button>
  ),
)
AppBarButton.displayName = 'AppBarButton'
