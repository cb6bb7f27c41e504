import { forwardRef, type ReactNode } from 'react'
import { ArrowRightIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { initials } from '../internal/initials.ts'
import { LinkElement, type LinkElementProps } from '../link/link-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { resourceCardTexts, type ResourceCardTexts } from './resource-card-texts.ts'

export { ResourceCardSkeleton, type ResourceCardSkeletonProps } from './resource-card-skeleton.tsx'

export type ResourceCardProps = Omit<LinkElementProps, 'href' | 'children' | 'title'> & {
  /** The name of the app or dataset. */
  title: string
  /** The muted text below the title, cut off after two lines. */
  meta?: ReactNode
  /** An icon of 20 pixels; defaults to the title's initials. */
  icon?: ReactNode
  /** Number of the product line, which sets the colour of the card's icon. */
  collection?: 1 | 2 | 3 | 4
  /** Target of the card. Without it, or if `unavailable`, the card is no link. */
  href?: string
  /** The card cannot be opened; say why in `meta`. */
  unavailable?: boolean
  /** Small facts about the app or dataset beside the title, such as badges. */
  badges?: ReactNode
  /**
   * A separate control at the end, such as a star. On a card with a link, which keeps 28 pixels free for it, the
   * control lies above the link, so that a press on it does not follow the link.
   */
  action?: ReactNode
  /** Heading level of the title. Without it the title is plain text. */
  level?: 2 | 3 | 4 | 5 | 6
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<ResourceCardTexts>
}

/**
 * An app or a dataset as a card. The whole card except `action` is one link if it has an `href` and is not
 * `unavailable`. `ref` and attributes go to the link, or else to the card.
 */
export const ResourceCard = forwardRef<HTMLAnchorElement, ResourceCardProps>(
  (
    {
      title,
      meta,
      icon,
      collection = 1,
      href,
      unavailable = false,
      badges,
      action,
      level,
      texts,
      className,
      ...rest
    },
    ref,
  ) => {
    const words = useTexts('resourceCard', resourceCardTexts)
    const isLink = !unavailable && href !== undefined
    const Title = level ? (`h${level}` as const) : 'span'
    const content = (
      <>
        <span className="vb-resource-icon" aria-hidden="true">
          {icon ?? initials(title)}
        </span>
        <span className="vb-resource-text">
          <Title className="vb-resource-title" title={title}>
            {title}
          </Title>
          {meta && <span className="vb-resource-meta">{meta}</span>}
          {badges && <span className="vb-resource-badges">{badges}</span>}
        </span>
        {!action && isLink && <ArrowRightIcon size={16} />}
      </>
    )
    const props = {
      className: cx('vb-resource-card', className),
      'data-collection': collection,
      'data-unavailable': unavailable || undefined,
      'data-action': action ? '' : undefined,
      ...rest,
    }
    if (!isLink)
      return (
        <div ref={ref as never} {...(props as object)}>
          {content}
          {action && <div className="vb-resource-action">{action}</div>}
          {unavailable && (
            <VisuallyHidden>{texts?.unavailable ?? words.unavailable}</VisuallyHidden>
          )}
        </div>
      )
    const link = (
      <LinkElement ref={ref} href={href} {...props}>
        {content}
      </LinkElement>
    )
    if (!action) return link
    return (
      <div className="vb-resource-frame">
        {link}
        <div className="vb-resource-action">{action}</div>
      </div>
    )
  },
)
ResourceCard.displayName = 'ResourceCard'
