import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type PageShellProps = ComponentPropsWithoutRef<'div'> & {
  /**
   * Width of the card in pixels. In windows narrower than 960 pixels, where two columns do not fit, 920 becomes 500 or
   * the value of `--vb-page-shell-stacked`.
   */
  width?: 500 | 600 | 732 | 920
}

/**
 * The background of the sign-in screens: blue, with lines that look like doorways around a card. The top of the card
 * stays in place when its content changes. In windows narrower than 600 pixels the card fills the screen, with a blue
 * line above it.
 *
 * `--vb-page-shell-foot` is the room below the card; default: `48px`, or none in windows narrower than 600 pixels.
 * `--vb-page-shell-stacked` is the width of a card of 920 pixels in windows narrower than 960 pixels; default: `500px`.
 */
export const PageShell = forwardRef<HTMLDivElement, PageShellProps>(
  ({ width = 500, className, children, ...rest }, ref) => (
    <div ref={ref} className={cx('vb-page-shell', className)} {...rest}>
      <div className="vb-doorway" data-width={width}>
        <i className="vb-doorway-frame" aria-hidden="true" />
        <i className="vb-doorway-frame" aria-hidden="true" />
        <i className="vb-doorway-frame" aria-hidden="true" />
        {children}
      </div>
    </div>
  ),
)
PageShell.displayName = 'PageShell'
