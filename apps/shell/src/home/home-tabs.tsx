import { fetchPart } from '@vestibule/api-client'
import type { App, Dataset } from '@vestibule/session'
import { useProfile, type UseResources } from '@vestibule/session/react'
import { Tabs } from '@vestibule/ui/tabs'
import { lazy, memo, Suspense, useMemo, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { AppsPanel } from './apps-panel.tsx'
import { DatasetsPanel } from './datasets-panel.tsx'
import { clearedHomeState, type HomeChoices, type HomeState, type HomeTab } from './home-state.ts'
import { HomeToolbar } from './home-toolbar.tsx'
import { NoResults } from './no-results.tsx'
import { NothingOpen } from './nothing-open.tsx'
import { UnavailableToggle } from './unavailable-toggle.tsx'
import type { HomeLists } from './use-home-lists.ts'

const PremiumLock = lazy(() => fetchPart(() => import('../premium/premium-lock.tsx')))

export interface HomeTabsProps {
  readonly resources: UseResources
  readonly dataset: Dataset | null
  readonly choices: HomeChoices
  readonly lists: HomeLists
  readonly onChange: (change: Partial<HomeState>) => void
}

/** Tabs, filters and the lists. Memoised: while someone types, it waits for the lists. */
export const HomeTabs = memo(({ resources, dataset, choices, lists, onChange }: HomeTabsProps) => {
  const texts = useTexts().home
  const tier = useProfile().profile?.tier ?? null
  const [locked, setLocked] = useState<App | null>(null)

  const scope = useMemo(
    () => ({ tier, dataset, datasets: resources.datasets, onLocked: setLocked }),
    [tier, dataset, resources.datasets],
  )
  const hasApps = resources.allApps.length > 0
  const hasDatasets = resources.datasets.length > 0
  const hasAny = hasApps || hasDatasets
  const noResults = (
    <NoResults
      state={lists.state}
      lists={lists}
      onClear={() => onChange(clearedHomeState(choices))}
    />
  )
  const apps = lists.apps.count > 0 && (
    <AppsPanel resources={resources} groups={lists.apps.groups} scope={scope} />
  )
  const datasets = lists.datasets.count > 0 && (
    <DatasetsPanel datasets={lists.datasets.left} current={dataset} />
  )
  const nothingOpen = (what: HomeTab) => (
    <NothingOpen what={hasAny ? what : 'resources'} onRefresh={resources.retry} />
  )
  // The tab answers at once; its list, which may be long, follows without holding up the page.
  const panel = {
    apps: (
      <>
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
        onChange={(tab) => onChange({ tab: tab as HomeTab })}
        toolbar={hasAny && <HomeToolbar choices={choices} lists={lists} onChange={onChange} />}
      />
      {locked && (
        <Suspense>
          <PremiumLock feature={locked.name} onClose={() => setLocked(null)} />
        </Suspense>
      )}
    </>
  )
})
HomeTabs.displayName = 'HomeTabs'
