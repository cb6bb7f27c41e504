import { forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { LinkElement, type LinkElementProps } from '../link/link-provider.tsx'
import { Mark } from '../mark/mark.tsx'

export type LockupProps = Omit<LinkElementProps, 'href' | 'children'> & {
  /** The name beside the logo. */
  name: ReactNode
  /** The small line below the name. */
  sub?: ReactNode
  /** Target of the link. Without `href`, the logo and the name are no link. */
  href?: string
  /**
   * `bar` is for the app bar: a smaller logo, and texts that stay on one line. In windows narrower than 600 pixels only
   * screen readers get the texts.
   */
  size?: 'card' | 'bar'
  /** Replaces the platform's logo, for example with an organisation's. */
  mark?: ReactNode
}

/** The logo with a name beside it, as plain text or as a link. */
export const Lockup = forwardRef<HTMLAnchorElement, LockupProps>(
  ({ name, sub, href, size = 'card', mark, className, ...rest }, ref) => {
    const content = (
      <>
        {mark ?? <Mark size={size === 'bar' ? 26 : 32} />}
        <span className="vb-lockup-text">
          <span className="vb-lockup-name">{name}</span>
          {sub && <span className="vb-lockup-sub">{sub}</span>}
        </span>
      </>
    )
    const props = { className: cx('vb-lockup', className), 'data-size': size, ...rest }
    return href === undefined ? (
      <span ref={ref} {...props}>
        {content}
      </span>
    ) : (
      <LinkElement ref={ref} href={href} {...props}>
        {content}
      </LinkElement>
    )
  },
)
Lockup.displayName = 'Lockup'
