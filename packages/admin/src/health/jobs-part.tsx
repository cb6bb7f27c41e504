import { textOf } from '@vestibule/base/messages/texts'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { column, useColumns } from '../list/columns.tsx'
import { TablePart } from '../list/table-part.tsx'
import { State } from '../state.tsx'
import { useAdmin } from '../use-admin.ts'

type Job = ValueFrom<'getHealth'>['jobs'][number]

const tones = { failed: 'danger', late: 'warning' } as const

/** Lists the background jobs of the server. `jobs` is null while they are loading. */
export function JobsPart({ jobs }: { jobs: readonly Job[] | null }) {
  const words = useAdmin().texts.health.jobs
  const { columns, names, states } = words
  const { moment } = useColumns()
  return (
    <TablePart<Job>
      words={{ heading: words.heading }}
      id="jobs"
      items={jobs}
      idOf={({ name }) => name}
      columns={[
        column('job', columns.job, ({ name }) => textOf(names, name) ?? name),
        moment('last', columns.last, 'one labelled', (job) => job.last_run_at, words.never),
        column('took', columns.took, 'number one labelled', ({ took_ms: ms }) =>
          ms === null
            ? '–'
            : ms < 1000
              ? words.tookMs({ n: ms })
              : words.tookS({ n: Math.round(ms / 100) / 10 }),
        ),
        moment('next', columns.next, 'one labelled', (job) => job.next_run_at),
        column('state', columns.state, 'end', ({ state }) => (
          <State tone={tones[state as keyof typeof tones] ?? 'muted'}>
            {textOf(states, state) ?? state}
          </State>
        )),
      ]}
    />
  )
}
