import { networkFailure, refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

async function renderReset(handlers: Handlers = {}) {
  const view = renderApp('/reset-password?uidb64=dTE&token=t1&next=%2Freports', {
    handlers: { checkResetLink: null, resetPassword: null, ...handlers },
  })
  await view.heading('Reset your password')
  return view
}

async function fillIn(user: UserEvent, email: string, password: string, confirm: string) {
  if (email) await user.type(screen.getByLabelText('Email'), email)
  if (password) await user.type(screen.getByLabelText('New password'), password)
  if (confirm) await user.type(screen.getByLabelText('Confirm password'), confirm)
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
}

describe('the page of recovery links', () => {
  it('knows the address that the mailed link carries', async () => {
    const { user, transport, heading } = renderApp(
      '/reset-password?uidb64=dTE&token=t1&email=ines%40acme.example',
      { handlers: { checkResetLink: null, resetPassword: null } },
    )
    await heading('Reset your password')
    expect(screen.getByLabelText('Email')).toHaveValue('ines@acme.example')
    expect(screen.getByLabelText('New password')).toHaveFocus()
    await fillIn(user, '', 'quiet-door', 'quiet-door')
    await waitFor(() =>
      expect(transport.callsTo('resetPassword')[0]?.body).toMatchObject({
        email: 'ines@acme.example',
      }),
    )
  })

  it('sets the password, says so, and goes to the login after two seconds', async () => {
    const { user, transport, clock, location } = await renderReset()
    await fillIn(user, 'ines@acme.example', 'quiet-door', 'quiet-door')
    expect(await screen.findByText('Success. Redirecting to login...')).toBeVisible()
    expect(transport.callsTo('resetPassword')[0]).toMatchObject({
      params: { uid: 'dTE', token: 't1' },
      body: { email: 'ines@acme.example', password: 'quiet-door' },
    })
    await clock.advance(1999)
    expect(location()).toContain('/reset-password?')
    await clock.advance(1)
    await waitFor(() =>
      expect(location()).toBe('/signin?email=ines%40acme.example&next=%2Freports'),
    )
  })

  it.each([
    ['', 'quiet-door', 'quiet-door', 'You need to fill out all the fields'],
    ['ines@acme.example', '', '', 'You need to fill out all the fields'],
    ['ines@acme.example', 'quiet-door', 'quiet', 'Passwords do not match'],
    [
      'ines@acme.example',
      'quiet-d',
      'quiet-d',
      'Password is too small, it should have atleast 8 characters',
    ],
    // A password of seven characters is too short, although JavaScript counts each of these as two.
    [
      'ines@acme.example',
      '🚪🚪🚪🚪🚪🚪🚪',
      '🚪🚪🚪🚪🚪🚪🚪',
      'Password is too small, it should have atleast 8 characters',
    ],
  ])('refuses %j, %j, %j: %s', async (email, password, confirm, message) => {
    const { user, transport } = await renderReset()
    await fillIn(user, email, password, confirm)
    expect(await screen.findByText(message)).toBeVisible()
    expect(transport.callsTo('resetPassword')).toHaveLength(0)
  })

  it('lists what else lets somebody in, and removes it with the new password', async () => {
    const { user, transport } = await renderReset({
      checkResetLink: {
        factors: [
          { kind: 'passkey', name: 'Backdoor', at: '2026-03-02T12:00:00Z' },
          { kind: 'security_question', name: '', at: null },
        ],
        removable: true,
      },
    })
    expect(await screen.findByText('Passkey "Backdoor", added on 2 March 2026')).toBeVisible()
    expect(screen.getByText('Security question')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /Remove all of these/ }))
    await fillIn(user, 'ines@acme.example', 'quiet-door', 'quiet-door')
    expect(await screen.findByText('Success. Redirecting to login...')).toBeVisible()
    expect(transport.callsTo('resetPassword')[0]?.body).toMatchObject({ remove_factors: 'true' })
  })

  it('removes nothing unless that was chosen', async () => {
    const { user, transport } = await renderReset({
      checkResetLink: {
        factors: [{ kind: 'authenticator', name: '', at: '2026-03-02T12:00:00Z' }],
        removable: false,
      },
    })
    expect(await screen.findByText(/sign in and remove it in your account/)).toBeVisible()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    await fillIn(user, 'ines@acme.example', 'quiet-door', 'quiet-door')
    await screen.findByText('Success. Redirecting to login...')
    expect(transport.callsTo('resetPassword')[0]?.body).not.toHaveProperty('remove_factors')
  })

  it('shows at the field why the server refuses a password', async () => {
    const reason = 'This password is one of the most common ones'
    const { user } = await renderReset({
      resetPassword: refuse('validation_failed', { fields: { password: [reason] } }),
    })
    await fillIn(user, 'ines@acme.example', 'password1', 'password1')
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.getByLabelText('New password')).toBeInvalid()
  })

  it.each([
    ['in its words', 'Code is invalid or expired'],
    ['in the app’s, where it has none', ''],
  ])('says that the link is spent, %s, and offers another', async (_how, message) => {
    const { user } = await renderReset({ resetPassword: refuse('token_invalid', { message }) })
    await fillIn(user, 'ines@acme.example', 'quiet-door', 'quiet-door')
    expect(await screen.findByText('Code is invalid or expired')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password?next=%2Freports',
    )
  })

  it.each([
    ['a spent link', '/reset-password?uidb64=dTE&token=t1&next=%2Freports'],
    ['a link that was cut off', '/reset-password?next=%2Freports'],
    ['a spent link', '/signin/reset-password-otp?uidb64=dTE&token=t1&next=%2Freports'],
    ['a link that was cut off', '/signin/reset-password-otp?uidb64=dTE&next=%2Freports'],
  ])('tells of %s before anything is typed: %s', async (_what, address) => {
    renderApp(address, { handlers: { checkResetLink: refuse('token_invalid') } })
    expect(await screen.findByText('Code is invalid or expired')).toBeVisible()
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password?next=%2Freports',
    )
  })

  it('keeps its form where it cannot be asked whether the link is good', async () => {
    const { user } = await renderReset({ checkResetLink: networkFailure() })
    await fillIn(user, 'ines@acme.example', 'quiet-door', 'quiet-door')
    expect(await screen.findByText('Success. Redirecting to login...')).toBeVisible()
  })

  it('removes the message about a password when another is typed', async () => {
    const reason = 'This password is one of the most common ones'
    const { user } = await renderReset({
      resetPassword: refuse('validation_failed', { fields: { password: [reason] } }),
    })
    await fillIn(user, 'ines@acme.example', 'password1', 'password1')
    expect(await screen.findByText(reason)).toBeVisible()
    await user.type(screen.getByLabelText('New password'), 'x')
    expect(screen.queryByText(reason)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reset password' }))
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
    await user.type(screen.getByLabelText('Confirm password'), 'x')
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument()
  })
})
