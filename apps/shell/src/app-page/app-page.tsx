import { ErrorState } from '@vestibule/ui/error-state'
import type { App } from '@vestibule/session'
import { EmptyState } from '@vestibule/ui/empty-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { PageLoading } from '../frame/page-loading.tsx'
import { usePageScope } from '../frame/page-scope.ts'
import { NotFound } from '../pages/not-found.tsx'
import { useTexts } from '../texts/use-texts.ts'
import ChooseDataset from '../datasets/choose-dataset.tsx'
import { AppContent } from './app-content.tsx'
import './app-page.css'
import { useTitle } from '@vestibule/app-kit/page/use-title'

/** `/{app}/…` and `/dv/{id}/{app}/…`: shows the app if the user may open it in this dataset, otherwise says why not. */
export default function AppPage() {
  const scope = usePageScope()
  const { gate, app, retry } = scope
  switch (gate.status) {
    case 'loading':
    case 'redirect':
      return <PageLoading />
    case 'failed':
      return (
        <ErrorState level={1} onRetry={retry}>
          {gate.message}
        </ErrorState>
      )
    case 'left':
      return app === null ? <NotFound /> : <ChooseDataset gate={gate} scope={scope} />
    case 'unavailable':
      return <ChooseDataset gate={gate} scope={scope} />
    case 'none':
      return app === null ? <NotFound /> : <NoDataset app={app} />
    case 'open':
      return app === null ? <NotFound /> : <AppContent app={app} dataset={gate.dataset} />
  }
}

/** Shown if none of the user's datasets works with the app. */
function NoDataset({ app }: { app: App }) {
  const texts = useTexts().pages.noDataset
  useTitle(app.name)
  return (
    <EmptyState
      art
      level={1}
      title={texts.heading}
      actions={
        <LinkButton size="md" href="/">
          {texts.home}
        </LinkButton>
      }
    >
      {texts.text({ app: app.name })}
    </EmptyState>
  )
}
