import { dataOf } from '@vestibule/api-client/data'
import type { ItemOf } from '@vestibule/api-client/contract'
import { textOf } from '@vestibule/base/messages/texts'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { LinkButton } from '@vestibule/ui/link-button'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { ListPage } from '../list/list-page.tsx'
import { useList } from '../list/use-list.ts'
import { useAdmin } from '../use-admin.ts'

/** `/data/datasets/`: the datasets on which a data steward decides. */
export default function StewardedDatasetsPage() {
  const { texts } = useAdmin()
  const words = texts.data.datasets
  const { columns: labels } = words
  const list = useList('stewarded datasets', (client, page) =>
    dataOf(client).listStewardedDatasets(page, { cache: false }),
  )
  const { number } = useColumns()
  const columns: readonly Column<ItemOf<'listStewardedDatasets'>>[] = [
    column('name', labels.name, ({ id, name }) => (
      <RouterLink href={`/data/datasets/${encodeURIComponent(id)}/`}>{name}</RouterLink>
    )),
    column('partner', labels.partner, 'muted', ({ partner }) => partner?.name ?? '–'),
    number('people', labels.people, 'number labelled', (one) => one.people),
    number('organizations', labels.organizations, 'number labelled', (one) => one.organizations),
    number('soon', labels.soon, 'number labelled', (one) => one.ends_soon),
    number('requests', labels.requests, 'number labelled', (one) => one.requests),
    column(
      'found',
      labels.found,
      'muted labelled',
      ({ discoverable }) => textOf(words.found, discoverable) ?? discoverable,
    ),
  ]
  return (
    <ListPage
      list={list}
      words={words}
      search={words.search}
      columns={columns}
      count={words.count}
      actions={({ id, name }) => (
        <LinkButton
          variant="ghost"
          size="sm"
          href={`/data/datasets/${encodeURIComponent(id)}/terms/`}
          aria-label={texts.data.terms.heading({ dataset: name })}
        >
          {words.terms}
        </LinkButton>
      )}
    />
  )
}
