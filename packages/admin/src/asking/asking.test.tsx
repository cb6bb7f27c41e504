import { screen, within } from '@testing-library/react'
import { refuse } from '@vestibule/api-client/testing'
import { expect, it } from 'vitest'
import { askerWith, tides } from '../testing/asking-world.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

it('finds a dataset and asks for it, with colleagues and a last day', async () => {
  const { handlers, sent } = askerWith()
  const { user, transport } = renderAdmin('/requests/catalogue/', { handlers })
  const row = within(await screen.findByRole('row', { name: /Tides/ }))
  expect(row.getByText('Terms of Tidewater')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Ask for access to Tides' }))
  const form = await findDialog()
  expect(form.getByText(/Before it opens you accept: Terms of Tidewater/)).toBeVisible()
  await user.type(form.getByLabelText('What do you need the data for?'), 'To compare levels')
  await user.type(form.getByLabelText(/Until/), '2027-03-31')
  await user.type(form.getByLabelText(/Colleagues/), 'bo@calder.example, cy@calder.example')
  await user.click(form.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByRole('link', { name: 'Requested' })).toHaveAttribute(
    'href',
    '/requests/req_1/',
  )
  expect(sent).toEqual([
    {
      resource: 'tides',
      purpose: 'To compare levels',
      project: null,
      until: '2027-03-31',
      colleagues: ['bo@calder.example', 'cy@calder.example'],
    },
  ])
  expect(transport.problems).toEqual([])
})

it('says at the field that a colleague cannot be named', async () => {
  const { handlers } = askerWith()
  const { user } = renderAdmin('/requests/catalogue/', {
    handlers: {
      ...handlers,
      requestAccess: () =>
        refuse('validation_failed', { fields: { colleagues: ['Name colleagues'] } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ask for access to Tides' }))
  const form = await findDialog()
  await user.type(form.getByLabelText('What do you need the data for?'), 'To compare levels')
  await user.type(form.getByLabelText(/Colleagues/), 'x@other.example')
  await user.click(form.getByRole('button', { name: 'Send the request' }))
  expect(await form.findByText('Name colleagues')).toBeVisible()
  expect(form.getByLabelText('What do you need the data for?')).toHaveValue('To compare levels')
})

it('leads to a dataset that is open', async () => {
  const { handlers } = askerWith()
  const listCatalogue = { items: [{ ...tides, open: true }], next: null }
  renderAdmin('/requests/catalogue/', { handlers: { ...handlers, listCatalogue } })
  expect(await screen.findByRole('link', { name: 'Open Tides' })).toHaveAttribute(
    'href',
    '/datasets/tides',
  )
  expect(screen.queryByRole('button', { name: /Ask for access/ })).not.toBeInTheDocument()
})

it('shows the question that waits for an answer first, and answers it there', async () => {
  const { handlers, sent } = askerWith({ state: 'returned' })
  const { user } = renderAdmin('/requests/', { handlers })
  expect(await screen.findByText('Which years?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Answer the question about request 7' }))
  const form = await findDialog()
  await user.type(form.getByLabelText(/Answer/), 'The last ten')
  await user.click(form.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('Waits for a decision')).toBeVisible()
  expect(sent).toEqual([{ text: 'The last ten' }])
})

it('withdraws a request, and says what has happened to it', async () => {
  const { handlers } = askerWith({ state: 'submitted' })
  const { user } = renderAdmin('/requests/req_1/', { handlers })
  await user.click(await screen.findByRole('button', { name: 'Withdraw request 7' }))
  await user.click((await findDialog()).getByRole('button', { name: 'Withdraw' }))
  expect((await screen.findAllByText('Withdrawn'))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: /Withdraw/ })).not.toBeInTheDocument()
})

it('leads from a request that is approved to the dataset', async () => {
  const { handlers } = askerWith({ state: 'approved', granted_last_day: '2027-03-31' })
  renderAdmin('/requests/req_1/', { handlers })
  expect(await screen.findByRole('link', { name: 'Open the dataset' })).toHaveAttribute(
    'href',
    '/datasets/tides',
  )
  expect(screen.getByText('31 March 2027')).toBeVisible()
})

it('says of an unknown request that it is not there, with a way on', async () => {
  renderAdmin('/requests/other/', { handlers: askerWith().handlers })
  expect(await screen.findByText('There is no such request')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'My requests' })[0]).toBeVisible()
})

it('begins where nothing was asked for', async () => {
  renderAdmin('/requests/', { handlers: { listOwnRequests: [] } })
  expect(await screen.findByText('You have asked for nothing yet')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Find a dataset' })[0]).toBeVisible()
})
