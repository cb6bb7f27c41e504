import { adminOf } from '@vestibule/api-client/admin'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { EmptyState } from '@vestibule/ui/empty-state'
import { Alert } from '@vestibule/ui/alert'
import { LinkButton } from '@vestibule/ui/link-button'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { Loaded } from '../loaded.tsx'
import { useCall } from '../use-call.ts'
import { column } from '../list/columns.tsx'
import { DataTable } from '@vestibule/ui/data-table'
import { useAdmin } from '../use-admin.ts'
import { useOverview } from './admin-overview.ts'
import { HealthSummary } from './health-summary.tsx'
import { LatestChanges } from './latest-changes.tsx'
import { SignInsChart } from './sign-ins-chart.tsx'
import { toDosOf, type ToDo } from './to-do.ts'
import './overview.css'

/** `/admin/`: the tasks that wait for administrators, and the health of the platform. */
export default function OverviewPage() {
  const { now, texts, may } = useAdmin()
  const words = texts.overview
  const overview = useOverview()
  const mayTerms = may('terms.read')
  // Read the terms in a separate call: if it fails, only the tasks about terms are missing.
  const terms = useCall('terms', async (client) =>
    mayTerms ? adminOf(client).listTerms() : ({ kind: 'loaded', value: noTerms } as const),
  ).state
  useTitle(words.heading)
  const listed = terms.status === 'loaded' ? terms.value.items : []
  const toDos =
    overview.state.status === 'loaded' && terms.status !== 'loading'
      ? toDosOf(overview.state.value, listed, texts, now)
      : null
  const when = { day: texts.longDay(now), time: texts.time(now) }
  const lead = toDos === null ? words.lead(when) : words.leadWaiting({ ...when, n: toDos.length })
  const loading = (
    <DataTable
      label={words.heading}
      columns={[column('task', words.waiting, () => null)]}
      items={null}
      idOf={() => ''}
      actions={() => null}
    />
  )
  return (
    <>
      <PageHead heading={words.heading} lead={lead} />
      {terms.status === 'failed' && (
        <Alert tone="warning" title={words.termsNotRead}>
          {terms.message}
        </Alert>
      )}
      <Loaded of={overview} loading={loading}>
        {(value) => (toDos === null ? loading : <Tasks toDos={toDos} overview={value} />)}
      </Loaded>
    </>
  )
}

const noTerms = { items: [], next: null }

interface TasksProps {
  readonly toDos: readonly ToDo[]
  readonly overview: ValueFrom<'getAdminOverview'>
}

function Tasks({ toDos, overview }: TasksProps) {
  const words = useAdmin().texts.overview
  return (
    <>
      {toDos.length === 0 ? (
        <EmptyState art title={words.nothing.heading}>
          {overview.mails && words.nothing.text}
        </EmptyState>
      ) : (
        <ul className="adm-to-do" aria-label={words.waiting}>
          {toDos.map(({ id, icon: Icon, tone, title, text, action }) => (
            <li key={id} data-tone={tone}>
              <Icon size={20} />
              <div>
                <b>{title}</b>
                {text && <p>{text}</p>}
              </div>
              <LinkButton
                className="adm-to-do-way"
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
      <Rest overview={overview} />
    </>
  )
}

function Rest({ overview }: { overview: ValueFrom<'getAdminOverview'> }) {
  const { may } = useAdmin()
  const mayHealth = may('health.read')
  const { sign_ins: signIns, jobs, changes } = overview
  return (
    <>
      {(signIns ?? mayHealth) && (
        <div className="adm-overview">
          {signIns && <SignInsChart days={signIns} />}
          {mayHealth && <HealthSummary jobs={jobs} />}
        </div>
      )}
      {changes && changes.length > 0 && <LatestChanges changes={changes} />}
    </>
  )
}
