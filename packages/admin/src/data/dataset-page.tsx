import type { Client } from '@vestibule/api-client'
import { dataOf } from '@vestibule/api-client/data'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { DownloadIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { Tabs } from '@vestibule/ui/tabs'
import { useSearchParams } from 'react-router-dom'
import { Ask } from '../change/ask.tsx'
import { change } from '../change/change.ts'
import { ItemPage } from '../item-page.tsx'
import { saveFile } from '../save-file.ts'
import { useAdmin } from '../use-admin.ts'
import { stewardedDatasets } from './decisions.ts'
import { Access, Days, filtersOf } from './report-lists.tsx'

const parts = ['access', 'days'] as const

/** `/data/datasets/{id}/`: who may open a dataset, who decided that, and who has opened it. */
export default function DatasetPage() {
  return (
    <ItemPage
      name="stewarded dataset"
      load={readDataset}
      words={useAdmin().texts.data.report}
      listHref="/data/datasets/"
    >
      {(dataset) => <Report key={dataset.id} dataset={dataset} />}
    </ItemPage>
  )
}

async function readDataset(client: Client, id: string) {
  const [outcome, name] = await Promise.all([
    dataOf(client).listDatasetAccess({ datasetId: id, limit: 1 }, { cache: false }),
    stewardedDatasets(client).nameOf(id),
  ])
  return 'value' in outcome ? { ...outcome, value: { id, name: name ?? id } } : outcome
}

interface ReportProps {
  readonly dataset: { readonly id: string; readonly name: string }
}

function Report({ dataset: { id, name } }: ReportProps) {
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
      const asked = { datasetId: id, of: part, format, q, ...filters } as const
      const outcome = await dataOf(client).exportDatasetReport(asked)
      if (outcome.kind !== 'exported') return outcome
      const { file, count: n, is_cut: isCut } = outcome.value
      const type = format === 'json' ? 'application/json' : 'text/csv;charset=utf-8'
      saveFile(file, type, `${id.slice(id.indexOf(':') + 1)}-${part}.${format}`)
      const { exported, exportedCut } = words.export
      return {
        kind: outcome.kind,
        done: (isCut ? exportedCut : exported)({ n }),
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
