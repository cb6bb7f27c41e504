import { ErrorState } from '@vestibule/ui/error-state'
import { PageLoading } from '../frame/page-loading.tsx'
import { usePageScope } from '../frame/page-scope.ts'
import { NotFound } from '../pages/not-found.tsx'
import { useTexts } from '../texts/use-texts.ts'
import ChooseDataset from '../datasets/choose-dataset.tsx'
import { AppContent } from './app-content.tsx'
import './app-page.css'
import { NoDataset } from './no-dataset.tsx'

/** `/{app}/…` and `/dv/{id}/{app}/…`: what the gate lets through, or the reason why it does not. */
export default function AppPage() {
  const { pages, chrome } = useTexts()
  const scope = usePageScope()
  const { gate, app, retry } = scope
  switch (gate.status) {
    case 'loading':
    case 'redirect':
      return <PageLoading />
    case 'failed':
      return (
        <ErrorState
          level={1}
          title={pages.failed.heading}
          onRetry={retry}
          labels={{ retry: chrome.retry }}
        >
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
