import { getHealthChecks, type AdminOverview, type HealthChecks } from '@vestibule/api-client/admin'
import { createRead, readAnswer } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { Button } from '@vestibule/ui/button'
import { Heading } from '@vestibule/ui/heading'
import { Link } from '@vestibule/ui/link'
import { useMemo } from 'react'
import { useServices } from '../services.ts'
import { CheckList } from '../health/check-list.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

/** Checks that are shown even if they succeed. */
const always = new Set(['mail', 'database', 'disk', 'clock'])

/** The most important health checks, and all that did not succeed. */
export function HealthSummary({ jobs }: { jobs: AdminOverview['jobs'] }) {
  const { client } = useServices()
  const { retry } = useAdminTexts()
  const words = useAdminTexts().overview.health
  const read = useMemo(
    () => createRead<HealthChecks>(async () => readAnswer(await getHealthChecks(client))),
    [client],
  )
  const state = useRead(read)
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
      {state.status === 'failed' && (
        <>
          <p className="vb-admin-muted">{state.message}</p>
          <Button variant="secondary" size="sm" onClick={() => void read.load()}>
            {retry}
          </Button>
        </>
      )}
      {state.status === 'loaded' && (
        <CheckList label={words.heading} checks={ofJobs ? [...shown, ofJobs] : shown} />
      )}
      <p className="vb-admin-latest-all">
        <Link href="/admin/health/">{words.all}</Link>
      </p>
    </section>
  )
}
