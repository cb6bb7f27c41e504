import { refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

const good = 'Meridian-7-Quiet!'

async function renderReset(query: string, handlers: Handlers) {
  const view = renderApp(`/signin/reset-password-otp?${query}`, {
    handlers: { checkResetLink: null, ...handlers },
  })
  await view.heading('Reset your password')
  return view
}

async function reset(user: UserEvent, password = good) {
  await user.type(screen.getByLabelText('New password'), password)
  await user.type(screen.getByLabelText('Confirm password'), password)
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
}

it('sets the password by the mailed link, and leads back to the login', async () => {
  const { user, heading, transport } = await renderReset(
    'uidb64=dTE&token=t1&email=ines%40acme.example',
    { resetPassword: null },
  )
  await reset(user)
  expect(await heading('Your password has been reset')).toHaveFocus()
  expect(
    screen.getByText('Password created successfully', { selector: '.vb-toast *' }),
  ).toBeVisible()
  expect(transport.callsTo('resetPassword')[0]).toMatchObject({
    params: { uid: 'dTE', token: 't1' },
    body: { password: good, confirm_password: good },
  })
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute(
    'href',
    '/auth/signin?email=ines%40acme.example',
  )
})

it('sets it without a link where a mailed code was proven before', async () => {
  const { user, heading, transport } = await renderReset('email=ines%40acme.example', {
    setPassword: null,
  })
  await reset(user)
  await heading('Your password has been reset')
  expect(transport.callsTo('setPassword').at(-1)?.body).toEqual({
    password: good,
    confirm_password: good,
  })
})

it('asks for no password where no sign-in waits for one', async () => {
  const { heading, transport } = renderApp('/signin/reset-password-otp?email=ines%40acme.example', {
    handlers: { setPassword: refuse('step_required') },
  })
  await heading('Reset your password')
  expect(await screen.findByText(/interrupted or has expired/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start again' })).toBeVisible()
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  const { password, confirm_password: confirm } = transport.callsTo('setPassword')[0]?.body ?? {}
  expect(password).not.toBe(confirm)
})

it('says that a link is spent', async () => {
  const message = 'Code is invalid or expired'
  const { user } = await renderReset('uidb64=dTE&token=t1', {
    resetPassword: refuse('token_invalid', { message }),
  })
  await reset(user)
  expect(await screen.findByText(message)).toBeVisible()
})

it.each([
  ['11 characters', 'Quiet!door1', false],
  ['12 characters', 'Quiet!door12', true],
  ['100 characters', `Quiet!door1${'x'.repeat(89)}`, true],
  ['101 characters', `Quiet!door1${'x'.repeat(90)}`, false],
  ['12 with characters that count as two for a computer', 'Quiet!door1🚪', true],
  ['no upper case', 'quiet!door123', false],
  ['no lower case', 'QUIET!DOOR123', false],
  ['no digit', 'Quiet!doorstep', false],
  ['no special character', 'Quietdoor1234', false],
])('takes 12 to 100 characters of all kinds: %s', async (_what, password, isTaken) => {
  const { user } = await renderReset('uidb64=dTE&token=t1', { resetPassword: null })
  await user.click(screen.getByLabelText('New password'))
  await user.paste(password)
  await user.click(screen.getByLabelText('Confirm password'))
  await user.paste(password)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Reset password' })
  expect(button.disabled).toBe(!isTaken)
})
