import type { App, Dataset } from '@vestibule/session'
import { useProfile } from '@vestibule/session/react'
import { useLocation } from 'react-router-dom'
import { ErrorState } from '@vestibule/ui/error-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { availabilityOf } from '../home/app-availability.ts'
import { restOfApp } from '../paths/app-of-path.ts'
import { AppClosed } from './app-closed.tsx'
import { AppFrame } from '../app-frame/app-frame.tsx'
import { AppHead } from './app-head.tsx'
import { AppMount } from './app-mount.tsx'
import { DatasetFacts } from './dataset-facts.tsx'
import { PageLoading } from '../frame/page-loading.tsx'
import { usePageHref } from '../paths/use-page-href.ts'
import { useShell } from '../shell.ts'
import { useRecordOpened } from '../personal/use-personal.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface AppContentProps {
  readonly app: App
  readonly dataset: Dataset | null
}

/**
 * The page of an app: the app in a frame, or its name, the dataset and the element into which a deployment mounts the
 * app. If the app cannot be opened, the page says why.
 */
export function AppContent({ app, dataset }: AppContentProps) {
  const tier = useProfile().profile?.tier ?? null
  const { pathname } = useLocation()
  useTitle(app.name)
  const availability = availabilityOf(app, { tier, dataset })
  useRecordOpened(availability === 'open' ? app.id : null, dataset?.id ?? null)
  if (availability === 'disabled' || availability === 'locked') {
    return <AppClosed app={app} reason={availability} />
  }
  if (availability === 'unchecked') return <TierUnchecked app={app} />
  if (app.mount?.kind === 'frame')
    return <AppFrame key={app.id} app={app} mount={app.mount} dataset={dataset} />
  if (app.mount?.kind === 'page') return <AppMissing app={app} />
  return (
    <>
      <AppHead app={app} dataset={dataset} />
      <div className="sh-app-page">
        <AppMount app={app} dataset={dataset} path={restOfApp(pathname, app.id)} />
        <DatasetFacts dataset={dataset} />
      </div>
    </>
  )
}

/**
 * Shown if an app should serve this whole page, but the server has sent the shell instead, which means that nothing
 * serves the app. The page is not reloaded, because it would be reloaded forever.
 */
function AppMissing({ app }: { app: App }) {
  const { pages } = useTexts()
  const { leave } = useShell()
  return (
    <ErrorState
      level={1}
      title={pages.frame.ownPage({ app: app.name })}
      onRetry={() => leave(window.location.href)}
      actions={
        <LinkButton variant="secondary" size="md" href={usePageHref()('/')}>
          {pages.app.backToApps}
        </LinkButton>
      }
    >
      {pages.frame.ownPageText}
    </ErrorState>
  )
}

/** Shown for an app that is only for the premium tier, until the tier of the user's organisation is known. */
function TierUnchecked({ app }: { app: App }) {
  const { pages, chrome } = useTexts()
  const { status, retry } = useProfile()
  const home = usePageHref()('/')
  if (status !== 'failed') return <PageLoading />
  return (
    <ErrorState
      level={1}
      title={chrome.lock.unchecked}
      onRetry={retry}
      actions={
        <LinkButton variant="secondary" size="md" href={home}>
          {pages.app.backToApps}
        </LinkButton>
      }
    >
      {chrome.lock.uncheckedText({ part: app.name })}
    </ErrorState>
  )
}
