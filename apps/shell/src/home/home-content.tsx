import type { Dataset } from '@vestibule/session'
import type { useResources } from '@vestibule/session/react'
import { useAnnounce } from '@vestibule/ui/live-region'
import { useEffect, useRef } from 'react'
import { LateListsContext, type PersonalLists } from '../personal/use-personal.ts'
import { AnnouncementRow } from './announcement-row.tsx'
import { HomeHead } from './home-head.tsx'
import { HomeSearch } from './home-search.tsx'
import { otherTab } from './home-state.ts'
import { HomeTabs } from './home-tabs.tsx'
import { PersonalFailed } from './personal-failed.tsx'
import { RenewalRow } from './renewal-row.tsx'
import { useHomeLists, type HomeLists } from './use-home-lists.ts'
import { useHomeState } from './use-home-state.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface HomeContentProps {
  readonly resources: ReturnType<typeof useResources>
  readonly dataset: Dataset | null
  readonly personal: PersonalLists
}

/** The greeting, the search, and the lists of the home page. */
export function HomeContent({ resources, dataset, personal }: HomeContentProps) {
  const { state, choices, update } = useHomeState()
  const lists = useHomeLists(resources, state)
  useAnnouncedResults(lists)
  const actOnResults = () => {
    // The lists are rendered with a delay. If they do not match the latest text in the search field yet, do nothing.
    if (lists.state !== state) return
    const other = otherTab(state.tab)
    if (lists[state.tab].count === 0 && lists[other].count > 0) update({ tab: other })
    else if (lists[state.tab].count === 1) openOnlyResult()
  }
  return (
    <LateListsContext value={personal.late}>
      <HomeHead
        open={{ apps: resources.apps.length, datasets: resources.datasets.length }}
        isLoading={false}
      >
        <HomeSearch
          query={state.query}
          onChange={(query) => update({ query })}
          onEnter={actOnResults}
        />
      </HomeHead>
      <AnnouncementRow />
      <RenewalRow resources={resources} onSent={resources.retry} />
      <PersonalFailed failed={personal.failed} retry={personal.retry} />
      <HomeTabs
        resources={resources}
        dataset={dataset}
        choices={choices}
        lists={lists}
        onChange={update}
      />
    </LateListsContext>
  )
}

/**
 * Clicks the link of the first card or row. Call it only if the search has left a single one, because the user could
 * not know which one opens.
 */
function openOnlyResult() {
  document
    .querySelector<HTMLElement>('[role="tabpanel"] :is(.sh-cards, .sh-dataset-name) a')
    ?.click()
}

/**
 * How long the user must not have typed before the number of results is announced to screen readers, in milliseconds.
 */
const quietMs = 600

/** Announces the number of results to screen readers when the user stops typing. */
function useAnnouncedResults({ state, apps, datasets }: HomeLists) {
  const announce = useAnnounce()
  const { resultsAnnounced, filters } = useTexts().home
  const message = resultsAnnounced({
    apps: filters.apps({ n: apps.count }),
    datasets: filters.datasets({ n: datasets.count }),
  })
  // Announce the number only after the search text or the switch for unavailable apps has changed. The filters announce
  // their results themselves.
  const key = `${state.query.trim()} ${state.unavailable}`
  const announced = useRef(key)
  useEffect(() => {
    if (announced.current === key) return undefined
    const timer = setTimeout(() => {
      announced.current = key
      announce(message)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [announce, key, message])
}
