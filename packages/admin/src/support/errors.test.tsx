import { screen, waitFor, within } from '@testing-library/react'
import type { ItemOf } from '@vestibule/api-client/contract'
import type { Handlers } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { administratorWith } from '../testing/administrator.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

const error = (
  id: string,
  change: Partial<ItemOf<'listErrorReports'>> = {},
): ItemOf<'listErrorReports'> => ({
  id,
  app: 'Cohort Builder',
  message: `Error ${id}`,
  times: 1_200,
  people: 12,
  first_at: '2026-11-18T08:00:00Z',
  last_at: '2026-11-20T13:58:00Z',
  support_code: '4KQ7-M2XD',
  version: '3.1.0',
  url: 'https://platform.example/',
  stack: 'at rowsOf (cohort.js:41:7)',
  session: 's1',
  ...change,
})
const ticket = (id: string) => ({
  id,
  number: 12,
  subject: `Ticket ${id}`,
  state: 'open' as const,
  category: 'problem' as const,
  support_code: null,
  created_at: '2026-11-19T16:20:00Z',
  by: { id: 'usr_1', name: 'Hélène Marchand' },
  organization: { id: 'calder', name: 'Calder Oncology' },
})
/** Two pages of tickets and two of errors. */
const handlers: Handlers = {
  getAdministrator: administratorWith(['support.read', 'audit.read', 'organizations.read']),
  listAllTickets: ({ query }) =>
    query['after'] ? { items: [ticket('b')], next: null } : { items: [ticket('a')], next: '2' },
  listErrorReports: ({ query }) =>
    query['after']
      ? { items: [error('second')], next: null }
      : { items: [error('first'), error('shell', { app: 'shell' })], next: '2' },
}
const pagesOf = (list: string) =>
  within(screen.getByRole('navigation', { name: `Pages of ${list}` }))
const address = () => new URLSearchParams(window.location.search)

describe('the errors below the tickets', () => {
  it('have pages of their own, in the address and with Back', async () => {
    const { user, transport } = renderAdmin('/admin/support/', { handlers })
    await screen.findByText('Error first')
    await user.click(pagesOf('Tickets').getByRole('button', { name: 'Next' }))
    await screen.findByText('Ticket b')
    await user.click(pagesOf('Errors').getByRole('button', { name: 'Next' }))
    await screen.findByText('Error second')
    expect(screen.getByText('Ticket b')).toBeVisible()
    await user.click(pagesOf('Errors').getByRole('button', { name: 'Previous' }))
    await screen.findByText('Error first')
    await user.click(pagesOf('Tickets').getByRole('button', { name: 'Previous' }))
    await screen.findByText('Ticket a')
    expect(address().toString()).toBe('')
    expect(transport.problems).toEqual([])
  })

  it('begin anew with another search, like the tickets', async () => {
    const { user } = renderAdmin('/admin/support/?after=2&after_errors=2', { handlers })
    await screen.findByText('Error second')
    await user.type(screen.getByRole('searchbox'), 'rows')
    await screen.findByText('Error first')
    expect(address().toString()).toBe('q=rows')
  })

  it('can be narrowed to an app that is among them', async () => {
    const { user, transport } = renderAdmin('/admin/support/', { handlers })
    await screen.findByText('Error first')
    await user.click(screen.getByRole('button', { name: 'App' }))
    await user.click(await screen.findByRole('menuitem', { name: 'shell' }))
    await waitFor(() =>
      expect(transport.callsTo('listErrorReports').at(-1)?.query['app']).toBe('shell'),
    )
    expect(transport.callsTo('listAllTickets').at(-1)?.query['app']).toBeUndefined()
  })
})

describe('a link to one error', () => {
  it('shows it open, and leads past the tickets', async () => {
    renderAdmin('/admin/support/?q=4KQ7-M2XD&error=first', { handlers })
    expect(await screen.findByText('at rowsOf (cohort.js:41:7)')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Errors' })).toHaveFocus())
  })

  it('leads on to the events of its code and of its session', async () => {
    renderAdmin('/admin/support/?q=4KQ7-M2XD&error=first', { handlers })
    const link = await screen.findByRole('link', { name: 'Everything with this code' })
    expect(link).toHaveAttribute('href', '/admin/audit/?q=4KQ7-M2XD')
    expect(screen.getByRole('link', { name: 'Everything in this session' })).toHaveAttribute(
      'href',
      '/admin/audit/?session=s1',
    )
  })
})
