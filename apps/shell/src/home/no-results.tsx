import { Button } from '@vestibule/ui/button'
import { EmptyState } from '@vestibule/ui/empty-state'
import { useTexts } from '../texts/use-texts.ts'
import { countFilters, type HomeState } from './home-state.ts'
import type { HomeLists } from './use-home-lists.ts'

export interface NoResultsProps {
  readonly state: HomeState
  readonly lists: HomeLists
  readonly onClear: () => void
}

/** Nothing of the list is left by the search and the filters: says what the other tab and no filter would show. */
export function NoResults({ state, lists, onClear }: NoResultsProps) {
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
  const sentences = [
    query ? reason(query) : texts.filtered,
    here[0].hidden > 0 && texts.hidden(here[1](here[0].hidden)),
    there[0].count > 0 && texts.inOtherTab(there[1](there[0].count)),
  ]
  return (
    <EmptyState
      title={texts.heading}
      actions={
        <Button variant="secondary" size="md" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    >
      {sentences.filter(Boolean).join(' ')}
    </EmptyState>
  )
}
