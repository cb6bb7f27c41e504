import type { ItemOf } from '@vestibule/api-client/contract'
import { formattingLocale } from '@vestibule/app-kit/page-language'

type Organization = NonNullable<ItemOf<'listGrants'>['organization']>
type Person = NonNullable<ItemOf<'listGrants'>['user']>

/** An app or dataset as a row of the table that shows what the people of an organisation can open. */
export interface GridRow {
  readonly resource: ItemOf<'listGrants'>['resource']
  /** The grant to the organisation. Null: there is none. */
  readonly everyone: (ItemOf<'listGrants'> & { readonly organization: Organization }) | null
  /** The grants to single people of the organisation, by user id. */
  readonly own: ReadonlyMap<string, ItemOf<'listGrants'> & { readonly user: Person }>
  readonly imported: boolean
  /** Who gave the grants of this row, without duplicates. */
  readonly givenBy: readonly string[]
  /** When the latest grant of this row was given (ISO 8601); null if unknown. */
  readonly since: string | null
}

/**
 * Builds the table of what the people of an organisation can open, from the grants to the organisation (`toAll`) and to
 * single people. It has a row for each app or dataset of these grants, datasets first.
 */
export function gridOf(
  toAll: readonly ItemOf<'listGrants'>[],
  toPeople: readonly ItemOf<'listGrants'>[],
) {
  const people = new Map<string, Person>()
  const byResource = new Map<string, ItemOf<'listGrants'>[]>()
  for (const grant of [...toAll, ...toPeople]) {
    const known = byResource.get(grant.resource.id)
    if (known) known.push(grant)
    else byResource.set(grant.resource.id, [grant])
  }
  const rows = [...byResource.values()].flatMap((grants): GridRow[] => {
    const [first] = grants
    if (!first) return []
    const own = new Map<string, ItemOf<'listGrants'> & { user: Person }>()
    let everyone: GridRow['everyone'] = null
    for (const grant of grants) {
      const { user, organization } = grant
      if (user) {
        people.set(user.id, user)
        own.set(user.id, { ...grant, user })
      } else if (organization) everyone = { ...grant, organization }
    }
    return [
      {
        resource: first.resource,
        everyone,
        own,
        imported: grants.some((one) => one.imported),
        givenBy: [...new Set(grants.flatMap(({ given_by: by }) => by ?? []))],
        since:
          grants
            .flatMap(({ given_at: at }) => at ?? [])
            .toSorted()
            .at(-1) ?? null,
      },
    ]
  })
  const collator = new Intl.Collator(formattingLocale())
  const isApp = ({ resource }: GridRow) => resource.kind === 'AppResource'
  const ordered = rows.toSorted(
    (one, other) =>
      Number(isApp(one)) - Number(isApp(other)) ||
      collator.compare(one.resource.name, other.resource.name),
  )
  return { rows: ordered, isApp, people: [...people.values()] }
}
