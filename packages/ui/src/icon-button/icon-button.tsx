import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { Spinner } from '../spinner/spinner.tsx'

export type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  /** The accessible name: what the button does. */
  label: string
  /** The visible icon. */
  icon: ReactNode
  /** Width and height: 24, 32 or 44 pixels. */
  size?: 'sm' | 'md' | 'lg'
  /** Shows the button as busy: a spinner replaces the icon and clicks are ignored, but the button keeps the focus. */
  loading?: boolean
}

/** A button that shows only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  ({ label, icon, size = 'md', loading = false, className, onClick, ...rest }, ref) => (
    <button
      ref={ref}
      type="button"
      className={cx('vb-icon-button', className)}
      data-size={size}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        // If this is a submit button, Enter in a field clicks it as well: `preventDefault` then keeps the form from
        // being submitted.
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
    </button>
  ),
)
IconButton.displayName = 'IconButton'
