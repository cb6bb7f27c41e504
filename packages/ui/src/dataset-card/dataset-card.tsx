import { forwardRef } from 'react'
import { Badge } from '../badge/badge.tsx'
import { DatasetIcon } from '../icons/icons.tsx'
import { ResourceCard, type ResourceCardProps } from '../resource-card/resource-card.tsx'

export type DatasetCardProps = Omit<ResourceCardProps, 'title' | 'icon' | 'badges' | 'meta'> & {
  /** The display name, without members. */
  name: string
  /** The display names of what it is federated of, in parentheses after the name. */
  members?: readonly string[]
  /** Which version of the data it is, beside the name. */
  version?: string
  /** What kinds of data it holds. */
  datatypes?: readonly string[]
  /** Answers with counts and summaries, never with rows. */
  aggregateOnly?: boolean
  /** Is the dataset in use. */
  current?: boolean
  /** Replaces the built-in English texts, each by itself. */
  texts?: ResourceCardProps['texts'] & {
    aggregateOnly?: string
    current?: string
    version?: (version: string) => string
  }
}

/** A dataset: the whole card is one link. Long lists of members are cut off; the title has them. */
export const DatasetCard = forwardRef<HTMLAnchorElement, DatasetCardProps>(
  (
    { name, members, version, datatypes, aggregateOnly = false, current = false, texts, ...rest },
    ref,
  ) => (
    <ResourceCard
      ref={ref}
      title={members && members.length > 0 ? `${name} (${members.join(', ')})` : name}
      icon={<DatasetIcon />}
      meta={version && (texts?.version?.(version) ?? `Version ${version}`)}
      badges={
        <>
          {current && <Badge tone="brand">{texts?.current ?? 'Current'}</Badge>}
          {aggregateOnly && (
            <Badge tone="outline">{texts?.aggregateOnly ?? 'Aggregate only'}</Badge>
          )}
          {datatypes?.map((datatype) => (
            <Badge key={datatype}>{datatype}</Badge>
          ))}
        </>
      }
      aria-current={current || undefined}
      texts={texts}
      {...rest}
    />
  ),
)
DatasetCard.displayName = 'DatasetCard'
