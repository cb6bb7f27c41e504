import { DocNote } from '@vestibule/docs-panel/react'
import type { App, Dataset } from '@vestibule/session'
import { useProfile, type useResources } from '@vestibule/session/react'
import { Tabs } from '@vestibule/ui/tabs'
import { memo, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { elements } from '../docs/element-id.ts'
import { useLate } from '../late/use-late.ts'
import { usePinning } from '../personal/use-personal.ts'
import { useTexts } from '../texts/use-texts.ts'
import { AppsPanel } from './apps-panel.tsx'
import { DatasetsPanel } from './datasets-panel.tsx'
import {
  clearedHomeState,
  otherTab,
  countFilters,
  type HomeChoices,
  type HomeState,
  type HomeTab,
} from './home-state.ts'
import { HomeToolbar } from './home-toolbar.tsx'
import { NoResults } from './no-results.tsx'
import { NothingOpen } from './nothing-open.tsx'
import { PersonalSections } from './personal-sections.tsx'
import { UnavailableToggle } from './unavailable-toggle.tsx'
import type { HomeLists } from './use-home-lists.ts'

export interface HomeTabsProps {
  readonly resources: ReturnType<typeof useResources>
  readonly dataset: Dataset | null
  readonly choices: HomeChoices
  readonly lists: HomeLists
  readonly onChange: (change: Partial<HomeState>) => void
}

/** The tabs, filters and lists. Memoised, so that rendering the lists does not delay typing. */
export const HomeTabs = memo(({ resources, dataset, choices, lists, onChange }: HomeTabsProps) => {
  const texts = useTexts().home
  const tier = useProfile().profile?.tier ?? null
  const [locked, setLocked] = useState<App | null>(null)
  const closeLock = () => setLocked(null)
  const late = useLate(locked !== null, closeLock)

  const pinning = usePinning()
  const scope = useMemo(
    () => ({ tier, dataset, datasets: resources.datasets, onLocked: setLocked, pinning }),
    [tier, dataset, resources.datasets, pinning],
  )
  const lines = useMemo(
    () => [...new Set(resources.allApps.flatMap((app) => app.productLines))],
    [resources.allApps],
  )
  const isNarrowed = lists.state.query.trim() !== '' || countFilters(lists.state) > 0
  const hasApps = resources.allApps.length > 0
  const hasDatasets = resources.datasets.length > 0
  const hasAny = hasApps || hasDatasets
  const noResults = (
    <NoResults
      state={lists.state}
      lists={lists}
      onClear={() => onChange(clearedHomeState(choices))}
      onOtherTab={() => {
        flushSync(() => onChange({ tab: otherTab(choices.tab) }))
        // The button that was pressed to open the other tab is gone now, so move the focus to that tab.
        document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
      }}
    />
  )
  const apps = lists.apps.count > 0 && (
    <AppsPanel lines={lines} groups={lists.apps.groups} scope={scope} />
  )
  const datasets = lists.datasets.count > 0 && (
    <DatasetsPanel datasets={lists.datasets.left} current={dataset} />
  )
  const nothingOpen = (what: HomeTab) => (
    <NothingOpen what={hasAny ? what : 'resources'} onRefresh={resources.retry} />
  )
  // The tab is marked as open at once. Its list may be long, so it is rendered with a delay.
  const panel = {
    apps: (
      <>
        {!isNarrowed && <PersonalSections resources={resources} lines={lines} scope={scope} />}
        {hasApps ? apps || noResults : nothingOpen('apps')}
        <UnavailableToggle resources={resources} choices={choices} onChange={onChange} />
      </>
    ),
    datasets: hasDatasets ? datasets || noResults : nothingOpen('datasets'),
  }[lists.state.tab]
  const tabs = (['apps', 'datasets'] as const).map((id) => ({
    id,
    label: texts.tabs[id],
    count: lists[id].count,
    panel: id === lists.state.tab && panel,
  }))
  return (
    <>
      <Tabs
        label={texts.tabs.label}
        tabs={tabs}
        value={choices.tab}
        onValueChange={(tab) => onChange({ tab: tab as HomeTab })}
        tabsEnd={<DocNote id={elements[choices.tab]} label={texts.tabs[choices.tab]} />}
        end={hasAny && <HomeToolbar choices={choices} lists={lists} onChange={onChange} />}
      />
      {late && locked && <late.PremiumLock feature={locked.name} onClose={closeLock} />}
    </>
  )
})
HomeTabs.displayName = 'HomeTabs'
