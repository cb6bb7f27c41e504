import { screen, waitFor, within } from '@testing-library/react'
import { refuse } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { facts, handlers, hélène, people } from '../testing/admin-people.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

const page = '/admin/users/usr_1/'

describe('where the focus goes', () => {
  it('from the dialog back to its button, if the user cancels', async () => {
    const { user } = renderAdmin(page, { handlers })
    const button = await screen.findByRole('button', { name: 'Disable' })
    await user.click(button)
    await user.click((await findDialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('to the button that took the place of the one that was pressed', async () => {
    let isDisabled = false
    const { user } = renderAdmin(page, {
      handlers: {
        ...handlers,
        getUser: () =>
          isDisabled
            ? { ...facts, state: 'disabled', actions: ['enable'] }
            : { ...facts, actions: ['disable'] },
        disableUser: () => {
          isDisabled = true
          return null
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Disable' }))
    const dialog = await findDialog()
    await user.click(dialog.getByRole('button', { name: 'Disable Hélène Marchand' }))
    const enable = await screen.findByRole('button', { name: 'Enable' })
    await waitFor(() => expect(enable).toHaveFocus())
  })

  it('to the row, if its button is gone', async () => {
    let isUnlocked = false
    const { user } = renderAdmin('/admin/users/', {
      handlers: {
        ...handlers,
        listUsers: () => ({
          items: isUnlocked
            ? [...people.slice(0, 3), { ...hélène, state: 'active', locked_until: null }]
            : people,
          next: null,
          total: 4,
        }),
        unlockUser: () => {
          isUnlocked = true
          return null
        },
      },
    })
    const row = await screen.findByRole('row', { name: /Marchand/ })
    within(row).getByRole('button', { name: 'Unlock' }).focus()
    await user.keyboard('{Enter}')
    await user.click((await findDialog()).getByRole('button', { name: 'Unlock' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Unlock' })).not.toBeInTheDocument(),
    )
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Marchand, Hélène' })).toHaveFocus(),
    )
  })

  it('to the heading, if nothing is left around the button', async () => {
    let isUnlocked = false
    const { user } = renderAdmin(page, {
      handlers: {
        ...handlers,
        getUser: () => (isUnlocked ? { ...facts, obstacles: [], state: 'active' } : facts),
        unlockUser: () => {
          isUnlocked = true
          return null
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Unlock' }))
    await user.click((await findDialog()).getByRole('button', { name: 'Unlock' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Unlock' })).not.toBeInTheDocument(),
    )
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Hélène Marchand' })).toHaveFocus(),
    )
  })

  it('stays where the user has gone on meanwhile', async () => {
    let answer: (value: null) => void = () => {}
    const { user, transport } = renderAdmin(page, { handlers: { ...handlers, unlockUser: null } })
    await user.click(await screen.findByRole('button', { name: 'Unlock' }))
    transport.use({
      getUser: () =>
        new Promise((resolve) => {
          answer = () => resolve(facts)
        }),
    })
    await user.click((await findDialog()).getByRole('button', { name: 'Unlock' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const elsewhere = screen.getByRole('button', { name: 'Edit' })
    elsewhere.focus()
    answer(null)
    await waitFor(() => expect(transport.callsTo('getUser')).toHaveLength(2))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(elsewhere).toHaveFocus()
  })

  it('to the field that the server refuses, with its message there', async () => {
    const { user } = renderAdmin(page, {
      handlers: {
        ...handlers,
        setUserEmail: refuse('validation_failed', { fields: { email: ['No such domain'] } }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = await findDialog()
    const address = dialog.getByLabelText('Address')
    await user.clear(address)
    await user.type(address, 'helene@nowhere.example')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address).toHaveFocus())
    expect(address).toHaveAccessibleDescription(/No such domain/)
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('to the reason, if the server refuses that', async () => {
    const { user } = renderAdmin(page, {
      handlers: {
        ...handlers,
        disableUser: refuse('validation_failed', { fields: { reason: ['Too long'] } }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Disable' }))
    const dialog = await findDialog()
    await user.click(dialog.getByRole('button', { name: 'Disable Hélène Marchand' }))
    await waitFor(() => expect(dialog.getByLabelText('Why? (optional)')).toHaveFocus())
    expect(dialog.getByText('Too long')).toBeVisible()
  })
})

describe('the profile of a person', () => {
  const edit = async (email: string) => {
    const rendered = renderAdmin(page, {
      handlers: {
        ...handlers,
        setUserEmail: refuse('conflict', {
          message: 'There is an account of this address already',
        }),
        setUserName: null,
        setUserSignInMethod: null,
      },
    })
    const { user } = rendered
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = await findDialog()
    await user.clear(dialog.getByLabelText('First name'))
    await user.type(dialog.getByLabelText('First name'), 'Helen')
    if (email) {
      await user.clear(dialog.getByLabelText('Address'))
      await user.type(dialog.getByLabelText('Address'), email)
    }
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    return { ...rendered, dialog }
  }

  it('stays as it was if its new address is refused', async () => {
    const { dialog, transport } = await edit('taken@calder.example')
    await dialog.findByRole('alert')
    expect(transport.callsTo('setUserEmail')).toHaveLength(1)
    expect(transport.callsTo('setUserName')).toEqual([])
    expect(dialog.getByLabelText('First name')).toHaveValue('Helen')
  })

  it('is saved in the parts that were edited', async () => {
    const { transport } = await edit('')
    await screen.findAllByText('Hélène Marchand is changed')
    expect(transport.callsTo('setUserName')[0]?.body).toMatchObject({
      first_name: 'Helen',
      last_name: 'Marchand',
    })
    expect(transport.callsTo('setUserEmail')).toEqual([])
    expect(transport.callsTo('setUserSignInMethod')).toEqual([])
  })

  it('is shown as far as it was saved, if a later part is refused', async () => {
    let email = facts.email
    const { user, transport } = renderAdmin(page, {
      handlers: {
        ...handlers,
        getUser: () => ({ ...facts, email }),
        setUserEmail: ({ body }) => {
          email = body.email
          return null
        },
        setUserName: refuse('rate_limited', { message: 'Too many changes' }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = await findDialog()
    await user.type(dialog.getByLabelText('First name'), 'x')
    await user.clear(dialog.getByLabelText('Address'))
    await user.type(dialog.getByLabelText('Address'), 'new@calder.example')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText(/Too many changes/)
    await waitFor(() => expect(transport.callsTo('getUser')).toHaveLength(2))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findAllByText('new@calder.example')).not.toHaveLength(0)
  })
})

describe('what was written', () => {
  const disable = async () => {
    await screen.findByRole('heading', { name: 'Hélène Marchand' })
    return screen.findByRole('button', { name: 'Disable' })
  }
  const reason = () => screen.findByLabelText('Why? (optional)')

  it('is kept when Escape closes the dialog, and counts as unsaved work', async () => {
    const { user, hasUnsavedWork } = renderAdmin(page, { handlers })
    await user.click(await disable())
    expect(hasUnsavedWork()).toBe(false)
    await user.type(await reason(), 'Left the company')
    expect(hasUnsavedWork()).toBe(true)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(await disable())
    expect(await reason()).toHaveValue('Left the company')
    expect(hasUnsavedWork()).toBe(true)
  })

  it('is thrown away by Cancel', async () => {
    const { user, hasUnsavedWork } = renderAdmin(page, { handlers })
    await user.click(await disable())
    await user.type(await reason(), 'Left the company')
    await user.click((await findDialog()).getByRole('button', { name: 'Cancel' }))
    expect(hasUnsavedWork()).toBe(false)
    await user.click(await disable())
    expect(await reason()).toHaveValue('')
  })

  it('is kept when Back leaves the page', async () => {
    const { user } = renderAdmin('/admin/users/', { handlers })
    await user.click(await screen.findByRole('link', { name: 'Marchand, Hélène' }))
    await user.click(await disable())
    await user.type(await reason(), 'Left')
    window.history.back()
    await screen.findByRole('heading', { name: 'People' })
    window.history.forward()
    if (!screen.queryByRole('alertdialog')) await user.click(await disable())
    expect(await reason()).toHaveValue('Left')
  })

  it('is not kept once the change is made', async () => {
    const { user, hasUnsavedWork } = renderAdmin(page, {
      handlers: { ...handlers, disableUser: null },
    })
    await user.click(await disable())
    await user.type(await reason(), 'Left')
    const dialog = await findDialog()
    await user.click(dialog.getByRole('button', { name: 'Disable Hélène Marchand' }))
    await screen.findAllByText('Hélène Marchand is disabled')
    expect(hasUnsavedWork()).toBe(false)
  })

  it('for one person is not shown for another of the same name', async () => {
    const { user, unmount } = renderAdmin(page, { handlers })
    await user.click(await disable())
    await user.type(await reason(), 'Left')
    await user.keyboard('{Escape}')
    unmount()
    const other = renderAdmin('/admin/users/usr_7/', { handlers })
    await other.user.click(await disable())
    expect(await reason()).toHaveValue('')
  })
})
