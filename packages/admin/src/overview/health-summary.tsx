import { getHealthChecks, type AdminOverview } from '@vestibule/api-client/admin'
import { Heading } from '@vestibule/ui/heading'
import { Link } from '@vestibule/ui/link'
import { Failed } from '../loaded.tsx'
import { useCall } from '../use-call.ts'
import { CheckList, worstFirst } from '../health/check-list.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

/** Checks that are shown even if they succeed. */
const always = new Set(['mail', 'database', 'disk', 'clock'])

/** The most important health checks, and all that did not succeed. */
export function HealthSummary({ jobs }: { jobs: AdminOverview['jobs'] }) {
  const { overview, health } = useAdminTexts()
  const words = overview.health
  const called = useCall('checks', (client) => getHealthChecks(client))
  const { state } = called
  const shown =
    state.status === 'loaded'
      ? state.value.checks.filter((one) => one.state !== 'ok' || always.has(one.name))
      : []
  const ofJobs = jobs && {
    name: words.jobs,
    state: jobs.failed > 0 ? 'failed' : 'ok',
    detail: words.onTime(jobs.total - jobs.failed, jobs.total),
  }
  return (
    <section aria-busy={state.status === 'loading'}>
      <Heading level={2} size="sm">
        {words.heading}
      </Heading>
      {state.status === 'loading' && <p className="vb-admin-muted">{words.checking}</p>}
      <Failed of={called} isPart />
      {state.status === 'loaded' && (
        <CheckList
          label={words.heading}
          states={health.checks.states}
          checks={worstFirst(ofJobs ? [...shown, ofJobs] : shown)}
        />
      )}
      <p className="vb-admin-latest-all">
        <Link href="/admin/health/">{words.all}</Link>
      </p>
    </section>
  )
}
