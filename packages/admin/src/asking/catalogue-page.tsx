import { dataOf } from '@vestibule/api-client/data'
import type { ItemOf } from '@vestibule/api-client/contract'
import { Link } from '@vestibule/ui/link'
import { Ask } from '../change/ask.tsx'
import { column, type Column } from '../list/columns.tsx'
import { ListPage } from '../list/list-page.tsx'
import { useList } from '../list/use-list.ts'
import { useAdmin } from '../use-admin.ts'
import { askFor } from './own-changes.ts'

/** `/requests/catalogue/`: the datasets that the user can open or ask for. */
export default function CataloguePage() {
  const admin = useAdmin()
  const { texts } = admin
  const words = texts.asking.catalogue
  const { columns: labels } = words
  const list = useList('catalogue', (client, page) =>
    dataOf(client).listCatalogue(page, { cache: false }),
  )
  const sizeOf = ({ size }: ItemOf<'listCatalogue'>) =>
    texts.items([
      ...(size?.patients == null ? [] : [words.patients({ n: size.patients })]),
      ...(size?.samples == null ? [] : [words.samples({ n: size.samples })]),
    ])
  const columns: readonly Column<ItemOf<'listCatalogue'>>[] = [
    column('name', labels.name, ({ display_name: name, partner, version }) => (
      <>
        {name}
        <span className="adm-sub">
          {[partner?.name, version && words.version({ version })].filter(Boolean).join(' · ')}
        </span>
      </>
    )),
    column('about', labels.about, ({ description }) => <bdi>{description ?? '–'}</bdi>),
    column('size', labels.size, 'muted labelled', (one) => sizeOf(one) || '–'),
    column('terms', labels.terms, 'muted labelled', ({ terms }) =>
      terms.length === 0 ? '–' : texts.items(terms.map(({ name }) => name)),
    ),
    column('state', labels.state, 'labelled', (entry) => <Access entry={entry} />),
  ]
  return (
    <ListPage
      list={list}
      words={words}
      search={words.search}
      columns={columns}
      count={words.count}
      actions={(entry) => <Ask change={askFor(entry, admin)} />}
    />
  )
}

/** Says whether the user can open the dataset or has asked for it, with a link to the dataset or the request. */
function Access({ entry }: { readonly entry: ItemOf<'listCatalogue'> }) {
  const { catalogue: words } = useAdmin().texts.asking
  const { id, display_name: resource, open, request } = entry
  if (open) {
    return (
      <Link href={`/datasets/${encodeURIComponent(id)}`} aria-label={words.openNamed({ resource })}>
        {words.open}
      </Link>
    )
  }
  if (request === null) return words.none
  return (
    <Link href={`/requests/${encodeURIComponent(request.id)}/`}>
      {request.state === 'returned' ? words.returned : words.requested}
    </Link>
  )
}
