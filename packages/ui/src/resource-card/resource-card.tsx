import { forwardRef, type ReactNode } from 'react'
import { ArrowRightIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { initials } from '../internal/initials.ts'
import { LinkElement, type LinkElementProps } from '../link/link-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export { ResourceCardSkeleton, type ResourceCardSkeletonProps } from './resource-card-skeleton.tsx'

export type ResourceCardProps = Omit<LinkElementProps, 'href' | 'children' | 'title'> & {
  /** The name of the app or dataset. */
  title: string
  /** The line below the title. */
  meta?: ReactNode
  /** A 20 pixel icon; without one, the title's initials. */
  icon?: ReactNode
  /** The colour of its product line. */
  collection?: 1 | 2 | 3 | 4
  /** Where it leads. Without it, or when `unavailable`, the card is no link. */
  href?: string
  /** Cannot be opened; `meta` says why. */
  unavailable?: boolean
  /** Small facts after the line, such as badges. */
  badges?: ReactNode
  /**
   * A control of its own at the end, such as a star. On a card that opens it is 28 pixels square and
   * stands above the link, without being part of it.
   */
  action?: ReactNode
  /** Outline level of the title, where the cards stand below headings; plain text without it. */
  level?: 2 | 3 | 4 | 5 | 6
  /** Replaces the built-in English texts, each by itself. */
  texts?: { unavailable?: string }
}

/** An app or a dataset: the whole card is one link, but for its action. `ref` and attributes go to the link. */
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
          {unavailable && <VisuallyHidden>{texts?.unavailable ?? 'Unavailable'}</VisuallyHidden>}
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
