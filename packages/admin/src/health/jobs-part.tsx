import type { Health } from '@vestibule/api-client/admin'
import { ErrorCircleIcon, WarningIcon } from '@vestibule/ui/icons'
import { useServices } from '../services.ts'
import { DataTable } from '@vestibule/ui/data-table'
import { Part } from '@vestibule/ui/part'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { column } from '../list/column.ts'

type Job = Health['jobs'][number]

const shown = {
  failed: { Icon: ErrorCircleIcon, tone: 'danger' },
  late: { Icon: WarningIcon, tone: 'warning' },
} as const

/** The background jobs of the servers. Null: still loading. */
export function JobsPart({ jobs }: { jobs: readonly Job[] | null }) {
  const { clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.health.jobs
  const now = clock.now()
  return (
    <Part heading={words.heading} id="jobs">
      <DataTable<Job>
        label={words.heading}
        items={jobs}
        idOf={({ name }) => name}
        columns={[
          column('job', words.columns.job, ({ name }) => words.names[name] ?? name),
          column('last', words.columns.last, 'one labelled', ({ last_run_at: at }) =>
            at === null ? words.never : texts.moment(at, now),
          ),
          column('took', words.columns.took, 'number one labelled', ({ took_ms: ms }) =>
            ms === null ? '–' : words.took(ms),
          ),
          column('next', words.columns.next, 'one labelled', ({ next_run_at: at }) =>
            at === null ? '–' : texts.moment(at, now),
          ),
          column('state', words.columns.state, 'end', ({ state }) => <JobState state={state} />),
        ]}
      />
    </Part>
  )
}

function JobState({ state }: { state: string }) {
  const words = useAdminTexts().health.jobs.states
  const known = state in shown ? shown[state as keyof typeof shown] : null
  return (
    <span className="vb-admin-state" data-tone={known?.tone ?? 'muted'}>
      {known && <known.Icon size={16} />}
      {words[state] ?? state}
    </span>
  )
}
