import { useProfile, useVirtualCohorts } from '@vestibule/session/react'
import { CopyButton } from '@vestibule/ui/copy-button'
import { DataTable } from '@vestibule/ui/data-table'
import { EmptyState } from '@vestibule/ui/empty-state'
import { ErrorState } from '@vestibule/ui/error-state'
import { elements } from '../docs/element-id.ts'
import { PageHead } from '../frame/page-head.tsx'
import { PageLoading } from '../frame/page-loading.tsx'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { NotFound } from '../pages/not-found.tsx'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import './virtual-cohorts.css'

/** `/virtual-cohorts`: the virtual-cohort profiles, for internal users of platforms that enable them. */
export default function VirtualCohortsPage() {
  const { settings } = useShell()
  return settings.virtualCohortsEnabled ? <VirtualCohorts /> : <NotFound />
}

function VirtualCohorts() {
  const { pages } = useTexts()
  const texts = pages.virtualCohorts
  const { status, isExternal, message, retry } = useProfile()
  const cohorts = useVirtualCohorts()
  useTitle(texts.title)

  if (status === 'loading') return <PageLoading />
  if (status === 'failed') {
    return (
      <ErrorState level={1} onRetry={retry}>
        {message}
      </ErrorState>
    )
  }
  if (isExternal) return <EmptyState art level={1} title={texts.internalOnly} />
  if (cohorts.status === 'idle' || cohorts.status === 'loading') return <PageLoading />
  if (cohorts.status === 'failed') {
    return (
      <ErrorState level={1} onRetry={cohorts.retry}>
        {cohorts.message}
      </ErrorState>
    )
  }
  return (
    <div className="sh-cohorts">
      <PageHead
        heading={texts.heading}
        note={elements.virtualCohorts}
        lead={cohorts.virtualCohorts.length > 0 && texts.lead({ n: cohorts.virtualCohorts.length })}
      />
      {cohorts.virtualCohorts.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <DataTable
          label={texts.heading}
          items={cohorts.virtualCohorts}
          idOf={({ id }) => id}
          columns={[
            { id: 'name', label: texts.name, cell: ({ name }) => name },
            {
              id: 'id',
              label: texts.identifier,
              tone: 'muted',
              cell: ({ id }) => (
                <>
                  <bdi className="vb-code-text">{id}</bdi>{' '}
                  <CopyButton content={id} texts={{ failed: texts.copyFailed }} />
                </>
              ),
            },
          ]}
        />
      )}
    </div>
  )
}
