import { screen } from '@testing-library/react'
import type { Handlers } from '@vestibule/api-client/testing'
import { expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell.tsx'

const handlers: Handlers = {
  getAdministrator: {
    roles: ['platform-admin'],
    permissions: ['terms.read', 'terms.publish'],
    only_organization: null,
    read_only: null,
    notify_email: null,
    needs_proof: false,
    proofs: ['authenticator'],
  },
  listTerms: { items: [], next: null },
}

it('tells the session of what is being written in administration', async () => {
  const { user, shell } = renderShell('/admin/terms/', { handlers })
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(shell.session.hasUnsavedWork()).toBe(false)
  await user.type(name, 'Terms of 2027')
  expect(shell.session.hasUnsavedWork()).toBe(true)
  await user.clear(name)
  expect(shell.session.hasUnsavedWork()).toBe(false)
})

it('leaves the dataset, and has the title of the platform', async () => {
  renderShell('/dv/osier/admin/terms/?x=1', { handlers })
  await screen.findByRole('heading', { level: 1, name: /terms/i })
  expect(window.location.pathname).toBe('/admin/terms/')
  expect(document.title).toMatch(/ · Vestibule$/)
})

it('shows the shell’s own page for an address that does not exist', async () => {
  renderShell('/admin/nothing-here/', { handlers })
  expect(await screen.findByText('404')).toBeVisible()
})
