import { DocNote } from '@vestibule/docs-panel/react'
import { withDataset, type Dataset } from '@vestibule/session'
import { Badge } from '@vestibule/ui/badge'
import { Link } from '@vestibule/ui/link'
import { LinkButton } from '@vestibule/ui/link-button'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { memo } from 'react'
import { elements } from '../docs/element-id.ts'
import { usePageHref } from '../paths/use-page-href.ts'
import { useTexts } from '../texts/use-texts.ts'
import { kindOf } from './dataset-filters.ts'

export interface DatasetsPanelProps {
  readonly datasets: readonly Dataset[]
  readonly current: Dataset | null
}

/**
 * Lists the datasets in a table; on a narrow page each is a block. Rows are grid containers, because browsers can skip
 * the layout of grids that are off-screen, but not of table rows.
 */
export const DatasetsPanel = memo(({ datasets, current }: DatasetsPanelProps) => {
  const texts = useTexts().home.datasets
  return (
    <div className="sh-table" role="table">
      <div role="rowgroup" className="sh-table-head">
        <div role="row">
          <div role="columnheader">{texts.name}</div>
          <div role="columnheader">
            <DocNote id={elements.access} label={texts.access}>
              {texts.access}
            </DocNote>
          </div>
          <div role="columnheader">
            <DocNote id={elements.dataTypes} label={texts.dataTypes}>
              {texts.dataTypes}
            </DocNote>
          </div>
          <div role="columnheader">
            <VisuallyHidden>{texts.action}</VisuallyHidden>
          </div>
        </div>
      </div>
      <div role="rowgroup" className="sh-table-body">
        {datasets.map((dataset) => (
          <DatasetRow key={dataset.id} dataset={dataset} isCurrent={dataset.id === current?.id} />
        ))}
      </div>
    </div>
  )
})
DatasetsPanel.displayName = 'DatasetsPanel'

const DatasetRow = memo(({ dataset, isCurrent }: { dataset: Dataset; isCurrent: boolean }) => {
  const { home, formats } = useTexts()
  const texts = home.datasets
  const { lastDay } = dataset
  const href = withDataset('/', dataset.id)
  const page = usePageHref()(`/datasets/${encodeURIComponent(dataset.id)}`)
  return (
    <div role="row" aria-current={isCurrent || undefined}>
      <div role="rowheader">
        <span className="sh-dataset-name">
          <Link className="sh-dataset-title" href={page} title={dataset.displayName}>
            {dataset.displayName}
          </Link>
          {isCurrent && <Badge tone="brand">{texts.current}</Badge>}
        </span>
        <span className="sh-dataset-meta vb-code-text">
          {texts.meta({ name: dataset.name, version: dataset.version })}
        </span>
      </div>
      <div role="cell">
        {texts.kinds[kindOf(dataset)]}
        {lastDay && (
          <span className="sh-dataset-meta">{texts.until({ day: formats.day(lastDay) })}</span>
        )}
      </div>
      <div role="cell">
        <span className="sh-dataset-types">
          {dataset.datatypes.map((type) => (
            <Badge key={type}>{type}</Badge>
          ))}
        </span>
      </div>
      <div role="cell">
        <LinkButton
          variant="secondary"
          size="sm"
          href={href}
          aria-label={texts.openNamed({ name: dataset.displayName })}
        >
          {texts.open}
        </LinkButton>
      </div>
    </div>
  )
})
DatasetRow.displayName = 'DatasetRow'
