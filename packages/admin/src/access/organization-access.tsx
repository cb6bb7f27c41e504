import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { Heading } from '@vestibule/ui/heading'
import { LinkButton } from '@vestibule/ui/link-button'
import { Imported } from '../imported.tsx'
import { ItemPage } from '../item-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { accessChanges } from './access-changes.ts'
import { gridOf } from './access-grid.ts'
import { AccessTable } from './access-table.tsx'
import { Ask } from '../change/ask.tsx'

/** Maximum number of grants to the organisation in the grid, and of grants to single people. */
const shownGrants = 100

interface Answer {
  readonly organization: ValueFrom<'getOrganization'>
  readonly toAll: readonly ItemOf<'listGrants'>[]
  readonly toPeople: readonly ItemOf<'listGrants'>[]
  /** Whether the organisation has more grants than the grid shows. */
  readonly isCut: boolean
}

/** Shows as a table what everyone in an organisation can open, and which of its people can open more. */
export function OrganizationAccess({ id }: { id: string }) {
  const words = useAdmin().texts.access
  const load = async (client: Client) => {
    const query = { organization: id, limit: shownGrants }
    const [facts, toAll, toPeople] = await Promise.all([
      adminOf(client).getOrganization({ organizationId: id }, { cache: false }),
      adminOf(client).listGrants({ ...query, to: 'organization' }, { cache: false }),
      adminOf(client).listGrants({ ...query, to: 'user' }, { cache: false }),
    ])
    if (!('value' in facts)) return facts
    if (!('value' in toAll)) return toAll
    if (!('value' in toPeople)) return toPeople
    const value: Answer = {
      organization: facts.value,
      toAll: toAll.value.items,
      toPeople: toPeople.value.items,
      isCut: toAll.value.next !== null || toPeople.value.next !== null,
    }
    return { ...facts, value }
  }
  return (
    <ItemPage
      name="access of organization"
      id={id}
      load={load}
      words={words.one}
      listHref="/admin/access/?organization="
      level={2}
    >
      {(answer) => <Reached {...answer} />}
    </ItemPage>
  )
}

function Reached({ organization, toAll, toPeople, isCut }: Answer) {
  const admin = useAdmin()
  const { texts, mayChange, only_organization: only } = admin
  const words = texts.access.organization
  const mayGive = mayChange('access.write')
  const { imported, importedText } = texts.access.resource
  const grid = gridOf(toAll, toPeople)
  const people = words.people({ n: organization.people })
  const own = grid.people.length
  return (
    <>
      <div className="adm-access-head">
        <div>
          <Heading level={2} size="md">
            {organization.name}
          </Heading>
          <p className="adm-muted">{own === 0 ? people : words.leadOwn({ people, own })}</p>
        </div>
        <LinkButton variant="secondary" size="sm" href={`/admin/organizations/${organization.id}/`}>
          {words.open}
        </LinkButton>
      </div>
      {mayGive && only === null && (
        <Ask change={accessChanges(admin).giveOrganizationAccess(organization)} />
      )}
      {grid.rows.length === 0 ? (
        <p className="adm-muted">{words.none}</p>
      ) : (
        <>
          <AccessTable organization={organization} grid={grid} />
          {isCut && <p className="adm-muted">{words.first({ n: shownGrants })}</p>}
          <p className="adm-muted">
            {mayGive ? words.legend : words.readLegend}{' '}
            <Imported label={imported} text={importedText} />
          </p>
        </>
      )}
    </>
  )
}
