import { networkFailure, refuse, statusOnly, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

async function renderForgot(handlers: Handlers = {}) {
  const view = renderApp('/forgot-password?email=ines%40acme.example&next=%2Freports', {
    handlers: { requestReset: null, ...handlers },
  })
  await view.heading('Forgot Password')
  return view
}

it('sends instructions to the address that is known already', async () => {
  const { user, transport } = await renderForgot()
  expect(screen.getByLabelText('Email')).toHaveValue('ines@acme.example')
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  expect(
    await screen.findByText('Check your email for account recovery instructions.'),
  ).toBeVisible()
  expect(screen.getByText('ines@acme.example', { selector: 'strong' })).toBeVisible()
  expect(transport.callsTo('requestReset')[0]?.body).toEqual({
    email: 'ines@acme.example',
    next: '/reports',
  })
})

it('sends them again after 30 seconds', async () => {
  const { user, clock, transport } = await renderForgot()
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  expect(await screen.findByRole('button', { name: 'Resend link in 0:30' })).toBeDisabled()
  await clock.advance(30_000)
  await user.click(screen.getByRole('button', { name: 'Resend link' }))
  await waitFor(() => expect(transport.callsTo('requestReset')).toHaveLength(2))
})

it.each([
  [
    'an unknown address',
    refuse('account_not_found', { message: 'User not found' }),
    'User not found',
  ],
  [
    'one the server has no words for',
    refuse('account_not_found', { message: '' }),
    'User not found',
  ],
  ['another refusal without words', statusOnly(418), 'Something went wrong'],
  ['a fault of the server', refuse('server_error'), 'Something went wrong'],
  ['a mail that could not be sent', refuse('mail_failed'), 'Failed to send reset link. Try again.'],
  ['no answer', networkFailure(), 'Something went wrong. Try again later.'],
])('says so on %s, and keeps the address', async (_what, requestReset, text) => {
  const { user } = await renderForgot({ requestReset })
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('ines@acme.example')
})

it('says after a reload that the mail is on its way, and sends no other to the same address', async () => {
  const first = await renderForgot()
  const typed = 'ines@other.example'
  await first.user.clear(screen.getByLabelText('Email'))
  await first.user.type(screen.getByLabelText('Email'), `${typed}{Enter}`)
  await screen.findByText('Check your email for account recovery instructions.')
  await waitFor(() => expect(first.location()).toContain('email=ines%40other.example'))
  const address = first.location()
  first.unmount()

  const { user, clock, transport, heading } = renderApp(address, {
    clock: first.clock,
    handlers: { requestReset: null },
  })
  await heading('Check your mail')
  expect(screen.getByText('Check your email for account recovery instructions.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use a different email' }))
  expect(await screen.findByLabelText('Email')).toHaveValue(typed)
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  await screen.findByText('Check your email for account recovery instructions.')
  expect(transport.callsTo('requestReset')).toHaveLength(0)
  await clock.advance(30_000)
  await user.click(screen.getByRole('button', { name: 'Resend link' }))
  await waitFor(() => expect(transport.callsTo('requestReset')).toHaveLength(1))
})

it('removes the message about an address when another is typed', async () => {
  const { user } = await renderForgot({
    requestReset: refuse('account_not_found', { message: '' }),
  })
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  expect(await screen.findByText('User not found')).toBeVisible()
  await user.type(screen.getByLabelText('Email'), 'x')
  expect(screen.queryByText('User not found')).not.toBeInTheDocument()
})

it('refuses what is no address', async () => {
  const { user, transport } = await renderForgot()
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'ines{Enter}')
  expect(await screen.findByText('Please enter a valid email')).toBeVisible()
  expect(transport.callsTo('requestReset')).toHaveLength(0)
})

it('leads back to the login with address and next', async () => {
  await renderForgot()
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute(
    'href',
    '/auth/signin?email=ines%40acme.example&next=%2Freports',
  )
})
