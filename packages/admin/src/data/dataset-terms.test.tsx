import { screen, waitFor, within } from '@testing-library/react'
import { refuse } from '@vestibule/api-client/testing'
import { expect, it } from 'vitest'
import { steward, stewardWith } from '../testing/data-world.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

const path = '/data/datasets/DatasetResource%3Atides/terms/'

it('is reached from the row of the dataset', async () => {
  const { user } = renderAdmin('/data/datasets/', { handlers: stewardWith().handlers })
  const row = within(await screen.findByRole('row', { name: /Tides/ }))
  await user.click(row.getByRole('link', { name: 'Terms of Tides' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Tides' })).toBeVisible()
})

it('shows the terms with their text, and says which are of an import', async () => {
  const { user } = renderAdmin(path, { handlers: stewardWith().handlers })
  const row = within(await screen.findByRole('row', { name: /Terms of Tides/ }))
  expect(row.getByText('12')).toBeVisible()
  expect(row.getByText('a written name')).toBeVisible()
  const other = within(screen.getByRole('row', { name: /Terms of the coast/ }))
  expect(other.getByText('Import')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Read Terms of Tides' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Terms of Tides' }))
  expect(dialog.getByText('Name the source of every figure.')).toBeVisible()
})

it('publishes terms in place of those that may be replaced, accepted in the same way', async () => {
  const { handlers, sent } = stewardWith()
  const { user, transport, hasUnsavedWork } = renderAdmin(path, { handlers })
  await user.click(await screen.findByRole('button', { name: /^Replaces/ }))
  const options = await screen.findAllByRole('option')
  expect(options.map((one) => one.textContent)).toEqual([
    'Nothing: asked for beside the others',
    'Terms of Tides',
  ])
  await user.click(screen.getByRole('option', { name: 'Terms of Tides' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Terms of Tides 2027')
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'Be kind.')
  expect(screen.queryByRole('textbox', { name: 'Datasets' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Publish…' }))
  const dialog = await findDialog()
  expect(dialog.getByText(/whoever opens data of Tides must accept it first/)).toBeVisible()
  await user.type(dialog.getByLabelText(/^Why/), 'A new partner')
  await user.click(dialog.getByRole('button', { name: /^Publish/ }))
  expect(await screen.findByText('replaced by Terms of Tides 2027')).toBeVisible()
  expect(sent).toEqual([
    {
      name: 'Terms of Tides 2027',
      content: '<p>Be kind.</p>',
      translations: {},
      replaces: 'terms_1',
      signature: 'name',
      reason: 'A new partner',
    },
  ])
  expect(hasUnsavedWork()).toBe(false)
  expect(transport.problems).toEqual([])
})

it('keeps what was written if it could not be published', async () => {
  const { handlers } = stewardWith()
  const { user } = renderAdmin(path, {
    handlers: {
      ...handlers,
      publishDatasetTerms: () => refuse('conflict', { info: { reason: 'terms_shared' } }),
    },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Terms of Tides 2027')
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'Be kind.')
  await user.click(screen.getByRole('button', { name: 'Publish…' }))
  const dialog = await findDialog()
  await user.click(dialog.getByRole('button', { name: /^Publish/ }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('Be kind.'),
  )
})

it('shows no form to one who can change nothing', async () => {
  renderAdmin(path, {
    handlers: {
      ...stewardWith().handlers,
      getDataSteward: { ...steward, read_only: 'second_factor', proofs: [] },
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Tides' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Publish…' })).toBeNull()
})

it('says that another dataset is not there', async () => {
  renderAdmin(path, {
    handlers: { ...stewardWith().handlers, listStewardedTerms: () => refuse('not_found') },
  })
  expect(await screen.findByRole('heading', { name: 'There is no such dataset' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All datasets' })).toHaveAttribute(
    'href',
    '/data/datasets/',
  )
})
