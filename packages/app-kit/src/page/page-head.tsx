import { Heading } from '@vestibule/ui/heading'
import { ArrowLeftIcon } from '@vestibule/ui/icons'
import { Link } from '@vestibule/ui/link'
import { Text } from '@vestibule/ui/text'
import { useId, type ReactElement, type ReactNode, type Ref } from 'react'
import './page.css'

export interface PageHeadProps {
  readonly heading: string
  /** Wraps the words of the heading, for instance to add the icon that opens a document about the page. */
  readonly wrap?: (heading: ReactElement) => ReactNode
  /** The text below the heading. */
  readonly lead?: ReactNode
  /** Rendered after the heading, such as a badge. */
  readonly badge?: ReactNode
  /** Buttons, or a search, at the end of the heading's line. */
  readonly actions?: ReactNode
  /** A link to the page that leads to this one, shown over the heading without moving it. */
  readonly back?: { readonly href: string; readonly label: string }
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/**
 * The top of a page: heading, text and buttons. Pages of the shell and of administration use it, so that their headings
 * have the same place and size.
 */
export function PageHead(props: PageHeadProps) {
  const { heading, wrap, lead, badge, actions, back, headingRef } = props
  const leadId = useId()
  const wordsId = useId()
  const words = <bdi id={wordsId}>{heading}</bdi>
  return (
    <div className="ak-page-head">
      {back && (
        <Link tone="quiet" className="ak-page-back" href={back.href}>
          <ArrowLeftIcon size={16} /> {back.label}
        </Link>
      )}
      <div className="ak-page-titles">
        <div className="ak-page-title">
          <Heading
            ref={headingRef}
            level={1}
            size="xl"
            tabIndex={-1}
            // Name the heading by its words only. Otherwise its name would contain that of a button that `wrap` adds.
            aria-labelledby={wrap && wordsId}
            aria-describedby={lead ? leadId : undefined}
          >
            {wrap ? wrap(words) : words}
          </Heading>
          {badge}
        </div>
        {lead && (
          <Text as="div" id={leadId} size="md" tone="muted" className="ak-page-lead">
            {lead}
          </Text>
        )}
      </div>
      {actions && <div className="ak-page-actions">{actions}</div>}
    </div>
  )
}
