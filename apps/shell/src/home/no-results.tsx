import { Button } from '@vestibule/ui/button'
import { EmptyState } from '@vestibule/ui/empty-state'
import { useTexts } from '../texts/use-texts.ts'
import { countFilters, type HomeState } from './home-state.ts'
import type { HomeLists } from './use-home-lists.ts'

export interface NoResultsProps {
  readonly state: HomeState
  readonly lists: HomeLists
  readonly onClear: () => void
  readonly onOtherTab: () => void
}

/**
 * Shown if nothing matches the search and the filters. Offers the other tab, if that has matches, and a button that
 * clears search and filters.
 */
export function NoResults({ state, lists, onClear, onOtherTab }: NoResultsProps) {
  const { noResults: texts, filters } = useTexts().home
  const query = state.query.trim()
  const reason = countFilters(state) > 0 ? texts.queryFiltered : texts.query
  const [here, there] =
    state.tab === 'apps'
      ? ([
          [lists.apps, filters.apps],
          [lists.datasets, filters.datasets],
        ] as const)
      : ([
          [lists.datasets, filters.datasets],
          [lists.apps, filters.apps],
        ] as const)
  const elsewhere = there[0].count > 0 ? there[1]({ n: there[0].count }) : null
  const sentences = [
    query ? reason({ query }) : texts.filtered,
    here[0].hidden > 0 && texts.hidden({ what: here[1]({ n: here[0].hidden }) }),
    elsewhere !== null && texts.inOtherTab({ what: elsewhere }),
  ]
  return (
    <EmptyState
      title={texts.heading}
      actions={
        <>
          {elsewhere !== null && (
            <Button size="md" onClick={onOtherTab}>
              {texts.showOther({ what: elsewhere })}
            </Button>
          )}
          <Button variant="secondary" size="md" onClick={onClear}>
            {texts.clear}
          </Button>
        </>
      }
    >
      {sentences.filter(Boolean).join(' ')}
    </EmptyState>
  )
}
