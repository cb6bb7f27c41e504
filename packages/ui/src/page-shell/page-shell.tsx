import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type PageShellProps = ComponentPropsWithoutRef<'div'> & {
  /** Width of the card in pixels. 920 becomes 500 where two columns do not fit. */
  width?: 500 | 600 | 732 | 920
}

/**
 * The background of the sign-in screens: page blue with doorway frames around a card. The top of the card stays
 * in place when its content changes. Below 600 pixels the card fills the screen, and the blue remains as its top
 * edge.
 *
 * `--vb-page-shell-foot` is the room below the card, by default `48px`, and none below 600 pixels.
 * `--vb-page-shell-stacked` is what a width of 920 becomes, by default `500px`.
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
