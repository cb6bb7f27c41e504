import { forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { LinkElement, type LinkElementProps } from '../link/link-provider.tsx'
import { Mark } from '../mark/mark.tsx'

export type LockupProps = Omit<LinkElementProps, 'href' | 'children'> & {
  /** The name beside the mark. */
  name: ReactNode
  /** The small line below the name. */
  sub?: ReactNode
  /** Where the lockup leads; without it, it is plain text. */
  href?: string
  /** `bar` is the one of the app bar: a smaller mark and one line. */
  size?: 'card' | 'bar'
  /** Another mark than the platform's, such as an organisation's logo. */
  mark?: ReactNode
}

/** Mark and name. */
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
