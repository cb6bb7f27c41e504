import { withDataset, type Dataset } from '@vestibule/session'
import { CheckIcon } from '@vestibule/ui/icons'
import { SearchField } from '@vestibule/ui/search-field'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageScope } from '../frame/page-scope.ts'
import { datasetTexts } from '../home/dataset-filters.ts'
import { createSearch } from '../home/search.ts'
import { onPlainClick } from '../paths/plain-click.ts'
import { useEndSoon } from '../renewal/use-end-soon.ts'
import { useTexts } from '../texts/use-texts.ts'

/** If the list has more datasets than this, it has a search field. */
const searchFrom = 8

/**
 * Lists the datasets in which this page can be opened. Each is a link to the path, query and fragment of the page in
 * that dataset. The link loads the page anew, so that no data of the previous dataset stays in memory.
 */
export function DatasetChoices({ scope }: { scope: PageScope }) {
  const { chrome } = useTexts()
  const texts = chrome.switcher
  const { dataset: current, supportedDatasets, switchTo } = scope
  const { pathname, search: query, hash } = useLocation()
  const [words, setWords] = useState('')
  const search = useMemo(() => createSearch(supportedDatasets, datasetTexts), [supportedDatasets])
  const found = search(words)
  return (
    <>
      {supportedDatasets.length > searchFrom && (
        <div className="sh-switcher-search">
          <SearchField
            size="sm"
            label={texts.find}
            placeholder={texts.find}
            value={words}
            onValueChange={setWords}
          />
        </div>
      )}
      <ul className="sh-switcher-list">
        {found.map((dataset) => (
          <li key={dataset.id}>
            <a
              className="vb-menu-item"
              href={withDataset(pathname + query + hash, dataset.id)}
              aria-current={dataset.id === current?.id || undefined}
              onClick={onPlainClick(() => switchTo(dataset.id))}
            >
              {dataset.id === current?.id && <CheckIcon size={18} />}
              {current && dataset.id !== current.id && <span className="sh-switcher-blank" />}
              <span className="sh-switcher-name">
                <span className="vb-menu-label" title={dataset.displayName}>
                  {dataset.displayName}
                </span>
                <DatasetEnd lastDay={dataset.lastDay} />
              </span>
              <DatasetRemark dataset={dataset} />
            </a>
          </li>
        ))}
        {found.length === 0 && <li className="sh-switcher-none">{texts.noResults}</li>}
      </ul>
    </>
  )
}

function DatasetEnd({ lastDay }: Pick<Dataset, 'lastDay'>) {
  const end = useEndSoon()(lastDay)
  if (end === null) return null
  return (
    <>
      {' '}
      <span className="sh-dataset-meta">{end}</span>
    </>
  )
}

function DatasetRemark({ dataset }: { dataset: Dataset }) {
  const texts = useTexts().chrome.switcher
  const remark = dataset.isAggregateOnly
    ? texts.aggregateOnly
    : dataset.version !== dataset.name && dataset.version
  return remark ? <span className="vb-menu-end">{remark}</span> : null
}
