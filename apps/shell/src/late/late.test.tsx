import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heldLate } from '../testing/held-late.ts'
import { renderShell } from '../testing/render-shell.tsx'

const path = '/dv/northfield_oncology/'

it.each([
  ['the menu of the user', 'Inès Okafor', 'dialog', /^Account/],
  ['the datasets', 'Northfield Oncology', 'dialog', 'Dataset'],
  ['a filter', 'Product line', 'dialog', 'Product line'],
  ['the datasets of an app', 'Open with… Genome Browser', 'menu', /./],
  ['the palette', 'Search everything', 'dialog', 'Search everything'],
] as const)('%s: a press before the late code opens it', async (_, button, role, name) => {
  const { late, arrive } = heldLate()
  const { user } = renderShell(path, { late })
  await user.click(await screen.findByRole('button', { name: button }))
  expect(screen.queryByRole(role)).not.toBeInTheDocument()
  arrive()
  expect(await screen.findByRole(role, { name })).toBeVisible()
})

it('the key of the palette opens it, also before the late code', async () => {
  const { late, arrive } = heldLate()
  const { user } = renderShell(path, { late })
  await screen.findByRole('searchbox')
  await user.keyboard('{Control>}k{/Control}')
  arrive()
  expect(await screen.findByRole('combobox', { name: 'Search everything' })).toHaveFocus()
})

it('all of it is fetched once, when the browser is idle, without a press', async () => {
  const { late, arrive, asked } = heldLate()
  const { user, transport } = renderShell(path, { late })
  await expect.poll(asked).toBe(1)
  arrive()
  // The late code reads the user's roles, which add links to the user menu, before the user opens it. Otherwise the
  // open menu would grow.
  await expect.poll(() => transport.callsTo('getRoles').length).toBeGreaterThan(0)
  await user.click(await screen.findByRole('button', { name: 'Inès Okafor' }))
  expect(await screen.findByRole('dialog', { name: /^Account/ })).toBeVisible()
  expect(asked()).toBe(1)
})
