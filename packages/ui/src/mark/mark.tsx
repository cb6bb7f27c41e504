import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type MarkProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & {
  /** Height in pixels: 26 in the app bar, 32 on the card of a sign-in screen, 64 while a whole page loads. */
  size?: number
  /**
   * Leaves out the threshold (the bar at the bottom of the doorway), for a page that draws something else in its place.
   */
  withoutThreshold?: boolean
}

/**
 * The platform's logo: a doorway on its threshold. Hidden from screen readers, so show the name beside it or
 * label the link around it.
 */
export const Mark = forwardRef<SVGSVGElement, MarkProps>(
  ({ size = 32, withoutThreshold = false, className, ...rest }, ref) => (
    <svg
      ref={ref}
      className={cx('vb-mark', className)}
      width={(size * 26) / 28}
      height={size}
      viewBox="3 2 26 28"
      fill="none"
      aria-hidden="true"
      {...rest}
    >
      <path
        d="M7.25 27.5V6.25a3 3 0 0 1 3-3h11.5a3 3 0 0 1 3 3V27.5"
        stroke="currentColor"
        strokeWidth={2.5}
      />
      <path
        d="M12.5 27.5V10.5a1.5 1.5 0 0 1 1.5-1.5h4a1.5 1.5 0 0 1 1.5 1.5V27.5Z"
        fill="currentColor"
      />
      {!withoutThreshold && (
        <path d="M4.25 28.5h23.5" stroke="currentColor" strokeWidth={2.5} strokeLinecap="round" />
      )}
    </svg>
  ),
)
Mark.displayName = 'Mark'
