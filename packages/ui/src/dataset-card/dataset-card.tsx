import { forwardRef } from 'react'
import { Badge } from '../badge/badge.tsx'
import { DatasetIcon } from '../icons/icons.tsx'
import { ResourceCard, type ResourceCardProps } from '../resource-card/resource-card.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { datasetCardTexts, type DatasetCardTexts } from './dataset-card-texts.ts'

export type DatasetCardProps = Omit<ResourceCardProps, 'title' | 'icon' | 'badges' | 'meta'> & {
  /** The display name of the dataset. Leave out the names of its members: `members` adds them. */
  name: string
  /** Display names of the datasets that a federated dataset consists of; shown in parentheses after the name. */
  members?: readonly string[]
  /** Version of the data, shown below the name. */
  version?: string
  /** Kinds of data in the dataset. */
  datatypes?: readonly string[]
  /** The dataset returns only counts and summaries, never rows. Shows a badge that says so. */
  aggregateOnly?: boolean
  /** This dataset is the one in use. Shows a badge that says so, and sets `aria-current`. */
  current?: boolean
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: ResourceCardProps['texts'] & Partial<DatasetCardTexts>
}

/** A dataset as a card that is one link. The names of its members, if any, follow its own name in the title. */
export const DatasetCard = forwardRef<HTMLAnchorElement, DatasetCardProps>(
  (
    { name, members, version, datatypes, aggregateOnly = false, current = false, texts, ...rest },
    ref,
  ) => {
    const words = useTexts('datasetCard', datasetCardTexts)
    return (
      <ResourceCard
        ref={ref}
        title={members && members.length > 0 ? `${name} (${members.join(', ')})` : name}
        icon={<DatasetIcon />}
        meta={version && (texts?.version ?? words.version)(version)}
        badges={
          <>
            {current && <Badge tone="brand">{texts?.current ?? words.current}</Badge>}
            {aggregateOnly && (
              <Badge tone="outline">{texts?.aggregateOnly ?? words.aggregateOnly}</Badge>
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
    )
  },
)
DatasetCard.displayName = 'DatasetCard'
