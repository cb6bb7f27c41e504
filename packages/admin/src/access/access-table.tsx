import { textOf } from '@vestibule/base/messages/texts'
import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { Badge } from '@vestibule/ui/badge'
import { CheckIcon } from '@vestibule/ui/icons'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { useAsk, useMayMake } from '../change/ask.tsx'
import type { Change } from '../change/change.ts'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import { accessChanges } from './access-changes.ts'
import type { gridOf, GridRow } from './access-grid.ts'

type Person = NonNullable<ItemOf<'listGrants'>['user']>

/** Maximum people with a column of their own in the table of an organisation's access. All others share one column. */
const mostPeople = 6

interface AccessTableProps {
  readonly organization: ValueFrom<'getOrganization'>
  readonly grid: ReturnType<typeof gridOf>
}

/**
 * The table of what the people of an organisation can open: a row for each app or dataset, a column for everyone in the
 * organisation, and one for each of the first people who have a grant of their own. Further people with such a grant
 * share one more column.
 */
export function AccessTable(props: AccessTableProps) {
  const { organization, grid } = props
  const { texts } = useAdmin()
  const words = texts.access.organization
  const people = grid.people.slice(0, mostPeople)
  const others = grid.people.slice(mostPeople)
  const label = words.grid({ organization: organization.name })
  return (
    <div
      className="adm-grid-frame"
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable content must be reachable by keyboard.
      tabIndex={0}
    >
      <table className="adm-grid" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{words.resource}</th>
            <th scope="col">{words.everyone}</th>
            {people.map((person) => (
              <th key={person.id} scope="col">
                {personName(person)}
              </th>
            ))}
            {others.length > 0 && <th scope="col">{words.morePeople({ n: others.length })}</th>}
            <th scope="col">{words.by}</th>
            <th scope="col">{words.since}</th>
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row) => (
            <tr key={row.resource.id}>
              <th scope="row">
                {row.resource.name}
                <span className="adm-sub">
                  {textOf(texts.users.person.access.kinds, row.resource.kind) ?? row.resource.kind}
                </span>
              </th>
              <td>
                <Everyone {...props} row={row} />
              </td>
              {people.map((person) => (
                <td key={person.id}>
                  <Own {...props} row={row} person={person} />
                </td>
              ))}
              {others.length > 0 && (
                <td>{others.filter(({ id }) => row.own.has(id)).length || '–'}</td>
              )}
              <td>
                {row.imported && <Badge tone="outline">{texts.access.resource.imported}</Badge>}{' '}
                {texts.items(row.givenBy) || (row.imported ? '' : '–')}
              </td>
              <td>{row.since === null ? '–' : texts.day(row.since)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellOfRow extends AccessTableProps {
  readonly row: GridRow
}

function Everyone({ organization, row: { resource, everyone } }: CellOfRow) {
  const admin = useAdmin()
  const { texts, only_organization: only } = admin
  const words = texts.access.organization
  const changes = accessChanges(admin)
  return (
    <Cell
      name={words.cell({ resource: resource.name, person: words.everyone })}
      state={everyone ? 'own' : 'none'}
      isFixed={only !== null || everyone?.imported === true}
      change={
        everyone
          ? changes.takeFromOrganization(resource, everyone.organization)
          : changes.giveToEveryone(resource, organization)
      }
    />
  )
}

function Own({ row, person }: CellOfRow & { readonly person: Person }) {
  const admin = useAdmin()
  const { texts } = admin
  const changes = accessChanges(admin)
  const grant = row.own.get(person.id)
  const name = personName(person)
  return (
    <Cell
      name={texts.access.organization.cell({ resource: row.resource.name, person: name })}
      state={grant ? 'own' : row.everyone ? 'everyone' : 'none'}
      isFixed={grant ? grant.imported : Boolean(row.everyone)}
      change={
        grant
          ? changes.takeFromPerson(row.resource, grant.user)
          : changes.giveToPerson(row.resource, { id: person.id, name })
      }
    />
  )
}

interface CellProps {
  readonly name: string
  readonly state: 'own' | 'everyone' | 'none'
  readonly change: Change
  /**
   * Whether the cell is no button: the user cannot give or take this access here, for instance because an import has
   * given it or everyone in the organisation has it.
   */
  readonly isFixed: boolean
}

function Cell({ name, state, change, isFixed }: CellProps) {
  const ask = useAsk()
  const mayMake = useMayMake()
  const words = useAdmin().texts.access.organization
  const mark = state === 'none' ? null : <CheckIcon size={16} />
  if (!isFixed && mayMake(change)) {
    return (
      <button
        type="button"
        className="adm-tick"
        aria-label={name}
        aria-pressed={state !== 'none'}
        onClick={() => ask(change)}
      >
        {mark ?? <span aria-hidden="true">+</span>}
      </button>
    )
  }
  const said = { own: words.canOpen, everyone: words.byEveryone, none: words.cannot }[state]
  return (
    <span className="adm-tick" data-state={state}>
      {mark}
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  )
}
