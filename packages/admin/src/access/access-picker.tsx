import { givenTo } from './given-to.ts'
import { adminOf } from '@vestibule/api-client/admin'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { ArrowLeftIcon } from '@vestibule/ui/icons'
import { SearchField } from '@vestibule/ui/search-field'
import { mapPage } from '../list/sources.ts'
import { SearchState, useSearch } from '../list/use-search.tsx'
import { useAdmin } from '../use-admin.ts'

export type AccessView = 'resource' | 'organization'

interface AccessPickerProps {
  readonly view: AccessView
  /**
   * The id of the chosen app, dataset or organisation; empty if nothing is chosen. On a narrow page the chosen item is
   * shown instead of the list.
   */
  readonly chosen: string
}

/** The list from which the user chooses an app or dataset, or an organisation. */
export function AccessPicker({ view, chosen }: AccessPickerProps) {
  const { client, texts } = useAdmin()
  const words = texts.access
  const { search: label, all } = words[view]
  const { typed, setTyped, ...called } = useSearch(`access ${view}`, async (q) => {
    const query = { limit: 100, q: q || undefined }
    if (view === 'organization')
      return mapPage(await adminOf(client).listAllOrganizations(query), ({ id, name, people }) => ({
        id,
        name,
        detail: words.organization.people({ n: people }),
        group: '',
      }))
    return mapPage(await adminOf(client).listManagedResources(query), (one) => ({
      id: one.id,
      name: one.name,
      detail: givenTo(one, texts),
      group: one.kind === 'AppResource' ? words.kinds.app : words.kinds.dataset,
    }))
  })
  const page = called.state.status === 'loaded' ? called.state.value : null
  const groups = [words.kinds.dataset, words.kinds.app, '']
    .map((name) => ({ name, items: page?.items.filter((one) => one.group === name) ?? [] }))
    .filter(({ items }) => items.length > 0)
  const hrefOf = (id: string) => `/admin/access/?${view}=${encodeURIComponent(id)}`
  return (
    <nav className="adm-picker" aria-label={label}>
      <RouterLink className="adm-picker-back" href={hrefOf('')}>
        <ArrowLeftIcon size={16} /> {all}
      </RouterLink>
      <div className="adm-picker-list">
        <SearchField
          size="sm"
          label={label}
          placeholder={label}
          value={typed}
          onValueChange={setTyped}
          maxLength={200}
        />
        <SearchState of={called} />
        {groups.map((group) => (
          <div key={group.name}>
            {group.name && <p className="adm-picker-group">{group.name}</p>}
            <ul>
              {group.items.map(({ id, name, detail }) => (
                <li key={id}>
                  <RouterLink href={hrefOf(id)} aria-current={id === chosen ? 'true' : undefined}>
                    {name}
                    <span className="adm-sub">{detail}</span>
                  </RouterLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {page !== null && page.next !== null && <p className="adm-muted">{words.more}</p>}
      </div>
    </nav>
  )
}
