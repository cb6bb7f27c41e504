import { useRead } from '@vestibule/base/react/use-read'
import { loadedValue } from '@vestibule/base/read'
import { supportsDataset, withDataset, type App, type Dataset } from '@vestibule/session'
import { useProfile, useResources } from '@vestibule/session/react'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageScope } from '../frame/page-scope.ts'
import { supportFrom } from '../frame/support-from.ts'
import { appTexts } from '../home/app-filters.ts'
import { appHref } from '../home/app-href.ts'
import { datasetTexts, kindOf } from '../home/dataset-filters.ts'
import { recentPairs } from '../home/recent-apps.tsx'
import { usePageHref } from '../paths/use-page-href.ts'
import { usePersonal } from '../personal/use-personal.ts'
import { useEndSoon } from '../renewal/use-end-soon.ts'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useDocuments } from './use-documents.ts'
import { createPalette, type PaletteGroup, type PaletteItem } from './palette-groups.ts'

const mostRecent = 5

export interface PaletteSearch {
  readonly groupsOf: (query: string) => readonly PaletteGroup[]
  /** Says that something could not be searched or is still loading. Null: everything was searched. */
  readonly note: string | null
}

/**
 * The palette's search over apps, datasets, documents and pages. Links to datasets and pages keep the dataset of the
 * page; links to apps name one that the app supports.
 */
export function usePaletteGroups({ dataset }: PageScope): PaletteSearch {
  const { chrome, home } = useTexts()
  const texts = chrome.palette
  const resources = useResources()
  const { apps, datasets } = resources
  const personal = usePersonal()
  const recent = loadedValue(useRead(personal.recent))
  const documents = useDocuments()
  const pages = usePages()
  const endSoon = useEndSoon()
  const toItem = useCallback(
    (app: App, target: Dataset | null): PaletteItem => ({
      id: `app ${app.id} ${target?.id}`,
      kind: 'app',
      title: app.name,
      words: appTexts(app),
      detail: target ? texts.appWith({ dataset: target.displayName }) : app.description,
      end: endSoon(app.lastDay),
      href: appHref(app, target?.id ?? null),
      app,
    }),
    [texts, endSoon],
  )

  const items = useMemo(
    () => ({
      app: apps.map((app) => toItem(app, targetOf(app, dataset, datasets))),
      dataset: datasets.map((one) => ({
        id: `dataset ${one.id}`,
        kind: 'dataset' as const,
        title: one.displayName,
        words: datasetTexts(one),
        detail: texts.dataset({
          kind: home.datasets.kinds[kindOf(one)],
          isCurrent: String(one.id === dataset?.id),
        }),
        end: endSoon(one.lastDay),
        href: pageIn(dataset, `/datasets/${encodeURIComponent(one.id)}`),
      })),
    }),
    [apps, datasets, dataset, texts, home, endSoon, toItem],
  )
  const groupsOf = useMemo(() => {
    const pairs = recentPairs(recent ?? [], { apps, datasets }, mostRecent)
    return createPalette(
      {
        items: { ...items, document: documents.items, page: pages },
        recent: pairs.map((pair) => toItem(pair.app, pair.dataset)),
      },
      texts.groups,
    )
  }, [items, documents.items, pages, recent, apps, datasets, texts, toItem])

  const note = {
    loading: chrome.loading,
    failed: texts.notSearched,
    loaded: documents.hasFailed ? texts.documentsNotSearched : null,
  }[resources.status]
  return { groupsOf, note }
}

/** The URL of one of the shell's own pages in the dataset of the page. */
function pageIn(dataset: Dataset | null, page: string): string {
  return dataset ? withDataset(page, dataset.id) : page
}

/**
 * The dataset in which an app is opened: that of the page if the app supports it, otherwise the first that the app
 * supports; if it supports none, that of the page. Null: the app is opened without a dataset.
 */
function targetOf(app: App, dataset: Dataset | null, datasets: readonly Dataset[]): Dataset | null {
  if (dataset && supportsDataset(app, dataset)) return dataset
  if (!dataset && !app.datasetDependent) return null
  return datasets.find((other) => supportsDataset(app, other)) ?? dataset
}

/** The shell's own pages that the user may open, as items of the palette. */
function usePages(): readonly PaletteItem[] {
  const { chrome } = useTexts()
  const { virtualCohortsEnabled } = useShell().settings
  const { profile, isExternal } = useProfile()
  const { pathname } = useLocation()
  const href = usePageHref()
  const isInternal = !isExternal
  // Users who act for a customer cannot ask for access.
  const canAsk = !profile?.impersonating
  const canImpersonate = profile?.canImpersonate === true && !profile.impersonating
  return useMemo(() => {
    const { userMenu, palette, support } = chrome
    const customers = `/auth/impersonate/select-customer?next=${encodeURIComponent(pathname)}`
    const page = (title: string, address: string): PaletteItem => ({
      id: `page ${address}`,
      kind: 'page',
      title,
      detail: null,
      href: address,
    })
    return [
      page(palette.pages.apps, href('/')),
      page(palette.pages.datasets, href('/?tab=datasets')),
      ...(canAsk
        ? [page(palette.pages.find, '/requests/catalogue/'), page(userMenu.requests, '/requests/')]
        : []),
      page(support, supportFrom(pathname)),
      page(userMenu.approveDevice, href('/device')),
      ...(isInternal && virtualCohortsEnabled
        ? [page(userMenu.virtualCohorts, href('/virtual-cohorts'))]
        : []),
      ...(canImpersonate ? [page(userMenu.switchCustomer, customers)] : []),
    ]
    // `href` is left out of the dependencies: it changes only with the path.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chrome, pathname, isInternal, canAsk, virtualCohortsEnabled, canImpersonate])
}
