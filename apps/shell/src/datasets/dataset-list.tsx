import { withDataset, withoutDataset, type Dataset } from '@vestibule/session'
import { CheckIcon, SignOutIcon } from '@vestibule/ui/icons'
import { SearchField } from '@vestibule/ui/search-field'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageScope } from '../frame/page-scope.ts'
import { datasetTexts } from '../home/dataset-filters.ts'
import { createSearch } from '../home/search.ts'
import { useTexts } from '../texts/use-texts.ts'

/** From more datasets than this on, the list can be searched. */
const searchFrom = 8

/** The datasets to switch to. Each is a link: a switch loads the page again, so that nothing of the first stays. */
export function DatasetList({ scope }: { scope: PageScope }) {
  const texts = useTexts().chrome.switcher
  const { dataset: current, namedDataset, supportedDatasets } = scope
  const { pathname } = useLocation()
  const [query, setQuery] = useState('')
  const search = useMemo(() => createSearch(supportedDatasets, datasetTexts), [supportedDatasets])
  const found = search(query)
  return (
    <div className="vb-switcher">
      {supportedDatasets.length > searchFrom && (
        <div className="vb-switcher-search">
          <SearchField
            size="sm"
            label={texts.find}
            placeholder={texts.find}
            value={query}
            onChange={setQuery}
          />
        </div>
      )}
      <ul className="vb-switcher-list">
        {found.map((dataset) => (
          <li key={dataset.id}>
            <a
              className="vb-menu-item"
              href={withDataset(pathname, dataset.id)}
              aria-current={dataset.id === current?.id || undefined}
            >
              {dataset.id === current?.id ? (
                <CheckIcon size={18} />
              ) : (
                <span className="vb-switcher-blank" />
              )}
              <span className="vb-menu-label" title={dataset.displayName}>
                {dataset.displayName}
              </span>
              <DatasetRemark dataset={dataset} />
            </a>
          </li>
        ))}
        {found.length === 0 && <li className="vb-switcher-none">{texts.noResults}</li>}
      </ul>
      {namedDataset !== null && (
        <div className="vb-switcher-foot">
          <a className="vb-menu-item" href={withoutDataset(pathname)}>
            <SignOutIcon size={18} />
            <span className="vb-menu-label">{texts.leave}</span>
          </a>
        </div>
      )}
    </div>
  )
}

function DatasetRemark({ dataset }: { dataset: Dataset }) {
  const texts = useTexts().chrome.switcher
  const remark = dataset.isAggregateOnly
    ? texts.aggregateOnly
    : dataset.version !== dataset.name && dataset.version
  return remark ? <span className="vb-menu-end">{remark}</span> : null
}
