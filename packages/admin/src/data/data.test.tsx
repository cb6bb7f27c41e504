import { screen, within } from '@testing-library/react'
import { refuse } from '@vestibule/api-client/testing'
import { expect, it } from 'vitest'
import { asked, steward, stewardWith } from '../testing/data-world.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

it('decides a request in two clicks from its mail, until the day that was asked for', async () => {
  const { handlers, sent } = stewardWith()
  const { user, transport } = renderAdmin(`/data/requests/${asked.id}/`, { handlers })
  await user.click(
    await screen.findByRole('button', { name: 'Approve the request of Helene Aalto' }),
  )
  const form = await findDialog()
  expect(form.getByLabelText(/Last day/)).toHaveValue('2027-03-31')
  await user.click(form.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Given until')).toBeVisible()
  expect(sent).toEqual([{ until: '2027-03-31' }])
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument()
  expect(transport.problems).toEqual([])
})

it('proposes to the second who approves the end that the first has chosen', async () => {
  const first = { approvals: { given: 1, needed: 2 }, granted_last_day: '2027-01-31' }
  const { handlers } = stewardWith(first)
  const { user } = renderAdmin(`/data/requests/${asked.id}/`, { handlers })
  await user.click(await screen.findByRole('button', { name: /^Approve the request/ }))
  expect((await findDialog()).getByLabelText(/Last day/)).toHaveValue('2027-01-31')
})

it('returns a request with a question, which is required', async () => {
  const { handlers, sent } = stewardWith()
  const { user } = renderAdmin(`/data/requests/${asked.id}/`, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Ask a question: Helene Aalto' }))
  const form = await findDialog()
  await user.type(form.getByLabelText('Question, which Helene Aalto reads'), 'Which years?')
  await user.click(form.getByRole('button', { name: 'Send the question' }))
  expect(await screen.findByText('Waits for an answer')).toBeVisible()
  expect(sent).toEqual([{ text: 'Which years?' }])
})

it('lists what waits, with how many wait beside the name of the section', async () => {
  renderAdmin('/data/', { handlers: stewardWith().handlers })
  const row = within(await screen.findByRole('row', { name: /Helene Aalto/ }))
  expect(row.getByText('To compare two cohorts')).toBeVisible()
  expect(row.getByRole('link', { name: '7, access' })).toHaveAttribute(
    'href',
    '/data/requests/req_1/',
  )
  expect(screen.getAllByRole('link', { name: /^Requests.*1 waiting/ })[0]).toBeVisible()
})

it('offers no decision on a request of one’s own', async () => {
  const { handlers } = stewardWith({ can_decide: false })
  renderAdmin(`/data/requests/${asked.id}/`, { handlers })
  expect(await screen.findByText(/This request is your own/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument()
})

it('says that somebody else has decided meanwhile', async () => {
  const { handlers } = stewardWith()
  const { user } = renderAdmin(`/data/requests/${asked.id}/`, {
    handlers: {
      ...handlers,
      approveDataRequest: () =>
        refuse('conflict', {
          info: { reason: 'decided', changed: { by: 'Otto Lind', at: '2026-11-18T08:00:00Z' } },
        }),
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Approve the request/ }))
  await user.click((await findDialog()).getByRole('button', { name: 'Approve' }))
  expect((await screen.findAllByText(/Otto Lind has decided this request/))[0]).toBeVisible()
})

it('shows one who is no data steward what this is, with ways on', async () => {
  renderAdmin('/data/', { handlers: { getDataSteward: () => refuse('forbidden') } })
  expect(await screen.findByRole('heading', { name: 'This is for data stewards' })).toBeVisible()
  expect(screen.getByRole('link', { name: /home/i })).toBeVisible()
})

it('shows who can open a dataset, and ends the access of one with a reason', async () => {
  const { handlers, sent } = stewardWith()
  const { user } = renderAdmin('/data/people/', { handlers })
  const row = within(await screen.findByRole('row', { name: /Helene Aalto/ }))
  expect(row.getByText(/31 Mar(ch)? 2027/)).toBeVisible()
  await user.click(row.getByRole('button', { name: 'End the access of Helene Aalto' }))
  const form = await findDialog()
  await user.type(form.getByLabelText('Reason, which Helene Aalto reads'), 'The study is over')
  await user.click(form.getByRole('button', { name: 'End the access' }))
  expect(await screen.findByText('Nobody has access yet')).toBeVisible()
  expect(sent).toEqual([{ user: 'usr_1', reason: 'The study is over' }])
})

it('gives somebody access by their address', async () => {
  const { handlers, sent } = stewardWith()
  const { user } = renderAdmin('/data/people/?resource=DatasetResource%3Atides', { handlers })
  await user.click(await screen.findByRole('button', { name: 'Give access' }))
  const form = await findDialog()
  await user.type(form.getByLabelText(/Address/), 'bo@calder.example')
  await user.type(form.getByLabelText(/Reason/), 'A pilot')
  await user.click(form.getByRole('button', { name: 'Give access' }))
  expect((await screen.findAllByText('The access is given'))[0]).toBeVisible()
  expect(sent).toEqual([{ user: 'bo@calder.example', until: null, reason: 'A pilot' }])
})

it('lists the datasets with what waits at each', async () => {
  renderAdmin('/data/datasets/', { handlers: stewardWith().handlers })
  const row = within(await screen.findByRole('row', { name: /Tides/ }))
  expect(row.getByText('Everybody')).toBeVisible()
  expect(row.getByRole('link', { name: 'Tides' })).toHaveAttribute(
    'href',
    '/data/datasets/DatasetResource%3Atides/',
  )
})

const report = '/data/datasets/DatasetResource%3Atides/'

it('accounts for who may open a dataset, and who did', async () => {
  const { user } = renderAdmin(report, { handlers: stewardWith().handlers })
  const row = within(await screen.findByRole('row', { name: /Helene Aalto/ }))
  expect(row.getByText('Request 7')).toBeVisible()
  expect(row.getByText(/Terms of Tides, version 2/)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Who opened it' }))
  expect(await screen.findByText('for Calder')).toBeVisible()
  expect(screen.getByText('Erased account')).toBeVisible()
  expect(screen.getByText(/signals.*survival/)).toBeVisible()
})

it('saves the list that is shown as a file, with its filters', async () => {
  const { handlers, sent } = stewardWith()
  const { user } = renderAdmin(`${report}?state=ended&q=cal`, { handlers })
  expect(await screen.findByRole('row', { name: /Calder/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /Helene/ })).not.toBeInTheDocument()
  URL.createObjectURL = () => 'blob:report'
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const form = await findDialog()
  await user.click(form.getByLabelText('Format'))
  await user.click(await screen.findByRole('option', { name: 'JSON' }))
  await user.click(form.getByRole('button', { name: 'Export' }))
  expect((await screen.findAllByText('3 entries are exported'))[0]).toBeVisible()
  expect(sent).toEqual([{ of: 'access', format: 'json', q: 'cal', state: 'ended' }])
})

it('answers that access is still needed, and shows who has', async () => {
  const { handlers, sent } = stewardWith()
  const { user } = renderAdmin('/data/reviews/', { handlers })
  const row = within(await screen.findByRole('row', { name: /Helene Aalto/ }))
  await user.click(row.getByRole('button', { name: 'Keep the access of Helene Aalto to Tides' }))
  await user.click((await findDialog()).getByRole('button', { name: 'Keep the access' }))
  expect(await screen.findByText('Nothing waits for a review')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Answered' }))
  expect(await screen.findByText('Iris Vale')).toBeVisible()
  expect(sent).toEqual([{}])
})

it('says that it does not know a dataset of somebody else', async () => {
  renderAdmin('/data/datasets/DatasetResource%3Alakes/', { handlers: stewardWith().handlers })
  expect(await screen.findByText('There is no such dataset')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All datasets' })).toBeVisible()
})

it('reads only without a second factor, with the way to set one up', async () => {
  const { handlers } = stewardWith()
  renderAdmin('/data/requests/', {
    handlers: {
      ...handlers,
      getDataSteward: { ...steward, read_only: 'second_factor', proofs: [] },
    },
  })
  expect(await screen.findByText('To compare two cohorts')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument()
})
