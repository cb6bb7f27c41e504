import { adminOf } from '@vestibule/api-client/admin'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { Heading } from '@vestibule/ui/heading'
import { Link } from '@vestibule/ui/link'
import { Failed } from '../loaded.tsx'
import { useCall } from '../use-call.ts'
import { CheckList, doctorChecks } from '../health/check-list.tsx'
import { useAdmin } from '../use-admin.ts'

/** The checks that the summary shows even if they succeed. */
const always = new Set(['mail', 'database', 'disk', 'clock'])

/**
 * Shows the most important health checks, all others that did not succeed, and whether the background jobs run on time.
 */
export function HealthSummary({ jobs }: { jobs: ValueFrom<'getAdminOverview'>['jobs'] }) {
  const { now, texts } = useAdmin()
  const words = texts.overview.health
  const called = useCall('checks', (client) => adminOf(client).getHealthChecks())
  const { state } = called
  const shown =
    state.status === 'loaded'
      ? state.value.checks.filter((one) => one.state !== 'ok' || always.has(one.name))
      : []
  const listed = doctorChecks(shown, texts, now)
  if (jobs) {
    const ofJobs = {
      name: words.jobs,
      state: jobs.failed > 0 ? 'failed' : 'ok',
      detail: words.onTime({ n: jobs.total - jobs.failed, of: jobs.total }),
    }
    if (jobs.failed > 0) listed.unshift(ofJobs)
    else listed.push(ofJobs)
  }
  return (
    <section aria-busy={state.status === 'loading'}>
      <Heading level={2} size="sm">
        {words.heading}
      </Heading>
      {state.status === 'loading' && <p className="adm-muted">{words.checking}</p>}
      <Failed of={called} isPart />
      {state.status === 'loaded' && (
        <CheckList label={words.heading} states={texts.health.checks.states} checks={listed} />
      )}
      <p className="adm-latest-all">
        <Link href="/admin/health/">{words.all}</Link>
      </p>
    </section>
  )
}
