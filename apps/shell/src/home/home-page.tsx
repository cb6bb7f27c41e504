import { useResources } from '@vestibule/session/react'
import { fetchPart } from '@vestibule/api-client'
import { ErrorState } from '@vestibule/ui/error-state'
import { lazy } from 'react'
import { usePageScope } from '../frame/page-scope.ts'
import { useTitle } from '../frame/use-title.ts'
import { useTexts } from '../texts/use-texts.ts'
import { HomeContent } from './home-content.tsx'
import { HomeHead } from './home-head.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

const ChooseDataset = lazy(() => fetchPart(() => import('../datasets/choose-dataset.tsx')))

/** `/` and `/dv/{id}/`: everything that the user may open. */
export function HomePage() {
  const texts = useTexts()
  const resources = useResources()
  const scope = usePageScope()
  const { gate } = scope
  useTitle(texts.home.title)

  if (resources.status === 'failed') {
    return (
      <>
        <HomeHead open={null} isLoading={false} />
        <ErrorState
          title={texts.pages.failed.heading}
          onRetry={resources.retry}
          labels={{ retry: texts.chrome.retry }}
        >
          {resources.message}
        </ErrorState>
      </>
    )
  }
  if (resources.status === 'loading') {
    return (
      <>
        <HomeHead open={null} isLoading />
        <HomeSkeleton />
      </>
    )
  }
  if (gate.status === 'unavailable') return <ChooseDataset gate={gate} scope={scope} />

  return <HomeContent resources={resources} dataset={scope.dataset} />
}
