import { screen, within } from '@testing-library/react'
import type { ItemOf } from '@vestibule/api-client/contract'
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
  await user.type(form.getByLabelText(/Colleagues/), 'bo@calder.example، {Enter}cy@calder.example')
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

it('says at the field that one of the addresses is none, and keeps what was typed', async () => {
  const { handlers } = askerWith()
  const { user } = renderAdmin('/requests/catalogue/', {
    handlers: {
      ...handlers,
      requestAccess: () =>
        refuse('validation_failed', { fields: { 'colleagues.1': ['Please enter a valid email'] } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ask for access to Tides' }))
  const form = await findDialog()
  await user.type(form.getByLabelText('What do you need the data for?'), 'To compare levels')
  await user.type(form.getByLabelText(/Colleagues/), 'bo@calder.example cy')
  await user.click(form.getByRole('button', { name: 'Send the request' }))
  expect(await form.findByText('Please enter a valid email')).toBeVisible()
  expect(form.getByLabelText(/Colleagues/)).toHaveFocus()
  expect(form.getByLabelText(/Colleagues/)).toHaveValue('bo@calder.example cy')
})

it('keeps what was typed over a reload, until it is sent', async () => {
  const { handlers, sent } = askerWith()
  const purpose = 'What do you need the data for?'
  const open = async ({ user }: ReturnType<typeof renderAdmin>) => {
    await user.click(await screen.findByRole('button', { name: 'Ask for access to Tides' }))
    return findDialog()
  }
  const before = renderAdmin('/requests/catalogue/', { handlers })
  await before.user.type((await open(before)).getByLabelText(purpose), 'Levels')
  before.unmount()
  // The second page has a new client, so it can know what was typed only from the session storage.
  const after = renderAdmin('/requests/catalogue/?q=tides', { handlers })
  const form = await open(after)
  expect(form.getByLabelText(purpose)).toHaveValue('Levels')
  await after.user.click(form.getByRole('button', { name: 'Send the request' }))
  await screen.findByRole('link', { name: 'Requested' })
  expect(sent).toMatchObject([{ purpose: 'Levels' }])
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('leaves nothing that somebody else has typed', async () => {
  sessionStorage.setItem('vestibule.form.draft:usr_2:ask%20tides', '{"purpose":"Theirs"}')
  const { user } = renderAdmin('/requests/catalogue/', { handlers: askerWith().handlers })
  await user.click(await screen.findByRole('button', { name: 'Ask for access to Tides' }))
  const form = await findDialog()
  expect(form.getByLabelText('What do you need the data for?')).toHaveValue('')
  expect(Object.keys(sessionStorage)).toEqual([])
})

it.each([
  ['conflict', 'request_open', /You have asked for this dataset already/, 'Requested'],
  ['conflict', 'has_it', /This dataset is open to you already/, 'Open'],
  ['not_found', undefined, /can no longer be found/, 'No dataset can be found here'],
] as const)('says what is so instead (%s %s), and shows it', async (code, reason, said, shown) => {
  let now: readonly ItemOf<'listCatalogue'>[] = [tides]
  const asked = { id: 'req_9', number: 9, state: 'submitted' }
  const { user } = renderAdmin('/requests/catalogue/', {
    handlers: {
      listCatalogue: () => ({ items: [...now], next: null }),
      requestAccess() {
        const open = reason === 'has_it'
        now = code === 'not_found' ? [] : [{ ...tides, open, request: open ? null : asked }]
        return refuse(code, { info: { reason } })
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ask for access to Tides' }))
  const form = await findDialog()
  await user.type(form.getByLabelText('What do you need the data for?'), 'To compare levels')
  await user.click(form.getByRole('button', { name: 'Send the request' }))
  expect(await form.findByText(said)).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(shown)).toBeVisible()
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

it('shows what was decided meanwhile when it is too late to withdraw', async () => {
  const { handlers } = askerWith({ state: 'submitted' })
  const late = askerWith({ state: 'approved', granted_last_day: '2027-03-31' }).handlers
  const { user, transport } = renderAdmin('/requests/req_1/', {
    handlers: {
      ...handlers,
      withdrawRequest() {
        transport.use({ listOwnRequests: late.listOwnRequests })
        return refuse('conflict', { message: 'This request is decided' })
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Withdraw request 7' }))
  const form = await findDialog()
  await user.click(form.getByRole('button', { name: 'Withdraw' }))
  expect(await form.findByText('This request is decided')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('link', { name: 'Open the dataset' })).toBeVisible()
})

it('offers to load a request again', async () => {
  const { handlers } = askerWith({ state: 'submitted' })
  const { user, transport } = renderAdmin('/requests/req_1/', {
    handlers: { listOwnRequests: refuse('server_error') },
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  transport.use({ listOwnRequests: handlers.listOwnRequests })
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: /Tides/ })).toBeVisible()
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
