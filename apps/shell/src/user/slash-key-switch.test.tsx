import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell.tsx'

it('leaves "/" alone where the user has switched it off', async () => {
  const { user } = renderShell('/')
  const field = await screen.findByRole('searchbox', { name: 'Search apps and datasets' })
  const switchAndPress = async () => {
    await user.click(await screen.findByRole('button', { name: /Inès/, expanded: false }))
    await user.click(await screen.findByRole('switch', { name: 'The key / goes to the search' }))
    await user.keyboard('{Escape}')
    // The key does nothing in a dialog, so wait until the menu has left.
    await waitFor(() => expect(screen.queryByRole('switch')).not.toBeInTheDocument())
    await user.keyboard('/')
  }
  await switchAndPress()
  expect(field).not.toHaveFocus()
  await switchAndPress()
  expect(field).toHaveFocus()
})
