import { useResources } from '@vestibule/session/react'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { ErrorState } from '@vestibule/ui/error-state'
import { usePageScope } from '../frame/page-scope.ts'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { usePersonalLists } from '../personal/use-personal.ts'
import { useTexts } from '../texts/use-texts.ts'
import { HomeContent } from './home-content.tsx'
import { HomeHead } from './home-head.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

const ChooseDataset = lazyCode(() => import('../datasets/choose-dataset.tsx'))

/** `/` and `/dv/{id}/`: the home page with all apps and datasets of the user. */
export function HomePage() {
  const texts = useTexts()
  const resources = useResources()
  const personal = usePersonalLists()
  const scope = usePageScope()
  const { gate } = scope
  useTitle(texts.home.title)

  if (resources.status === 'failed') {
    return (
      <>
        <HomeHead open={null} isLoading={false} />
        <ErrorState onRetry={resources.retry}>{resources.message}</ErrorState>
      </>
    )
  }
  if (resources.status === 'loading' || !personal.isReady) {
    return (
      <>
        <HomeHead open={null} isLoading />
        <HomeSkeleton />
      </>
    )
  }
  if (gate.status === 'unavailable') return <ChooseDataset gate={gate} scope={scope} />

  return <HomeContent resources={resources} dataset={scope.dataset} personal={personal} />
}
