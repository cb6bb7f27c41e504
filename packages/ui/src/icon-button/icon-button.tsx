import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { Spinner } from '../spinner/spinner.tsx'

export type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  /** What the button does, in words: its accessible name. */
  label: string
  /** What is seen of the button. */
  icon: ReactNode
  /** 24, 32 or 44 pixels square. */
  size?: 'sm' | 'md' | 'lg'
  /** Busy: a spinner stands for the icon, clicks are ignored, focus is kept. */
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
      onClick={loading ? undefined : onClick}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
    </button>
  ),
)
IconButton.displayName = 'IconButton'
