import {
  exportDatasetReport,
  listStewardedDatasets,
  type StewardedDataset,
} from '@vestibule/api-client/data'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { PageLoading } from '@vestibule/app-kit/page/page-loading'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { EmptyState } from '@vestibule/ui/empty-state'
import { DownloadIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { Tabs } from '@vestibule/ui/tabs'
import { useParams, useSearchParams } from 'react-router-dom'
import { Ask } from '../change/ask.tsx'
import { change } from '../change/change.ts'
import { Loaded } from '../loaded.tsx'
import { saveFile } from '../save-file.ts'
import { useAdmin } from '../use-admin.ts'
import { useCall } from '../use-call.ts'
import { Access, Days, filtersOf } from './report-lists.tsx'

const parts = ['access', 'days'] as const

/** `/data/datasets/{id}/`: who may open a dataset, on whose word, and who did. */
export default function DatasetPage() {
  const { texts } = useAdmin()
  const { id = '' } = useParams()
  const words = texts.data.report
  const name = id.slice(id.indexOf(':') + 1)
  const datasets = useCall(`stewarded dataset ${id}`, (client) =>
    listStewardedDatasets(client, { q: name, limit: 100 }, { cache: false }),
  )
  return (
    <Loaded of={datasets} loading={<PageLoading label={texts.loading} />} title={false} level={1}>
      {({ items }) => {
        const dataset = items.find((one) => one.id === id)
        if (dataset) return <Report key={id} dataset={dataset} />
        return (
          <EmptyState
            art
            level={1}
            title={words.notFound}
            actions={
              <LinkButton size="md" href="/data/datasets/">
                {words.back}
              </LinkButton>
            }
          >
            {words.notFoundText}
          </EmptyState>
        )
      }}
    </Loaded>
  )
}

function Report({ dataset: { id, name } }: { readonly dataset: StewardedDataset }) {
  const { client, texts, now } = useAdmin()
  const words = texts.data.report
  const [params, setParams] = useSearchParams()
  const part = parts.find((one) => one === params.get('of')) ?? 'access'
  useTitle(name)
  const filters = filtersOf[part](Object.fromEntries(params), now)
  const save = change(
    { ...words.export, done: '' },
    {},
    async ({ values }) => {
      const format = values['format'] === 'json' ? 'json' : 'csv'
      const q = params.get('q') ?? undefined
      const asked = { dataset: id, of: part, format, q, ...filters } as const
      const outcome = await exportDatasetReport(client, asked)
      if (outcome.kind !== 'exported' || !('file' in outcome)) return outcome
      const type = format === 'json' ? 'application/json' : 'text/csv;charset=utf-8'
      saveFile(outcome.file, type, `${id.slice(id.indexOf(':') + 1)}-${part}.${format}`)
      const { exported, exportedCut } = words.export
      return {
        kind: outcome.kind,
        done: (outcome.isCut ? exportedCut : exported)({ n: outcome.count }),
      }
    },
    {
      fields: [
        {
          id: 'format',
          label: words.format,
          value: 'csv',
          options: [
            { value: 'csv', label: 'CSV' },
            { value: 'json', label: 'JSON' },
          ],
        },
      ],
      whenReadOnly: 'role',
    },
  )
  return (
    <>
      <PageHead
        heading={name}
        lead={words.lead}
        back={{ href: '/data/datasets/', label: words.back }}
        actions={
          <>
            <LinkButton
              variant="secondary"
              size="md"
              href={`/data/people/?resource=${encodeURIComponent(id)}`}
            >
              {words.change}
            </LinkButton>
            <Ask change={save} size="md" startIcon={<DownloadIcon size={16} />} />
          </>
        }
      />
      <Tabs
        label={name}
        manual
        value={part}
        onValueChange={(of) => setParams(of === 'access' ? {} : { of })}
        tabs={parts.map((of) => ({
          id: of,
          label: words.parts[of],
          panel: of !== part ? null : of === 'access' ? <Access id={id} /> : <Days id={id} />,
        }))}
      />
    </>
  )
}
