import { networkFailure, refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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

  it('are searched from the ninth on', async () => {
    const eight = renderCustomers(8)
    await eight.heading('Select a customer')
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    eight.unmount()

    const { user, heading } = renderCustomers(9)
    await heading('Select a customer')
    const search = screen.getByRole('searchbox', { name: 'Search organisations' })
    await user.type(search, 'customer 7')
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    await user.clear(search)
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
  it('is taken without asking, once', async () => {
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
  ['someone who is no staff', refuse('forbidden', { message: 'Staff only' }), 'Staff only'],
])('says so on %s, and tries again', async (_what, listOrganizations, text) => {
  const { user, heading, transport } = renderCustomers(2, { listOrganizations })
  expect(await screen.findByText(text)).toBeVisible()
  transport.use({ listOrganizations: customers(2) })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await heading('Select a customer')).toBeVisible()
  expect(await screen.findByRole('radio', { name: 'Customer 0' })).toBeVisible()
})

it('is for who is signed in', async () => {
  const { heading } = renderCustomers(2, { listOrganizations: refuse('not_authenticated') })
  expect(await heading('Get Started')).toBeVisible()
})
