import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { cx } from '../internal/cx.ts'
import { useRipple } from '../internal/use-ripple.tsx'
import { Spinner } from '../spinner/spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'quiet' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  /**
   * `primary`: filled, once per view; `secondary`: with an outline; `ghost` and `quiet`: coloured or grey words without
   * a box; `link`: like a link in a text.
   */
  variant?: ButtonVariant
  /**
   * `danger` makes the button red: with `ghost` it starts an action that destroys something, with `primary` it confirms
   * that action.
   */
  tone?: 'default' | 'danger'
  /** Height: 32, 36 or 44 pixels. With the variant `link` it is 24 pixels in every size. */
  size?: ButtonSize
  /** Makes the button as wide as its container. */
  block?: boolean
  /**
   * Shows the button as busy (`aria-busy`): it ignores clicks and does not submit its form, but keeps its focus and
   * width.
   */
  loading?: boolean
  /** Replaces the label while `loading`. If the label is a string, the button is always wide enough for both texts. */
  loadingText?: string
  /** Shown before the label, such as an icon. */
  startIcon?: ReactNode
  /** Shown after the label, such as an icon. */
  endIcon?: ReactNode
}

/** A push button. `type` defaults to `button`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  (
    {
      variant = 'primary',
      tone = 'default',
      size = 'lg',
      block = false,
      loading = false,
      loadingText,
      startIcon,
      endIcon,
      className,
      children,
      onClick,
      onPointerDown,
      type = 'button',
      ...rest
    },
    ref,
  ) => {
    const { ripple, startRipple } = useRipple()

    const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
      // Enter in a field clicks the submit button, so `preventDefault` also keeps the form from being submitted.
      if (loading) event.preventDefault()
      else onClick?.(event)
    }
    const handlePointerDown = (event: PointerEvent<HTMLButtonElement>) => {
      if (!loading) startRipple(event)
      onPointerDown?.(event)
    }
    const replaced = loading && loadingText !== undefined
    const absent = replaced ? children : loadingText
    const absentIcons = replaced ? [startIcon, endIcon].filter(Boolean).length : 1

    return (
      <button
        ref={ref}
        type={type}
        className={cx('vb-button', className)}
        data-variant={variant}
        data-tone={tone === 'danger' ? tone : undefined}
        data-size={size}
        data-block={block || undefined}
        data-loading={loading || undefined}
        data-reserve={typeof absent === 'string' ? absent : undefined}
        data-reserve-icons={absentIcons || undefined}
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        onClick={handleClick}
        onPointerDown={handlePointerDown}
        {...rest}
      >
        <span className="vb-button-content" data-covered={(loading && !replaced) || undefined}>
          {replaced ? <Spinner /> : startIcon}
          <span>{replaced ? loadingText : children}</span>
          {!replaced && endIcon}
        </span>
        {loading && !replaced && <Spinner />}
        {ripple}
      </button>
    )
  },
)
Button.displayName = 'Button'
