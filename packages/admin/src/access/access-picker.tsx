import type { ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/admin'
import { ArrowLeftIcon } from '@vestibule/ui/icons'
import { SearchField } from '@vestibule/ui/search-field'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { SearchState, useSearch } from '../list/use-search.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

export interface PickerEntry {
  readonly id: string
  readonly name: string
  readonly detail: string
  /** Entries with the same group are listed together. */
  readonly group?: string | undefined
}

interface AccessPickerProps {
  readonly label: string
  /** Label of the link back to the list. A narrow page shows the chosen entry instead of the list. */
  readonly all: string
  readonly load: (query: string) => Promise<ReadOutcome<Page<PickerEntry>>>
  /** The groups of the entries in their order. */
  readonly groups: readonly (string | undefined)[]
  readonly chosen: string
  readonly hrefOf: (id: string) => string
}

/** A list of apps and datasets, or of organisations, to choose one from. */
export function AccessPicker({
  label,
  all,
  load,
  groups: given,
  chosen,
  hrefOf,
}: AccessPickerProps) {
  const texts = useAdminTexts()
  const { typed, setTyped, ...called } = useSearch(`access ${label}`, load)
  const { state } = called
  const page = state.status === 'loaded' ? state.value : null
  const found = new Set(page?.items.map(({ group }) => group))
  const groups = given.filter((group) => found.has(group))
  return (
    <nav className="vb-admin-picker" aria-label={label}>
      <RouterLink className="vb-admin-picker-back" href={hrefOf('')}>
        <ArrowLeftIcon size={16} /> {all}
      </RouterLink>
      <div className="vb-admin-picker-list">
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
          <div key={group ?? ''}>
            {group !== undefined && <p className="vb-admin-picker-group">{group}</p>}
            <ul>
              {page?.items
                .filter((one) => one.group === group)
                .map(({ id, name, detail }) => (
                  <li key={id}>
                    <RouterLink href={hrefOf(id)} aria-current={id === chosen ? 'true' : undefined}>
                      {name}
                      <span className="vb-admin-sub">{detail}</span>
                    </RouterLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
        {page !== null && page.next !== null && (
          <p className="vb-admin-muted">{texts.access.more}</p>
        )}
      </div>
    </nav>
  )
}
