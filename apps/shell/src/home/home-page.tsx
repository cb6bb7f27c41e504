import { useResources } from '@vestibule/session/react'
import { ErrorState } from '@vestibule/ui/error-state'
import { usePageScope } from '../frame/page-scope.ts'
import { useTitle } from '../frame/use-title.ts'
import { DatasetUnknown } from '../pages/dataset-unknown.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { HomeContent } from './home-content.tsx'
import { HomeHead } from './home-head.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

/** `/` and `/dv/{id}/`: everything that the user may open. */
export function HomePage() {
  const texts = useTexts()
  const resources = useResources()
  const { namedDataset, dataset } = usePageScope()
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
  if (namedDataset !== null && dataset === null) return <DatasetUnknown id={namedDataset} />

  return <HomeContent resources={resources} dataset={dataset} />
}
