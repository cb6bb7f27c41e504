import { networkFailure, refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { profile } from '@vestibule/app-kit/testing/profile'
import { renderApp } from '../../testing/render-app.tsx'

const customers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index}`, name: `Customer ${index}` }))

function renderCustomers(count: number, handlers: Handlers = {}) {
  return renderApp('/impersonate/select-customer?next=%2Freports', {
    handlers: {
      listOrganizations: customers(count),
      selectOrganization: { redirect_url: '/reports' },
      logout: null,
      ...handlers,
    },
  })
}

describe('several customers', () => {
  it('are offered, and one is chosen', async () => {
    const { user, heading, left, transport } = renderCustomers(2)
    await heading('Select a customer')
    const go = screen.getByRole('button', { name: 'Continue' })
    expect(go).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: 'Customer 1' }))
    await user.click(go)
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('selectOrganization').map(({ body }) => body)).toEqual([
      { organization_id: 'c1', next: '/reports' },
    ])
  })

  it('have a search if there are nine', async () => {
    const eight = renderCustomers(8)
    await eight.heading('Select a customer')
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    eight.unmount()

    const { user, heading } = renderCustomers(9)
    await heading('Select a customer')
    const search = screen.getByRole('searchbox', { name: 'Search organisations' })
    await user.type(search, 'customer 7')
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    // A customer that the search hides is not sent. When it shows again, it is still selected.
    await user.click(screen.getByRole('radio', { name: 'Customer 7' }))
    const go = screen.getByRole('button', { name: 'Continue' })
    expect(go).toBeEnabled()
    await user.clear(search)
    await user.type(search, 'customer 3')
    expect(go).toBeDisabled()
    await user.clear(search)
    expect(screen.getByRole('radio', { name: 'Customer 7' })).toBeChecked()
    expect(go).toBeEnabled()
    await user.type(search, 'nobody')
    expect(screen.getByText('No Results')).toBeVisible()
  })

  it('stay when the choice fails', async () => {
    const { user, heading } = renderCustomers(2, { selectOrganization: refuse('server_error') })
    await heading('Select a customer')
    await user.click(screen.getByRole('radio', { name: 'Customer 0' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Something went Wrong')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Customer 0' })).toBeChecked()
  })

  it('can be left by signing out', async () => {
    const { user, heading } = renderCustomers(2)
    await heading('Select a customer')
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await heading('Get Started')).toBeVisible()
  })
})

describe('one customer', () => {
  it('is selected without asking, once', async () => {
    const { left, transport } = renderCustomers(1)
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('selectOrganization')).toHaveLength(1)
  })

  it('can be tried again', async () => {
    const { user, left, transport } = renderCustomers(1, {
      selectOrganization: refuse('server_error'),
    })
    expect(await screen.findByText('Something went Wrong')).toBeVisible()
    transport.use({ selectOrganization: { redirect_url: '/reports' } })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
  })
})

it('says that there is none, and leads home', async () => {
  const { user, heading, left } = renderCustomers(0)
  await heading('No Organisation Found')
  await user.click(screen.getByRole('button', { name: 'Home' }))
  expect(left).toEqual(['/'])
})

it.each([
  ['a fault of the server', refuse('server_error'), 'Something went Wrong'],
  ['no answer', networkFailure(), 'Something went wrong. Try again later.'],
])('says so on %s, and tries again', async (_what, listOrganizations, text) => {
  const { user, heading, transport } = renderCustomers(2, { listOrganizations })
  expect(await screen.findByText(text)).toBeVisible()
  transport.use({ listOrganizations: customers(2) })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await heading('Select a customer')).toBeVisible()
  expect(await screen.findByRole('radio', { name: 'Customer 0' })).toBeVisible()
})

it('sends users without a session to the start', async () => {
  const { heading } = renderCustomers(2, { listOrganizations: refuse('not_authenticated') })
  expect(await heading('Get Started')).toBeVisible()
})

it('lets users go on who act for no customer', async () => {
  const { user, heading, left } = renderCustomers(2, { listOrganizations: refuse('forbidden') })
  await heading('You act for no customer')
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(left).toEqual(['/reports'])
})

describe('a customer that was chosen in another tab', () => {
  async function renderConflict(count: number) {
    const view = renderCustomers(count, {
      selectOrganization: refuse('conflict'),
      getProfile: { ...profile, impersonating: { id: 'c9', name: 'Calder' } },
      stopImpersonating: { redirect_url: '/' },
    })
    if (count > 1) {
      await view.user.click(await screen.findByRole('radio', { name: 'Customer 0' }))
      await view.user.click(screen.getByRole('button', { name: 'Continue' }))
    }
    await view.heading('You already act for Calder')
    return view
  }

  it.each([1, 2])('is named, and one can go on (%i to choose from)', async (count) => {
    const { user, left, transport } = await renderConflict(count)
    await user.click(screen.getByRole('button', { name: 'Go on for Calder' }))
    expect(left).toEqual(['/reports'])
    expect(transport.callsTo('stopImpersonating')).toHaveLength(0)
  })

  it('can be left for the one that was chosen here', async () => {
    const { user, left, transport } = await renderConflict(2)
    transport.use({ selectOrganization: { redirect_url: '/reports' } })
    await user.click(screen.getByRole('button', { name: 'Switch to Customer 0' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.calls.map(({ name }) => name).slice(-2)).toEqual([
      'stopImpersonating',
      'selectOrganization',
    ])
  })
})
