import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/use-texts.ts'
import { appBarTexts, type AppBarTexts } from './app-bar-texts.ts'

export type AppBarProps = ComponentPropsWithoutRef<'header'> & {
  /** The logo; the children follow after a slash. */
  brand: ReactNode
  /** Shown at the end of the bar: icon buttons and the user's menu. */
  end?: ReactNode
  /**
   * Hides the bar, except while the bar or a button at the top of the page has the pointer or the focus, or a menu of
   * the bar is open.
   */
  fullScreen?: boolean
  /**
   * The id of the page's `main`. The bar then begins with a link to it, by which keyboard users skip the rest of the
   * bar.
   */
  skipTo?: string
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<AppBarTexts>
}

/** The bar at the top of every page of an app, 50 pixels high. */
export const AppBar = forwardRef<HTMLElement, AppBarProps>(
  ({ brand, end, fullScreen = false, skipTo, texts, className, children, ...rest }, ref) => {
    const words = useTexts('appBar', appBarTexts)
    return (
      <header
        ref={ref}
        className={cx('vb-app-bar', className)}
        data-full-screen={fullScreen || undefined}
        {...rest}
      >
        {skipTo && (
          <a className="vb-skip-link" href={`#${skipTo}`}>
            {texts?.skip ?? words.skip}
          </a>
        )}
        {fullScreen && (
          <button
            type="button"
            className="vb-app-bar-reveal"
            aria-label={texts?.reveal ?? words.reveal}
          >
            <ChevronDownIcon size={14} />
          </button>
        )}
        <div className="vb-app-bar-content">
          {brand}
          {children && <AppBarSlash />}
          {children}
          {end && <div className="vb-app-bar-end">{end}</div>}
        </div>
      </header>
    )
  },
)
AppBar.displayName = 'AppBar'

export type AppBarSlashProps = Omit<ComponentPropsWithoutRef<'i'>, 'children'>

/**
 * The slash before a second thing that the bar names, such as an app in a dataset. Put the slash and the second thing
 * into one element: a narrow page then shows only the icon of the first thing.
 */
export const AppBarSlash = forwardRef<HTMLElement, AppBarSlashProps>(
  ({ className, ...rest }, ref) => (
    <i ref={ref} className={cx('vb-app-bar-slash', className)} aria-hidden="true" {...rest} />
  ),
)
AppBarSlash.displayName = 'AppBarSlash'

export type AppBarButtonProps = ComponentPropsWithoutRef<'button'> & {
  /**
   * `user` is round, for an avatar and a name; `switcher` is for what the page is about, such as the name of a dataset.
   */
  variant?: 'switcher' | 'user'
  /** Shown before the label: an icon or an avatar. */
  startIcon?: ReactNode
  /** Shown after the label: an icon, such as an arrow down. */
  endIcon?: ReactNode
}

/** A button of the `AppBar` that opens a menu or a popover. */
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
