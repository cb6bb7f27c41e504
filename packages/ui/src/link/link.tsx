import { forwardRef } from 'react'
import { ExternalLinkIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { LinkElement, type LinkElementProps } from './link-provider.tsx'

export { LinkProvider, type LinkElementProps, type LinkProviderProps } from './link-provider.tsx'

export type LinkProps = LinkElementProps & {
  /** `quiet` is grey and underlined, for links beside the main thing. */
  tone?: 'default' | 'quiet'
  /** Opens a new tab, shows so with an icon, and says so. */
  newTab?: boolean
  /** Replaces the built-in English texts, each by itself. */
  texts?: { newTab?: string }
}

/** A text link. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(
  ({ tone = 'default', newTab = false, texts, className, children, ...rest }, ref) => (
    <LinkElement
      ref={ref}
      className={cx('vb-link', className)}
      data-tone={tone}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
    >
      {children}
      {newTab && (
        <>
          {' '}
          <ExternalLinkIcon size={14} />
          <VisuallyHidden>{texts?.newTab ?? '(opens in a new tab)'}</VisuallyHidden>
        </>
      )}
    </LinkElement>
  ),
)
Link.displayName = 'Link'
