import { screen, waitFor, within } from '@testing-library/react'
import { refuse } from '@vestibule/api-client/testing'
import { expect, it } from 'vitest'
import { administratorWith } from '../testing/administrator.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

const noor = {
  id: 'reg_1',
  email: 'noor.vandijk@fenwick.example',
  first_name: 'Noor',
  last_name: 'van Dijk',
  description: 'I join the rare disease group.',
  sign_in_method: 'email_otp_and_authenticator_based',
  since: '2026-11-17T08:00:00Z',
  state: 'waiting' as const,
  has_account: false,
  suggested: { id: 'fenwick', name: 'Fenwick' },
  decided: null,
}
const greta = { ...noor, id: 'reg_2', first_name: 'Greta', last_name: 'Lindholm' }
const fenwick = {
  id: 'fenwick',
  name: 'Fenwick',
  tier: 'premium' as const,
  is_internal: false,
  sign_in_method: null,
  people: 12,
  grants: 11,
  imported: false,
  identity_provider: null,
}

/** A fake server on which the registrations of Noor and Greta wait until each is approved. */
function waiting() {
  let open = [noor, greta]
  return {
    getAdministrator: administratorWith([
      'overview.read',
      'registrations.read',
      'registrations.decide',
    ]),
    getAdminOverview: () => ({ registrations: { waiting: open.length, waiting_since: null } }),
    listRegistrations: () => ({ items: open, next: null, total: open.length }),
    listAllOrganizations: { items: [fenwick], next: null },
    getOrganization: { ...fenwick, administrators: [], methods_in_use: {}, actions: [] },
    approveRegistration: ({ params }: { params: Readonly<Record<string, string>> }) => {
      open = open.filter(({ id }) => id !== params['registrationId'])
      return { user_id: 'usr_9' }
    },
  }
}
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

it('an approval changes the number beside the section', async () => {
  const { user, transport } = renderAdmin('/admin/registrations/', { handlers: waiting() })
  expect(await screen.findByRole('link', { name: /Registrations.*2/ })).toBeVisible()
  await user.click((await rowOf(/Noor/)).getByRole('button', { name: 'Approve' }))
  const form = await findDialog()
  await user.click(form.getByRole('button', { name: 'Approve into Fenwick' }))
  expect(await screen.findByRole('link', { name: /Registrations.*1/ })).toBeVisible()
  expect(screen.queryByText('Noor van Dijk')).not.toBeInTheDocument()
  expect(transport.problems).toEqual([])
})

it('after an approval the focus is on the next request', async () => {
  const { user } = renderAdmin('/admin/registrations/', { handlers: waiting() })
  await user.click((await rowOf(/Noor/)).getByRole('button', { name: 'Approve' }))
  const form = await findDialog()
  await user.click(form.getByRole('button', { name: 'Approve into Fenwick' }))
  const next = (await rowOf(/Greta/)).getByRole('button', { name: 'Approve' })
  await waitFor(() => expect(next).toHaveFocus())
})

it('a refused approval says so at the organisation, and keeps the form', async () => {
  const { user } = renderAdmin('/admin/registrations/', {
    handlers: {
      ...waiting(),
      approveRegistration: refuse('validation_failed', {
        fields: { organization: ['It is closed'] },
      }),
    },
  })
  await user.click((await rowOf(/Noor/)).getByRole('button', { name: 'Approve' }))
  const form = await findDialog()
  await user.click(form.getByRole('button', { name: 'Approve into Fenwick' }))
  expect(await form.findByText('It is closed')).toBeVisible()
  await waitFor(() => expect(form.getByRole('combobox', { name: 'Organisation' })).toHaveFocus())
})

it('Cancel closes the dialog, and the focus is on its button', async () => {
  const { user } = renderAdmin('/admin/registrations/', { handlers: waiting() })
  const button = (await rowOf(/Noor/)).getByRole('button', { name: 'Approve' })
  await user.click(button)
  const form = await findDialog()
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(button).toHaveFocus())
})

it('offers first the organisations that the request names, and chooses none of them', async () => {
  const named = (id: string, name: string) => ({ ...fenwick, id, name })
  const all = [
    named('a', 'Alder'),
    named('f', 'Fenwick'),
    named('o', 'Osier'),
    named('r', 'Rivers'),
  ]
  const { user } = renderAdmin('/admin/registrations/', {
    handlers: {
      ...waiting(),
      listRegistrations: {
        items: [{ ...noor, suggested: null, description: 'I work with the Rivers group.' }],
        next: null,
      },
      listAllOrganizations: ({ query }) => ({
        items: all.filter(({ name }) =>
          name.toLowerCase().includes(String(query['q'] ?? '').toLowerCase()),
        ),
        next: null,
      }),
    },
  })
  await user.click((await rowOf(/Noor/)).getByRole('button', { name: 'Approve' }))
  const form = await findDialog()
  expect(form.getByRole('combobox', { name: 'Organisation' })).toHaveValue('')
  await user.click(form.getByRole('button', { name: 'Show options' }))
  await screen.findByRole('option', { name: 'Fenwick' })
  const options = screen.getAllByRole('option').map((one) => one.textContent)
  expect(options).toEqual(['Fenwick', 'Rivers', 'Alder', 'Osier'])
})

it('leaves one Approve to press: the dialog is modal', async () => {
  const { user } = renderAdmin('/admin/registrations/', { handlers: waiting() })
  await user.click((await rowOf(/Noor/)).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('alertdialog')).toHaveAttribute('aria-modal', 'true')
})
