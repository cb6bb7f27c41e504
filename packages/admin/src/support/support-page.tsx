import { listAllTickets, type ListedTicket } from '@vestibule/api-client/admin'
import { EmptyState } from '@vestibule/ui/empty-state'
import { Heading } from '@vestibule/ui/heading'
import { LinkButton } from '@vestibule/ui/link-button'
import { useMemo } from 'react'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import type { DataTableColumn as Column } from '@vestibule/ui/data-table'
import type { ListAddress } from '../list/list-address.ts'
import type { ListFilter } from '../list/list-filter.ts'
import { ListView } from '../list/list-view.tsx'
import { organizationSource } from '../list/filter-sources.ts'
import { useList } from '../list/use-list.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { ErrorGroups } from './error-groups.tsx'
import { TicketState } from './ticket-state.tsx'
import { column } from '../list/column.ts'
import './support.css'

const filterNames = ['organization', 'state'] as const
const states = ['open', 'answered', 'solved', 'all'] as const

/** The default filter: open tickets, but all tickets while the user searches. */
const standardState = ({ q }: Pick<ListAddress, 'q'>) => (q === '' ? 'open' : 'all')

/** `/admin/support/`: the tickets, and the errors that browsers have reported. */
export default function SupportPage() {
  const { client, clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.support
  const { may, canChange } = useAdministrator()
  useTitle(words.heading)
  const list = useList(
    'tickets',
    (client, address) => {
      const { q, after, filters } = address
      const state = states.find((one) => one === filters['state']) ?? standardState(address)
      return listAllTickets(client, {
        ...(q && { q }),
        ...(after && { after }),
        ...(state !== 'all' && { state }),
        organization: filters['organization'],
      })
    },
    filterNames,
  )
  const now = clock.now()
  const standard = standardState(list.address)
  const filters = useMemo(
    (): readonly ListFilter[] => [
      {
        id: 'organization',
        label: words.filters.organization,
        options: [],
        source: organizationSource(client, words.filters.findOrganization),
      },
      {
        id: 'state',
        label: words.filters.state,
        options: states.map((value) => ({ value, label: words.stateFilters[value] })),
        standard,
      },
    ],
    [client, words, standard],
  )
  const columns: readonly Column<ListedTicket>[] = [
    column('ticket', words.tickets.columns.ticket, (one) => (
      <>
        <RouterLink href={hrefOf(one)}>
          <bdi>{one.subject}</bdi>
        </RouterLink>
        <span className="vb-admin-sub">{words.tickets.by(one.by.name, one.organization.name)}</span>
      </>
    )),
    column(
      'code',
      words.tickets.columns.code,
      'one labelled',
      ({ support_code: code }) => code ?? words.tickets.none,
    ),
    column('since', words.tickets.columns.since, 'one labelled', ({ created_at: at }) =>
      texts.moment(at, now),
    ),
    column('state', words.tickets.columns.state, 'end', ({ state }) => (
      <TicketState state={state} />
    )),
  ]
  const mayAnswer = canChange && may('support.answer')
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <ListView
        list={list}
        label={words.tickets.heading}
        search={words.search}
        filters={filters}
        heading={
          <Heading level={2} size="sm" className="vb-admin-list-heading">
            {words.tickets.heading}
          </Heading>
        }
        columns={columns}
        idOf={({ id }) => id}
        actions={
          mayAnswer
            ? (one) =>
                one.state !== 'solved' && (
                  <LinkButton
                    variant="ghost"
                    size="sm"
                    href={hrefOf(one)}
                    aria-label={`${words.ticket.send.action}: ${one.subject}`}
                  >
                    {words.ticket.send.action}
                  </LinkButton>
                )
            : undefined
        }
        count={words.tickets.count}
        empty={<EmptyState title={words.tickets.empty}>{words.tickets.emptyText}</EmptyState>}
      />
      <ErrorGroups onChange={list.change} />
    </>
  )
}

const hrefOf = ({ id }: ListedTicket) => `/admin/support/${id}/`
