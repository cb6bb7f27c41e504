import { refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPlatform } from '@vestibule/app-kit/testing/open-platform'
import { renderApp } from '../../testing/render-app.tsx'

const sent = "We've sent an email for your email address verification, please check your inbox"

function platformWith(options: string[], enabled = true) {
  const sign_up_data = { enable_sign_up: enabled, sign_up_options: options }
  return { config: { ...openPlatform.config, sign_up_data } }
}

async function renderRegistration(handlers: Handlers = {}, options: string[] = []) {
  const view = renderApp('/registration?email=ines%40acme.example', {
    platform: platformWith(options),
    settings: { noReplySender: 'no-reply@platform.example' },
    handlers: { requestRegistration: { email: 'ines@acme.example' }, ...handlers },
  })
  await view.heading('Request access')
  return view
}

const submit = () => screen.getByRole('button', { name: 'Request access' })

async function fillIn(user: UserEvent) {
  await user.type(screen.getByLabelText('First Name'), 'Inès')
  await user.type(screen.getByLabelText('Last Name'), 'Okafor')
  await user.type(screen.getByLabelText('Description'), 'Survival outcomes')
}

describe('a request for access', () => {
  it('is sent with what was typed, and cannot be sent twice', async () => {
    const { user, transport, heading } = await renderRegistration()
    expect(screen.getByLabelText('Institutional Email')).toHaveValue('ines@acme.example')
    await fillIn(user)
    await user.click(submit())
    const message = (await screen.findByText(sent)).closest('[role=status]')
    expect(message).toHaveTextContent('Sent to ines@acme.example.')
    expect(message).toHaveTextContent('no-reply@platform.example')
    expect(await heading('Confirm your address')).toHaveFocus()
    expect(transport.callsTo('requestRegistration').map(({ body }) => body)).toEqual([
      {
        first_name: 'Inès',
        last_name: 'Okafor',
        description: 'Survival outcomes',
        email: 'ines@acme.example',
        sign_in_method: 'password',
      },
    ])
  })

  it('keeps everything for another address, and is not sent twice to the same one', async () => {
    const { user, transport, heading } = await renderRegistration()
    await fillIn(user)
    await user.click(submit())
    await user.click(await screen.findByRole('button', { name: 'Correct the address' }))
    await heading('Request access')
    expect(screen.getByLabelText('First Name')).toHaveValue('Inès')
    expect(screen.getByLabelText('Description')).toHaveValue('Survival outcomes')
    expect(submit()).toBeDisabled()
    await user.type(screen.getByLabelText('Institutional Email'), '.org')
    await user.click(submit())
    await heading('Confirm your address')
    expect(transport.callsTo('requestRegistration').map(({ body }) => body.email)).toEqual([
      'ines@acme.example',
      'ines@acme.example.org',
    ])
  })

  it('needs every field, and leads to the first that is missing', async () => {
    const { user, transport } = await renderRegistration()
    await user.clear(screen.getByLabelText('Institutional Email'))
    await user.type(screen.getByLabelText('Institutional Email'), 'ines@acme')
    await user.type(screen.getByLabelText('First Name'), 'Inès')
    await user.click(submit())
    expect(screen.getAllByText('This field cannot be empty')).toHaveLength(2)
    expect(screen.getByText('Please enter a valid email')).toBeVisible()
    expect(screen.getByLabelText('Last Name')).toHaveFocus()
    expect(transport.callsTo('requestRegistration')).toHaveLength(0)
  })

  it('shows at the field what the server refuses, and keeps everything', async () => {
    const { user } = await renderRegistration({
      requestRegistration: refuse('validation_failed', {
        fields: { email: ['Use the address of your institution'] },
      }),
    })
    await fillIn(user)
    await user.click(submit())
    await waitFor(() =>
      expect(screen.getByLabelText('Institutional Email')).toHaveAccessibleDescription(
        'Use the address of your institution',
      ),
    )
    expect(screen.getByLabelText('First Name')).toHaveValue('Inès')
    expect(submit()).toBeEnabled()
  })

  it.each([
    ['a fault of the server', refuse('server_error'), 'Server error'],
    [
      'a closed door',
      refuse('sign_up_disabled', { message: 'Sign-up is closed' }),
      'Sign-up is closed',
    ],
  ])('says so on %s', async (_what, requestRegistration, text) => {
    const { user } = await renderRegistration({ requestRegistration })
    await fillIn(user)
    await user.click(submit())
    expect(await screen.findByText(text)).toBeVisible()
  })
})

it('a closed door leads to the sign-in, and does not ask to start again', async () => {
  const requestRegistration = refuse('sign_up_disabled', { message: 'Sign-up is closed' })
  const { user } = await renderRegistration({ requestRegistration })
  await fillIn(user)
  await user.click(submit())
  expect(await screen.findByText('Sign-up is closed')).toBeVisible()
  const ways = screen.getAllByRole('link').map((link) => link.textContent)
  expect(ways).toContain('Get Started')
  expect(ways).not.toContain('Start again')
})

describe('the way of signing in', () => {
  it.each([
    [[], 'password'],
    [['email_otp_and_authenticator_based'], 'email_otp_and_authenticator_based'],
    [['telepathy'], 'password'],
  ])('is not asked for where there is no choice: %j', async (options, method) => {
    const { user, transport } = await renderRegistration({}, options)
    expect(screen.queryByText('Sign-in method')).not.toBeInTheDocument()
    await fillIn(user)
    await user.click(submit())
    await waitFor(() =>
      expect(transport.callsTo('requestRegistration')[0]?.body).toMatchObject({
        sign_in_method: method,
      }),
    )
  })

  it('is chosen where there are several', async () => {
    const { user, transport } = await renderRegistration({}, ['password', 'password_and_email_otp'])
    await user.selectOptions(screen.getByLabelText('Sign-in method'), 'Password and email code')
    await fillIn(user)
    await user.click(submit())
    await waitFor(() =>
      expect(transport.callsTo('requestRegistration')[0]?.body).toMatchObject({
        sign_in_method: 'password_and_email_otp',
      }),
    )
  })
})

it('is the start screen where sign-up is disabled', async () => {
  const { heading, location } = renderApp('/registration?next=%2Freports', {
    platform: platformWith([], false),
  })
  await heading('Get Started')
  expect(location()).toBe('/signin?next=%2Freports')
})
