import { isApiError } from '@vestibule/api-client'
import { listTerms, type AdminOverview, type ListedTerms } from '@vestibule/api-client/admin'
import { createRead, readAnswer } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { EmptyState } from '@vestibule/ui/empty-state'
import { ErrorState } from '@vestibule/ui/error-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { useMemo } from 'react'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import { SkeletonRows } from '../list/skeleton-rows.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { adminOverviewOf } from './admin-overview.ts'
import { HealthSummary } from './health-summary.tsx'
import { LatestChanges } from './latest-changes.tsx'
import { SignInsChart } from './sign-ins-chart.tsx'
import { toDosOf } from './to-do.ts'
import './overview.css'

/** `/admin/`: the tasks that wait for administrators, and the health of the platform. */
export default function OverviewPage() {
  const { client, clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.overview
  const { may } = useAdministrator()
  const read = adminOverviewOf(client)
  const state = useRead(read)
  const mayTerms = may('terms.read')
  const termsRead = useMemo(
    () =>
      createRead<readonly ListedTerms[]>(async () => {
        if (!mayTerms) return { status: 'loaded', value: [] }
        const answer = readAnswer(await listTerms(client))
        return answer.status === 'loaded' ? { ...answer, value: answer.value.items } : answer
      }),
    [client, mayTerms],
  )
  const terms = useRead(termsRead)
  useTitle(words.heading)
  const now = clock.now()
  const isLoaded = state.status === 'loaded' && terms.status === 'loaded'
  const toDos = isLoaded ? toDosOf(state.value, terms.value, texts, now) : null
  const failure = state.status === 'failed' ? state : terms.status === 'failed' ? terms : null
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead(now, toDos?.length)} />
      {failure ? (
        <ErrorState
          title={texts.list.failed}
          onRetry={() => {
            void read.load()
            void termsRead.load()
          }}
          supportCode={(isApiError(failure.error) && failure.error.requestId) || undefined}
        >
          {failure.message}
        </ErrorState>
      ) : toDos === null ? (
        <table className="vb-admin-data" aria-label={words.heading} aria-busy data-first>
          <tbody>
            <SkeletonRows columns={2} />
          </tbody>
        </table>
      ) : toDos.length === 0 ? (
        <EmptyState art title={words.nothing.heading}>
          {words.nothing.text}
        </EmptyState>
      ) : (
        <ul className="vb-admin-to-do" aria-label={words.waiting}>
          {toDos.map(({ id, icon: Icon, tone, title, text, action }) => (
            <li key={id} data-tone={tone}>
              <Icon size={20} />
              <div>
                <b>{title}</b>
                {text && <p>{text}</p>}
              </div>
              <LinkButton
                variant={tone === 'danger' ? 'secondary' : 'ghost'}
                size="sm"
                href={action.href}
              >
                {action.label}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {isLoaded && <Rest overview={state.value} />}
    </>
  )
}

function Rest({ overview }: { overview: AdminOverview }) {
  const { may } = useAdministrator()
  const mayHealth = may('health.read')
  const { sign_ins: signIns, jobs, changes } = overview
  return (
    <>
      {(signIns ?? mayHealth) && (
        <div className="vb-admin-overview">
          {signIns && <SignInsChart days={signIns} />}
          {mayHealth && <HealthSummary jobs={jobs} />}
        </div>
      )}
      {changes && changes.length > 0 && <LatestChanges changes={changes} />}
    </>
  )
}
