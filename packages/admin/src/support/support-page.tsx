import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { EmptyState } from '@vestibule/ui/empty-state'
import { Heading } from '@vestibule/ui/heading'
import { LinkButton } from '@vestibule/ui/link-button'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { column, useColumns, type Column } from '../list/columns.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { ListView } from '../list/list-view.tsx'
import { sourcesOf } from '../list/sources.ts'
import { useList } from '../list/use-list.ts'
import { optionsOf } from '../options-of.ts'
import { useAdmin } from '../use-admin.ts'
import { ErrorGroups } from './error-groups.tsx'
import { TicketState } from './ticket-state.tsx'
import './support.css'

const states = ['open', 'answered', 'solved', 'all'] as const

/** The state of tickets to list if the URL names none: open ones, but all while the user searches. */
const standardState = ({ q }: Pick<ListAddress, 'q'>) => (q === '' ? 'open' : 'all')

/** `/admin/support/`: the tickets, and the errors that browsers have reported. */
export default function SupportPage() {
  const { client, texts, mayChange } = useAdmin()
  const words = texts.support
  const { tickets, filters: labels } = words
  useTitle(words.heading)
  const list = useList(
    'tickets',
    (client, page, address) => {
      const { organization, state: asked } = address.filters
      const state = states.find((one) => one === asked) ?? standardState(address)
      return adminOf(client).listAllTickets({
        ...page,
        state: state === 'all' ? undefined : state,
        organization,
      })
    },
    {
      filters: [
        {
          id: 'organization',
          label: labels.organization,
          source: { ...sourcesOf(client).organizations, search: labels.findOrganization },
        },
        {
          id: 'state',
          label: labels.state,
          options: optionsOf(states, words.stateFilters),
          standard: standardState,
        },
      ],
    },
  )
  const { moment } = useColumns()
  const columns: readonly Column<ItemOf<'listAllTickets'>>[] = [
    column('ticket', tickets.columns.ticket, (one) => (
      <>
        <RouterLink href={hrefOf(one)}>
          <bdi>{one.subject}</bdi>
        </RouterLink>
        <span className="adm-sub">
          {tickets.by({ name: one.by.name, organization: one.organization.name })}
        </span>
      </>
    )),
    column('code', tickets.columns.code, 'one labelled', (one) => one.support_code ?? tickets.none),
    moment('since', tickets.columns.since, 'one labelled', (one) => one.created_at),
    column('state', tickets.columns.state, 'end', ({ state }) => <TicketState state={state} />),
  ]
  const actions = (one: ItemOf<'listAllTickets'>) =>
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
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <ListView
        list={list}
        label={tickets.heading}
        search={words.search}
        heading={
          <Heading level={2} size="sm" className="adm-list-heading">
            {tickets.heading}
          </Heading>
        }
        columns={columns}
        actions={mayChange('support.answer') ? actions : undefined}
        count={tickets.count}
        empty={<EmptyState title={tickets.empty}>{tickets.emptyText}</EmptyState>}
      />
      <ErrorGroups />
    </>
  )
}

const hrefOf = ({ id }: ItemOf<'listAllTickets'>) => `/admin/support/${id}/`
