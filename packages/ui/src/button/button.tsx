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

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'quiet' | 'danger' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  /** `primary` once per view; `quiet` is a ghost in grey; `danger` destroys; `link` sits in text. */
  variant?: ButtonVariant
  /** 32, 36 or 44 pixels high. */
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
  /** Busy: `aria-busy`, clicks and submits are ignored, focus and width are kept. */
  loading?: boolean
  /** Shown instead of the label while loading. The room for it is always reserved. */
  loadingText?: string
  /** Before the words. */
  startIcon?: ReactNode
  /** After the words. */
  endIcon?: ReactNode
}

/** A push button. `type` is `button` unless said otherwise. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  (
    {
      variant = 'primary',
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
      // Enter in a field submits by clicking the submit button, so this holds the form as well.
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
