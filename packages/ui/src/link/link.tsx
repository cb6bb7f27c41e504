import { forwardRef } from 'react'
import { ExternalLinkIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { LinkElement, type LinkElementProps } from './link-provider.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { linkTexts, type LinkTexts } from './link-texts.ts'

export { LinkProvider, type LinkElementProps, type LinkProviderProps } from './link-provider.tsx'

export type LinkProps = LinkElementProps & {
  /** `quiet` is grey and underlined, for secondary links. */
  tone?: 'default' | 'quiet'
  /** Opens the link in a new tab; an icon shows that, and screen readers are told. */
  newTab?: boolean
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<LinkTexts>
}

/** A text link. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(
  ({ tone = 'default', newTab = false, texts, className, children, ...rest }, ref) => {
    const words = useTexts('link', linkTexts)
    return (
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
            <VisuallyHidden>{texts?.newTab ?? words.newTab}</VisuallyHidden>
          </>
        )}
      </LinkElement>
    )
  },
)
Link.displayName = 'Link'
