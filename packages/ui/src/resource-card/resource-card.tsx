import { forwardRef, type ReactNode } from 'react'
import { ArrowRightIcon, LockIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { initials } from '../internal/initials.ts'
import { LinkElement, type LinkElementProps } from '../link/link-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export { ResourceCardSkeleton, type ResourceCardSkeletonProps } from './resource-card-skeleton.tsx'

export type ResourceCardProps = Omit<LinkElementProps, 'href' | 'children' | 'title'> & {
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
  /** Outline level of the title, where the cards stand below headings; plain text without it. */
  level?: 2 | 3 | 4 | 5 | 6
  labels?: { unavailable?: string }
}

/** An app or a dataset: the whole card is one link. */
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
      level,
      labels,
      className,
      ...rest
    },
    ref,
  ) => {
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
        {unavailable ? <LockIcon size={16} /> : href !== undefined && <ArrowRightIcon size={16} />}
      </>
    )
    const props = {
      className: cx('vb-resource-card', className),
      'data-collection': collection,
      'data-unavailable': unavailable || undefined,
      ...rest,
    }
    return href === undefined || unavailable ? (
      <div ref={ref as never} {...(props as object)}>
        {content}
        {unavailable && <VisuallyHidden>{labels?.unavailable ?? 'Unavailable'}</VisuallyHidden>}
      </div>
    ) : (
      <LinkElement ref={ref} href={href} {...props}>
        {content}
      </LinkElement>
    )
  },
)
ResourceCard.displayName = 'ResourceCard'
