import type { Dataset } from '@vestibule/session'
import type { UseResources } from '@vestibule/session/react'
import { HomeHead } from './home-head.tsx'
import { HomeSearch } from './home-search.tsx'
import { HomeTabs } from './home-tabs.tsx'
import { useAnnouncedResults } from './use-announced-results.ts'
import { useHomeLists } from './use-home-lists.ts'
import { useHomeState } from './use-home-state.ts'

export interface HomeContentProps {
  readonly resources: UseResources
  readonly dataset: Dataset | null
}

/** Greeting, search and the lists that it searches. */
export function HomeContent({ resources, dataset }: HomeContentProps) {
  const { state, choices, update } = useHomeState()
  const lists = useHomeLists(resources, state)
  useAnnouncedResults(lists)
  return (
    <>
      <HomeHead
        open={{ apps: resources.apps.length, datasets: resources.datasets.length }}
        isLoading={false}
      >
        <HomeSearch query={state.query} onChange={(query) => update({ query })} />
      </HomeHead>
      <HomeTabs
        resources={resources}
        dataset={dataset}
        choices={choices}
        lists={lists}
        onChange={update}
      />
    </>
  )
}
