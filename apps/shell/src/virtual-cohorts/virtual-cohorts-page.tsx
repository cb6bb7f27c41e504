import { accessOf } from '@vestibule/session'
import { useProfile, useSessionContext, useVirtualCohorts } from '@vestibule/session/react'
import { EmptyState } from '@vestibule/ui/empty-state'
import { ErrorState } from '@vestibule/ui/error-state'
import { Heading } from '@vestibule/ui/heading'
import { CohortIcon } from '@vestibule/ui/icons'
import { Text } from '@vestibule/ui/text'
import { PageLoading } from '../frame/page-loading.tsx'
import { useTitle } from '../frame/use-title.ts'
import { NotFound } from '../pages/not-found.tsx'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import './virtual-cohorts.css'

/** `/virtual-cohorts`: the profiles, for internal users where the feature is on. */
export default function VirtualCohortsPage() {
  const { settings } = useShell()
  return settings.virtualCohortsEnabled ? <VirtualCohorts /> : <NotFound />
}

function VirtualCohorts() {
  const { pages, chrome } = useTexts()
  const texts = pages.virtualCohorts
  const { status, isExternal, message, retry } = useProfile()
  const { virtualCohorts } = accessOf(useSessionContext())
  const cohorts = useVirtualCohorts()
  useTitle(texts.title)

  if (status === 'loading') return <PageLoading />
  if (status === 'failed') {
    return (
      <ErrorState
        level={1}
        title={pages.failed.heading}
        onRetry={retry}
        labels={{ retry: chrome.retry }}
      >
        {message}
      </ErrorState>
    )
  }
  if (isExternal) return <EmptyState art level={1} title={texts.internalOnly} />
  if (cohorts.status === 'loading') return <PageLoading />
  if (cohorts.status === 'failed') {
    return (
      <ErrorState
        level={1}
        title={pages.failed.heading}
        onRetry={() => void virtualCohorts.reload()}
        labels={{ retry: chrome.retry }}
      >
        {cohorts.message}
      </ErrorState>
    )
  }
  return (
    <div className="vb-cohorts">
      <Heading level={1} size="lg" tabIndex={-1}>
        {texts.heading}
      </Heading>
      {cohorts.data.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <>
          <Text tone="muted">{texts.lead(cohorts.data.length)}</Text>
          <ul className="vb-cohorts-list">
            {cohorts.data.map((cohort) => (
              <li key={cohort.id}>
                <CohortIcon size={18} />
                <span>{cohort.name}</span>
                <Text as="span" size="xs" tone="muted" code>
                  {cohort.id}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
