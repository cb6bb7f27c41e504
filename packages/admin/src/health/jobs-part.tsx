import type { Health } from '@vestibule/api-client/admin'
import { ErrorCircleIcon, WarningIcon } from '@vestibule/ui/icons'
import { useServices } from '../services.ts'
import { DataTable } from '../list/data-table.tsx'
import { Part } from '../part.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

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
    <Part heading={words.heading} anchor="jobs">
      <DataTable
        label={words.heading}
        items={jobs}
        idOf={({ name }) => name}
        columns={[
          { id: 'job', label: words.columns.job, cell: ({ name }) => words.names[name] ?? name },
          {
            id: 'last',
            label: words.columns.last,
            line: 'one',
            narrow: 'labelled',
            cell: ({ last_run_at: at }) => (at === null ? words.never : texts.moment(at, now)),
          },
          {
            id: 'took',
            label: words.columns.took,
            line: 'one',
            align: 'end',
            narrow: 'labelled',
            cell: ({ took_ms: ms }) => (ms === null ? '–' : words.took(ms)),
          },
          {
            id: 'next',
            label: words.columns.next,
            line: 'one',
            narrow: 'labelled',
            cell: ({ next_run_at: at }) => (at === null ? '–' : texts.moment(at, now)),
          },
          {
            id: 'state',
            label: words.columns.state,
            narrow: 'end',
            cell: ({ state }) => <JobState state={state} />,
          },
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
