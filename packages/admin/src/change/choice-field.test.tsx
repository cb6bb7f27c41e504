import { fireEvent, screen, waitFor } from '@testing-library/react'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { people } from '../testing/admin-people.ts'
import { administratorWith } from '../testing/administrator.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

/** A fake server that finds people by their names and addresses, as the real one does. */
const handlers: Handlers = {
  getAdministrator: administratorWith(['access.read', 'access.write', 'users.read']),
  listManagedResources: {
    items: [
      {
        id: 'four_rivers',
        name: 'Four Rivers',
        kind: 'DatasetResource',
        organizations: 2,
        people: 3,
      },
    ],
    next: null,
  },
  listUsers: ({ query }) => {
    const q = String(query['q'] ?? '').toLowerCase()
    const items = people.filter((one) =>
      `${one.first_name} ${one.last_name} ${one.email}`.toLowerCase().includes(q),
    )
    return { items, next: null }
  },
  listGrants: { items: [], next: null },
  giveAccess: null,
}

async function giveToAPerson(changed: Handlers = {}) {
  const rendered = renderAdmin('/admin/access/?resource=four_rivers', {
    handlers: { ...handlers, ...changed },
  })
  await rendered.user.click(await screen.findByRole('button', { name: 'Give to a person' }))
  const dialog = await findDialog()
  return { ...rendered, dialog, field: dialog.getByRole('combobox', { name: 'Person' }) }
}
const option = (name: RegExp) => screen.findByRole('option', { name })

describe('the choice of a person', () => {
  it('begins with the field, which says by what people are found', async () => {
    const { field } = await giveToAPerson()
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAttribute('placeholder', 'Name or address')
  })

  it('finds by name, and needs no mouse', async () => {
    const { user, transport } = await giveToAPerson()
    await user.keyboard('abara')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await option(/Chidi Abara/)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Give Four Rivers to Chidi Abara?')).toBeVisible()
    await user.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}')
    await screen.findAllByText('Chidi Abara can open Four Rivers')
    expect(transport.callsTo('giveAccess')[0]?.body).toMatchObject({ user: 'usr_2' })
  })

  it('finds by address, and shows it to tell people apart', async () => {
    const { user, dialog } = await giveToAPerson()
    await user.keyboard('northfield')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await user.click(await option(/solveig\.berg@northfield\.example/))
    expect(dialog.getByRole('combobox')).toHaveValue('Solveig Berg')
  })

  it('does not choose somebody else if Enter comes before the answer', async () => {
    const { user, field, transport } = await giveToAPerson()
    await user.click(field)
    await user.keyboard('{ArrowDown}')
    await option(/Chidi Abara/)
    await user.keyboard('zz{Enter}')
    expect(field).toHaveValue('zz')
    await user.keyboard('{Backspace}{Backspace}solv{Enter}')
    await waitFor(() => expect(field).toHaveValue('Solveig Berg'))
    expect(transport.callsTo('giveAccess')).toEqual([])
  })

  it('keeps what matches while the server is asked, so that Enter can choose it', async () => {
    const { user, field } = await giveToAPerson({
      listUsers: ({ query }) => (query['q'] ? noAnswer() : { items: people, next: null }),
    })
    await user.click(field)
    await user.keyboard('{ArrowDown}')
    await option(/Chidi Abara/)
    await user.keyboard('solv')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await new Promise((resolve) => {
      setTimeout(resolve, 400)
    })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveValue('Solveig Berg'))
  })

  it('says that nobody was found', async () => {
    const { user, dialog } = await giveToAPerson()
    await user.keyboard('zzz')
    await waitFor(() =>
      expect(dialog.getAllByRole('status').map((one) => one.textContent)).toContain('No Results'),
    )
  })

  it('leaves the key that ends a conversion to the input method', async () => {
    const { user, field, transport } = await giveToAPerson()
    await user.keyboard('abara')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(screen.getByText('Give Four Rivers to a person?')).toBeVisible()
    expect(transport.callsTo('giveAccess')).toEqual([])
  })

  it('is missing until somebody is chosen, and says so', async () => {
    const { user, dialog, field, transport } = await giveToAPerson()
    await user.keyboard('aba')
    await user.click(dialog.getByRole('button', { name: 'Give access' }))
    expect(await dialog.findByText('This field cannot be empty')).toBeVisible()
    expect(field).toHaveFocus()
    expect(transport.callsTo('giveAccess')).toEqual([])
  })

  it('is still there when the dialog is opened again', async () => {
    const { user } = await giveToAPerson()
    await user.keyboard('abara')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await user.keyboard('{Enter}{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Give to a person' }))
    expect((await findDialog()).getByRole('combobox')).toHaveValue('Chidi Abara')
  })

  it('can be tried again after a failure', async () => {
    let isBroken = true
    const { user, dialog } = await giveToAPerson({
      listUsers: () => (isBroken ? refuse('server_error') : { items: people, next: null }),
    })
    const retry = await dialog.findByRole('button', { name: 'Retry' })
    isBroken = false
    await user.click(retry)
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull())
    await user.click(dialog.getByRole('button', { name: 'Show options' }))
    expect(await option(/Chidi Abara/)).toBeVisible()
  })
})
