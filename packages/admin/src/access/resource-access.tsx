import { givenTo } from './given-to.ts'
import { textOf } from '@vestibule/base/messages/texts'
import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { EmptyState } from '@vestibule/ui/empty-state'
import { Heading } from '@vestibule/ui/heading'
import { ListIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { Ask } from '../change/ask.tsx'
import { Imported } from '../imported.tsx'
import { ItemPage } from '../item-page.tsx'
import { column, useColumns } from '../list/columns.tsx'
import { LoadedTablePart } from '../list/table-part.tsx'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import { accessChanges } from './access-changes.ts'
import { findResource } from './find-resource.ts'

type Resource = ItemOf<'listGrants'>['resource']

/** Shows, for one app or dataset, who can open it, since when, and who gave the access. */
export function ResourceAccess({ id }: { id: string }) {
  const { texts } = useAdmin()
  const words = texts.access
  return (
    <ItemPage
      name="access of"
      id={id}
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
            <ResourceHead resource={resource} lead={givenTo(resource, texts)} />
            <ByOrganization resource={resource} />
            <ByPerson resource={resource} />
            <p className="vb-part-actions">
              <Imported label={words.resource.imported} text={words.resource.importedText} />
            </p>
          </>
        )
      }
    </ItemPage>
  )
}

function ResourceHead({ resource, lead }: { resource: Resource; lead: string }) {
  const { texts, may } = useAdmin()
  const kind = textOf(texts.users.person.access.kinds, resource.kind) ?? resource.kind
  const what = resource.kind === 'AppResource' ? 'app_opened' : 'dataset_opened'
  const search = new URLSearchParams({ resource: resource.id, what, period: '30d' })
  return (
    <div className="adm-access-head">
      <div>
        <Heading level={2} size="md">
          {resource.name}
        </Heading>
        <p className="adm-muted">
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

/** Reads the grants for one of the two tables: that of organisations or that of people. */
function useGrants({ id }: Resource, to: 'organization' | 'user') {
  const { day, lastDay, giver } = useColumns()
  const words = useAdmin().texts.access.resource
  return {
    name: `grants of ${id} to ${to}`,
    load: (client: Client, after?: string) =>
      adminOf(client).listGrants({ to, resource: id, after }, { cache: false }),
    given: [
      day('since', words.since, 'muted one labelled', (one: ItemOf<'listGrants'>) => one.given_at),
      lastDay(
        'until',
        words.untilColumn,
        'one labelled',
        (one: ItemOf<'listGrants'>) => one.last_day,
        words.noEnd,
      ),
      giver('by', words.by, words.imported, ({ imported, given_by: by }: ItemOf<'listGrants'>) => ({
        imported,
        by,
      })),
    ],
  }
}

function ByOrganization({ resource }: TableProps) {
  const admin = useAdmin()
  const { texts, mayChange, only_organization: only } = admin
  const words = texts.access.resource
  const changes = accessChanges(admin)
  const { given, ...grants } = useGrants(resource, 'organization')
  return (
    <LoadedTablePart<ItemOf<'listGrants'>>
      {...grants}
      words={{
        heading: words.organizations,
        hint: words.organizationsHint,
        none: words.noOrganization,
      }}
      idOf={({ organization }) => organization?.id ?? ''}
      columns={[
        column(
          'organization',
          words.organization,
          ({ organization: one }) =>
            one && <RouterLink href={`/admin/organizations/${one.id}/`}>{one.name}</RouterLink>,
        ),
        column('people', words.people, 'number labelled', (one) => one.organization?.people),
        column(
          'opened',
          words.openedIn30Days,
          'number labelled',
          (one) => one.organization?.opened,
        ),
        ...given,
      ]}
      {...(mayChange('access.write') &&
        only === null && {
          actions: ({ organization: one, imported, last_day: lastDay }) =>
            one !== null && (
              <>
                <Ask
                  change={changes.extend(resource, one, 'organization', lastDay)}
                  variant="ghost"
                  aria-label={words.extend.label({ name: one.name })}
                />
                {!imported && (
                  <Ask
                    change={changes.takeFromOrganization(resource, one)}
                    variant="ghost"
                    aria-label={words.removeLabel({ name: one.name })}
                  />
                )}
              </>
            ),
          end: () => <Ask change={changes.giveToAnOrganization(resource)} />,
        })}
    />
  )
}

function ByPerson({ resource }: TableProps) {
  const admin = useAdmin()
  const { texts, mayChange } = admin
  const words = texts.access.resource
  const changes = accessChanges(admin)
  const { moment } = useColumns()
  const { given, ...grants } = useGrants(resource, 'user')
  return (
    <LoadedTablePart<ItemOf<'listGrants'>>
      {...grants}
      words={{ heading: words.byGrant, hint: words.byGrantHint, none: words.noPerson }}
      idOf={({ user }) => user?.id ?? ''}
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
            {user?.has_it_anyway && <span className="adm-sub">{words.anyway}</span>}
          </>
        )),
        moment(
          'opened',
          words.lastOpened,
          'labelled',
          ({ user }) => user?.last_opened_at,
          words.never,
        ),
        ...given,
      ]}
      {...(mayChange('access.write') && {
        actions: ({ user, imported, last_day: lastDay }) =>
          user !== null && (
            <>
              <Ask
                change={changes.extend(
                  resource,
                  { id: user.id, name: personName(user) },
                  'user',
                  lastDay,
                )}
                variant="ghost"
                aria-label={words.extend.label({ name: personName(user) })}
              />
              {!imported && (
                <Ask
                  change={changes.takeFromPerson(resource, user)}
                  variant="ghost"
                  aria-label={words.removeLabel({ name: personName(user) })}
                />
              )}
            </>
          ),
        end: () => <Ask change={changes.giveToAPerson(resource)} />,
      })}
    />
  )
}
