import { useResources } from '@vestibule/session/react'
import { EmptyState } from '@vestibule/ui/empty-state'
import { ErrorState } from '@vestibule/ui/error-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { PageLoading } from '../frame/page-loading.tsx'
import { askForAccessTo } from '../frame/support-from.ts'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { usePageHref } from '../paths/use-page-href.ts'
import { useTexts } from '../texts/use-texts.ts'
import { DatasetContent } from './dataset-content.tsx'
import './dataset-page.css'

/** `/datasets/{id}`: facts about a dataset. Without an id, it leads to the list of datasets on the home page. */
export default function DatasetPage() {
  const { id } = useParams()
  const { status, datasets, message, retry } = useResources()
  const href = usePageHref()
  if (id === undefined) return <Navigate to={href('/?tab=datasets')} replace />
  if (status === 'loading') return <PageLoading />
  if (status === 'failed') {
    return (
      <ErrorState level={1} onRetry={retry}>
        {message}
      </ErrorState>
    )
  }
  const dataset = datasets.find((one) => one.id === id)
  return dataset ? <DatasetContent key={id} dataset={dataset} /> : <NotOpen id={id} />
}

/** Shown if the dataset does not exist or the user may not open it. The page does not reveal which of the two. */
function NotOpen({ id }: { id: string }) {
  const texts = useTexts().dataset.closed
  const { pathname } = useLocation()
  const href = usePageHref()
  useTitle(texts.heading)
  return (
    <EmptyState
      art
      level={1}
      title={texts.heading}
      actions={
        <>
          <LinkButton size="md" href={href('/?tab=datasets')}>
            {texts.yours}
          </LinkButton>
          <LinkButton
            variant="secondary"
            size="md"
            href={`/requests/catalogue/?q=${encodeURIComponent(id)}`}
          >
            {texts.find}
          </LinkButton>
          <LinkButton variant="secondary" size="md" href={askForAccessTo(pathname)}>
            {texts.ask}
          </LinkButton>
        </>
      }
    >
      {texts.text({ id })}
    </EmptyState>
  )
}
