import type { Client } from '@vestibule/api-client'
import { listGrants, type Grant } from '@vestibule/api-client/admin'
import { Badge } from '@vestibule/ui/badge'
import { EmptyState } from '@vestibule/ui/empty-state'
import { Heading } from '@vestibule/ui/heading'
import { ListIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import { ItemPage } from '../item-page.tsx'
import type { DataTableColumn as Column } from '@vestibule/ui/data-table'
import { PartTable } from '../list/part-table.tsx'
import { organizationChanges } from '../organizations/organization-changes.ts'
import { personName } from '../person-name.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { findResource } from './find-resource.ts'
import { accessChanges } from './access-changes.ts'
import { Ask } from '../change/ask.tsx'
import { column } from '../list/column.ts'

type Resource = Grant['resource']

/** One app or dataset: who can open it, since when, and who gave the access. */
export function ResourceAccess({ id }: { id: string }) {
  const words = useAdminTexts().access
  return (
    <ItemPage
      name={`access of ${id}`}
      load={(client) => findResource(client, id, { cache: false })}
      words={words.one}
      listHref="/admin/access/"
      level={2}
    >
      {(resource) =>
        resource === null ? (
          <EmptyState title={words.one.notFound}>{words.one.notFoundText}</EmptyState>
        ) : (
          <>
            <ResourceHead
              resource={resource}
              lead={words.given(resource.organizations, resource.people)}
            />
            <ByOrganization resource={resource} />
            <ByPerson resource={resource} />
            <p className="vb-part-actions">
              <Badge tone="outline">{words.resource.imported}</Badge>
              <span className="vb-admin-muted">{words.resource.importedText}</span>
            </p>
          </>
        )
      }
    </ItemPage>
  )
}

function ResourceHead({ resource, lead }: { resource: Resource; lead: string }) {
  const texts = useAdminTexts()
  const { may } = useAdministrator()
  const kind = texts.users.person.access.kinds[resource.kind] ?? resource.kind
  const what = resource.kind === 'AppResource' ? 'app_opened' : 'dataset_opened'
  const search = new URLSearchParams({ resource: resource.id, what, period: '30d' })
  return (
    <div className="vb-admin-access-head">
      <div>
        <Heading level={2} size="md">
          {resource.name}
        </Heading>
        <p className="vb-admin-muted">
          <bdi>{resource.id}</bdi> · {kind} · {lead}
        </p>
      </div>
      {may('audit.read') && (
        <LinkButton
          variant="secondary"
          size="sm"
          startIcon={<ListIcon size={16} />}
          href={`/admin/audit/?${search.toString()}`}
        >
          {texts.access.resource.opened}
        </LinkButton>
      )}
    </div>
  )
}

interface TableProps {
  readonly resource: Resource
}

/** What a table of the grants to organisations or to people loads. */
const grantsOf = ({ id }: Resource, to: 'organization' | 'user') => ({
  name: `grants of ${id} to ${to}`,
  load: (client: Client, after?: string) =>
    listGrants(client, { to, resource: id, ...(after && { after }) }, { cache: false }),
})

/** The columns that say since when access was given, and by whom. */
function useGivenColumns(): readonly Column<Grant>[] {
  const texts = useAdminTexts()
  const words = texts.access.resource
  return [
    column('since', words.since, 'muted one labelled', ({ given_at: at }) =>
      at === null ? '–' : texts.day(at),
    ),
    column('by', words.by, 'labelled', ({ imported, given_by: by }) =>
      imported ? <Badge tone="outline">{words.imported}</Badge> : (by ?? '–'),
    ),
  ]
}

function ByOrganization({ resource }: TableProps) {
  const { client } = useServices()
  const texts = useAdminTexts()
  const words = texts.access.resource
  const { may, canChange, only_organization: only } = useAdministrator()
  const mayGive = canChange && may('access.write') && only === null
  const changes = organizationChanges(client, texts)
  const given = useGivenColumns()
  return (
    <PartTable<Grant>
      heading={words.organizations}
      hint={words.organizationsHint}
      {...grantsOf(resource, 'organization')}
      idOf={({ organization }) => organization?.id ?? ''}
      none={words.noOrganization}
      columns={[
        column(
          'organization',
          words.organization,
          ({ organization: one }) =>
            one && <RouterLink href={`/admin/organizations/${one.id}/`}>{one.name}</RouterLink>,
        ),
        column('people', words.people, 'number labelled', ({ organization: one }) => one?.people),
        column(
          'opened',
          words.openedIn30Days,
          'number labelled',
          ({ organization: one }) => one?.opened,
        ),
        ...given,
      ]}
      {...(mayGive && {
        actions: ({ organization: one, imported }) =>
          one !== null &&
          !imported && (
            <Ask
              change={changes.takeAccess(resource, one)}
              variant="ghost"
              aria-label={words.removeLabel(one.name)}
            >
              {words.remove}
            </Ask>
          ),
        end: () => (
          <Ask change={accessChanges(client, texts).giveToOrganization(resource)}>
            {words.giveToOrganization}
          </Ask>
        ),
      })}
    />
  )
}

function ByPerson({ resource }: TableProps) {
  const { client, clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.access.resource
  const { may, canChange } = useAdministrator()
  const mayGive = canChange && may('access.write')
  const changes = accessChanges(client, texts)
  const given = useGivenColumns()
  const now = clock.now()
  return (
    <PartTable<Grant>
      heading={words.byGrant}
      hint={words.byGrantHint}
      {...grantsOf(resource, 'user')}
      idOf={({ user }) => user?.id ?? ''}
      none={words.noPerson}
      columns={[
        column(
          'person',
          words.person,
          ({ user }) =>
            user && <RouterLink href={`/admin/users/${user.id}/`}>{personName(user)}</RouterLink>,
        ),
        column('organization', words.organization, 'muted labelled', ({ user }) => (
          <>
            {user?.organization.name}
            {user?.has_it_anyway && <span className="vb-admin-sub">{words.anyway}</span>}
          </>
        )),
        column('opened', words.lastOpened, 'labelled', ({ user }) =>
          user?.last_opened_at ? texts.moment(user.last_opened_at, now) : words.never,
        ),
        ...given,
      ]}
      {...(mayGive && {
        actions: ({ user, imported }) =>
          user !== null &&
          !imported && (
            <Ask
              change={changes.takeFrom(resource, user)}
              variant="ghost"
              aria-label={words.removeLabel(personName(user))}
            >
              {words.remove}
            </Ask>
          ),
        end: () => <Ask change={changes.giveToPerson(resource)}>{words.giveToPerson}</Ask>,
      })}
    />
  )
}
