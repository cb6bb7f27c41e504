import type { App, Dataset } from '@vestibule/session'
import { useProfile } from '@vestibule/session/react'
import { useLocation } from 'react-router-dom'
import { useTitle } from '../frame/use-title.ts'
import { availabilityOf } from '../home/app-availability.ts'
import { restOfApp } from '../paths/app-of-path.ts'
import { AppClosed } from './app-closed.tsx'
import { AppHead } from './app-head.tsx'
import { AppMount } from './app-mount.tsx'
import { DatasetFacts } from './dataset-facts.tsx'
import { TierUnchecked } from './tier-unchecked.tsx'

export interface AppContentProps {
  readonly app: App
  readonly dataset: Dataset | null
}

/** The page of an app: its name, the dataset, and the place where a deployment mounts the app. */
export function AppContent({ app, dataset }: AppContentProps) {
  const tier = useProfile().profile?.tier ?? null
  const { pathname } = useLocation()
  useTitle(app.name)
  const availability = availabilityOf(app, { tier, dataset })
  if (availability === 'disabled' || availability === 'locked') {
    return <AppClosed app={app} reason={availability} />
  }
  if (availability === 'unchecked') return <TierUnchecked app={app} />
  return (
    <>
      <AppHead app={app} dataset={dataset} />
      <div className="vb-app-page">
        <AppMount app={app} dataset={dataset} path={restOfApp(pathname, app.id)} />
        <DatasetFacts dataset={dataset} />
      </div>
    </>
  )
}
