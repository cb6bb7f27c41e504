import { listGrants, listManagedResources, type Grant } from '@vestibule/api-client/admin'
import { Badge } from '@vestibule/ui/badge'
import { Button } from '@vestibule/ui/button'
import { EmptyState } from '@vestibule/ui/empty-state'
import { Heading } from '@vestibule/ui/heading'
import { ListIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { useCallback } from 'react'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import { ItemPage } from '../item-page.tsx'
import type { Column } from '../list/data-table.tsx'
import { PartTable } from '../list/part-table.tsx'
import { organizationChanges } from '../organizations/organization-changes.ts'
import { personName } from '../person-name.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { accessChanges } from './access-changes.ts'

type Resource = Grant['resource']

/** One app or dataset: who can open it, since when, and who gave the access. */
export function ResourceAccess({ id }: { id: string }) {
  const { client } = useServices()
  const words = useAdminTexts().access
  const load = useCallback(async () => {
    const found = await listManagedResources(client, { q: id }, { cache: false })
    if (!('value' in found)) return found
    return { ...found, value: found.value.items.find((one) => one.id === id) ?? null }
  }, [client, id])
  return (
    <ItemPage load={load} words={words.one} listHref="/admin/access/" level={2}>
      {(resource, refresh) =>
        resource === null ? (
          <EmptyState title={words.one.notFound}>{words.one.notFoundText}</EmptyState>
        ) : (
          <>
            <ResourceHead
              resource={resource}
              lead={words.given(resource.organizations, resource.people)}
            />
            <ByOrganization resource={resource} refresh={refresh} />
            <ByPerson resource={resource} refresh={refresh} />
            <p className="vb-admin-part-end">
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
  readonly refresh: () => void
}

/** Returns a function that loads one page of the grants to organisations or to people. */
function useGrants(resource: Resource, to: 'organization' | 'user') {
  const { client } = useServices()
  const { id } = resource
  return useCallback(
    (after?: string) =>
      listGrants(client, { to, resource: id, ...(after && { after }) }, { cache: false }),
    [client, id, to],
  )
}

/** The columns that say since when access was given, and by whom. */
function useGivenColumns(): readonly Column<Grant>[] {
  const texts = useAdminTexts()
  const words = texts.access.resource
  return [
    {
      id: 'since',
      label: words.since,
      tone: 'muted',
      line: 'one',
      narrow: 'labelled',
      cell: ({ given_at: at }) => (at === null ? '–' : texts.day(at)),
    },
    {
      id: 'by',
      label: words.by,
      narrow: 'labelled',
      cell: ({ imported, given_by: by }) =>
        imported ? <Badge tone="outline">{words.imported}</Badge> : (by ?? '–'),
    },
  ]
}

function ByOrganization({ resource, refresh }: TableProps) {
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
      load={useGrants(resource, 'organization')}
      idOf={({ organization }) => organization?.id ?? ''}
      none={words.noOrganization}
      onChange={refresh}
      columns={[
        {
          id: 'organization',
          label: words.organization,
          cell: ({ organization: one }) =>
            one && <RouterLink href={`/admin/organizations/${one.id}/`}>{one.name}</RouterLink>,
        },
        {
          id: 'people',
          label: words.people,
          align: 'end',
          narrow: 'labelled',
          cell: ({ organization: one }) => one?.people,
        },
        {
          id: 'opened',
          label: words.openedIn30Days,
          align: 'end',
          narrow: 'labelled',
          cell: ({ organization: one }) => one?.opened,
        },
        ...given,
      ]}
      {...(mayGive && {
        actions: ({ organization: one, imported }, ask) =>
          one !== null &&
          !imported && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={words.removeLabel(one.name)}
              onClick={() => ask(changes.takeAccess(resource, one))}
            >
              {words.remove}
            </Button>
          ),
        end: (ask) => (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => ask(accessChanges(client, texts).giveToOrganization(resource))}
          >
            {words.giveToOrganization}
          </Button>
        ),
      })}
    />
  )
}

function ByPerson({ resource, refresh }: TableProps) {
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
      load={useGrants(resource, 'user')}
      idOf={({ user }) => user?.id ?? ''}
      none={words.noPerson}
      onChange={refresh}
      columns={[
        {
          id: 'person',
          label: words.person,
          cell: ({ user }) =>
            user && <RouterLink href={`/admin/users/${user.id}/`}>{personName(user)}</RouterLink>,
        },
        {
          id: 'organization',
          label: words.organization,
          tone: 'muted',
          narrow: 'labelled',
          cell: ({ user }) => (
            <>
              {user?.organization.name}
              {user?.has_it_anyway && <span className="vb-admin-sub">{words.anyway}</span>}
            </>
          ),
        },
        {
          id: 'opened',
          label: words.lastOpened,
          narrow: 'labelled',
          cell: ({ user }) =>
            user?.last_opened_at ? texts.moment(user.last_opened_at, now) : words.never,
        },
        ...given,
      ]}
      {...(mayGive && {
        actions: ({ user, imported }, ask) =>
          user !== null &&
          !imported && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={words.removeLabel(personName(user))}
              onClick={() => ask(changes.takeFrom(resource, user))}
            >
              {words.remove}
            </Button>
          ),
        end: (ask) => (
          <Button variant="secondary" size="sm" onClick={() => ask(changes.giveToPerson(resource))}>
            {words.giveToPerson}
          </Button>
        ),
      })}
    />
  )
}
