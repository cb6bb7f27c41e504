import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { refuse, type Handlers } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { handlers, people } from '../testing/admin-people.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

const security = {
  sign_in_method: 'email_otp_and_authenticator_based',
  password: { changed_at: '2025-01-14T08:00:00Z' },
  authenticator: { confirmed_at: '2024-01-14T08:00:00Z' },
  recovery_codes_left: 8,
  passkeys: 0,
  email_change: null,
  security_question: null,
  proofs: ['password', 'authenticator'],
}
const calder = { id: 'calder', name: 'Calder Oncology' }
const needsAuthenticator = refuse('step_required', { info: { proofs: ['authenticator'] } })

/**
 * A fake server that sends an invitation only after the administrator has shown a factor again, and then answers as
 * `then` says.
 */
function provenFirst(
  then: (email: string) => ReturnType<typeof refuse> | { id: string },
): Handlers {
  let isProven = false
  return {
    ...handlers,
    getSecurity: security,
    proveAgain: () => {
      isProven = true
      return null
    },
    listAllOrganizations: {
      items: [
        {
          ...calder,
          tier: 'premium',
          is_internal: false,
          imported: false,
          people: 3,
          grants: 1,
          sign_in_method: null,
          identity_provider: null,
        },
      ],
      next: null,
    },
    inviteUser: ({ body }) => (isProven ? then(body.email) : needsAuthenticator),
  }
}

async function fillInvitation(user: UserEvent, email: string) {
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  const dialog = await findDialog()
  await user.type(dialog.getByLabelText('Address'), email)
  await user.type(dialog.getByLabelText('First name'), 'Ada')
  await user.type(dialog.getByLabelText('Last name'), 'Byron')
  await user.type(dialog.getByRole('combobox', { name: 'Organisation' }), 'cald')
  await user.click(await screen.findByRole('option', { name: 'Calder Oncology' }))
  // The field takes the focus once more in the frame in which its list closes. A press before that could lose the focus
  // again.
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  return dialog
}

const taken = refuse('conflict', { message: 'There is an account of this address already' })

describe('the proof within a change', () => {
  it('is asked for once: a refusal after it can be corrected, and the change is sent again', async () => {
    const { user, transport } = renderAdmin('/admin/users/', {
      handlers: provenFirst((email) => (email === 'old@calder.example' ? taken : { id: 'usr_9' })),
    })
    const dialog = await fillInvitation(user, 'old@calder.example')
    await user.type(await dialog.findByLabelText(/code/i), '123456')
    await dialog.findByText(/There is an account of this address already/)
    const address = dialog.getByLabelText('Address')
    await user.clear(address)
    await user.type(address, 'new@calder.example')
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }))
    await screen.findAllByText('new@calder.example is invited')
    const sent = transport.callsTo('inviteUser').map(({ body }) => body.email)
    expect(sent).toEqual(['old@calder.example', 'old@calder.example', 'new@calder.example'])
    expect(transport.callsTo('proveAgain')).toHaveLength(1)
    expect(transport.problems).toEqual([])
  })

  it('sends what the fields say when the proof is given', async () => {
    const { user, transport } = renderAdmin('/admin/users/', {
      handlers: provenFirst(() => ({ id: 'usr_9' })),
    })
    const dialog = await fillInvitation(user, 'ada@calder.example')
    const code = await dialog.findByLabelText(/code/i)
    await user.type(dialog.getByLabelText('First name'), ' Augusta')
    await user.type(code, '123456')
    await screen.findAllByText('ada@calder.example is invited')
    expect(transport.callsTo('inviteUser').at(-1)?.body.first_name).toBe('Ada Augusta')
  })

  it('offers only the factors that the refusal names, whatever was used last', async () => {
    localStorage.setItem('vestibule.proof', 'password')
    const { user, transport } = renderAdmin('/admin/users/', {
      handlers: provenFirst(() => ({ id: 'usr_9' })),
    })
    const dialog = await fillInvitation(user, 'ada@calder.example')
    const code = await dialog.findByLabelText(/code/i)
    await waitFor(() => expect(code).toHaveFocus())
    expect(dialog.queryByLabelText('Your password')).toBeNull()
    expect(dialog.queryByRole('button', { name: /password/i })).toBeNull()
    await user.keyboard('123456')
    await screen.findAllByText('ada@calder.example is invited')
    expect(transport.callsTo('proveAgain')[0]?.body).toEqual({ code: '123456' })
  })

  it.each([
    ['authenticator', /code/i, 'Enter the whole code.'],
    ['password', /password/i, 'Enter your password.'],
  ])('says that the %s is missing, at its field', async (factor, label, message) => {
    const asked = refuse('step_required', { info: { proofs: [factor] } })
    const { user, transport } = renderAdmin('/admin/users/usr_1/', {
      handlers: { ...handlers, getSecurity: security, unlockUser: asked },
    })
    await user.click(await screen.findByRole('button', { name: 'Unlock' }))
    const dialog = await findDialog()
    await user.click(dialog.getByRole('button', { name: 'Unlock' }))
    const field = await dialog.findByLabelText(label, { selector: 'input' })
    await user.click(dialog.getByRole('button', { name: 'Unlock' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(field).toHaveFocus()
    expect(transport.callsTo('proveAgain')).toEqual([])
  })

  it('is asked for again if it has become too old meanwhile', async () => {
    let asked = 0
    const { user, transport } = renderAdmin('/admin/users/usr_1/', {
      handlers: {
        ...handlers,
        getSecurity: security,
        proveAgain: null,
        unlockUser: () => (++asked < 3 ? needsAuthenticator : null),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Unlock' }))
    const dialog = await findDialog()
    await user.click(dialog.getByRole('button', { name: 'Unlock' }))
    await user.type(await dialog.findByLabelText(/code/i), '123456')
    await waitFor(() => expect(transport.callsTo('unlockUser')).toHaveLength(2))
    await waitFor(() => expect(dialog.getByLabelText(/code/i)).toHaveValue(''))
    await user.type(dialog.getByLabelText(/code/i), '654321')
    await screen.findAllByText('Hélène Marchand is unlocked')
  })

  it('can be cancelled: nothing is sent', async () => {
    const { user, transport } = renderAdmin('/admin/users/usr_1/', {
      handlers: { ...handlers, getSecurity: security, unlockUser: needsAuthenticator },
    })
    await user.click(await screen.findByRole('button', { name: 'Unlock' }))
    const dialog = await findDialog()
    await user.click(dialog.getByRole('button', { name: 'Unlock' }))
    await dialog.findByLabelText(/code/i)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(transport.callsTo('unlockUser')).toHaveLength(1)
    expect(people).toHaveLength(4)
  })
})
