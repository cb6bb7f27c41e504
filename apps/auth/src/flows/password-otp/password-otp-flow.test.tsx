import { networkFailure, refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

const query = 'email=ines%40acme.example&next=%2Freports'
const password = () => screen.getByLabelText('Password')
const newPassword = () => screen.getByLabelText('New password')
const confirm = () => screen.getByLabelText('Confirm password')
const create = () => screen.getByRole('button', { name: 'Create password' })
const good = 'Meridian-7-Quiet!'

const accepting: Handlers = {
  sendEmailCode: null,
  verifyPassword: null,
  setPassword: null,
  decideRedirect: { redirect_url: '/reports' },
}

function renderType(type: 1 | 2, handlers: Handlers = {}) {
  return renderApp(`/signin/password-otp?${query}&type=${type}`, {
    handlers: {
      ...accepting,
      verifyEmailCode: { user_type: type },
      ...handlers,
    },
  })
}

async function typeCode(user: UserEvent) {
  await user.type(await screen.findByLabelText('Verification code'), '123456{Enter}')
}

describe('where it begins', () => {
  it.each([
    ['no address', '/signin/password-otp?type=1', '/signin'],
    ['no type', `/signin/password-otp?${query}`, `/signin?${query}`],
    ['an unknown type', `/signin/password-otp?${query}&type=3`, `/signin?${query}`],
  ])('with %s it is the start screen', async (_what, path, expected) => {
    const { location, heading } = renderApp(path)
    await heading('Get Started')
    expect(location()).toBe(expected)
  })
})

describe('type 1: the mailed code, then a new password', () => {
  it('leads to where the server decides', async () => {
    const { user, heading, left, transport } = renderType(1)
    await typeCode(user)
    expect(await heading('Create your password')).toHaveFocus()
    expect(screen.getByText('Step 2 of 2', { selector: '[role=status] *' })).toBeInTheDocument()
    await user.type(newPassword(), good)
    await user.type(confirm(), good)
    await user.click(create())
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('setPassword')[0]?.body).toEqual({
      password: good,
      confirm_password: good,
    })
    expect(transport.callsTo('decideRedirect')[0]?.body).toEqual({
      email: 'ines@acme.example',
      next: '/reports',
    })
    // The button stays busy until the browser has left the page.
    expect(screen.getByRole('button', { name: 'Please wait...' })).toHaveAttribute('aria-busy')
  })

  it('takes the new password only when every rule holds, and says which do not', async () => {
    const { user, heading } = renderType(1)
    await typeCode(user)
    await heading('Create your password')
    expect(screen.getByText('0 of 5 met')).toBeVisible()
    await user.type(newPassword(), 'Meridian7')
    expect(screen.getByText('3 of 5 met')).toBeVisible()
    expect(create()).toBeDisabled()
    await user.type(newPassword(), '-Quiet!')
    expect(screen.getByText('5 of 5 met')).toBeVisible()
    expect(create()).toBeDisabled()
    await user.type(confirm(), 'Meridian')
    await user.tab()
    expect(screen.getByText('password does not match')).toBeVisible()
    await user.type(confirm(), '7-Quiet!')
    expect(screen.queryByText('password does not match')).not.toBeInTheDocument()
    expect(create()).toBeEnabled()
  })

  it('shows at the field why the server refuses a password, and keeps it', async () => {
    const reason = 'This password is one of the most common ones'
    const { user, heading } = renderType(1, {
      setPassword: refuse('validation_failed', { fields: { password: [reason] } }),
    })
    await typeCode(user)
    await heading('Create your password')
    await user.type(newPassword(), good)
    await user.type(confirm(), good)
    await user.click(create())
    await waitFor(() => expect(newPassword()).toHaveAccessibleDescription(new RegExp(reason)))
    expect(newPassword()).toHaveValue(good)
  })

  it('goes back to the code, which is not mailed again and is known to be used', async () => {
    const { user, heading, transport } = renderType(1)
    await typeCode(user)
    await heading('Create your password')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await heading('Check your mail for verification code')).toHaveFocus()
    expect(await screen.findByText(/Your last code was used/)).toBeVisible()
    expect(transport.callsTo('sendEmailCode')).toHaveLength(1)
  })

  it('goes back from the code to the start, with address and next', async () => {
    const { user, heading, location } = renderType(1)
    await heading('Check your mail for verification code')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Get Started')
    expect(location()).toBe(`/signin?${query}`)
  })
})

describe('type 2: the password, then the mailed code', () => {
  it('leads to where the server decides', async () => {
    const { user, heading, left, transport } = renderType(2)
    await heading('Enter Password to Continue')
    expect(screen.getByText('Step 1 of 2', { selector: '.vb-steps span' })).toBeVisible()
    expect(screen.getByLabelText('Email')).toBeDisabled()
    expect(screen.getByLabelText('Email')).toHaveValue('ines@acme.example')
    expect(password()).toHaveFocus()
    expect(transport.callsTo('sendEmailCode')).toHaveLength(0)
    await user.type(password(), 'secret{Enter}')
    expect(await heading('Check your mail for verification code')).toHaveFocus()
    expect(screen.getByText('Step 2 of 2', { selector: '.vb-steps span' })).toBeVisible()
    // The heading has the focus, and typing moves it to the field.
    await user.keyboard('123456{Enter}')
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('verifyPassword')[0]?.body).toEqual({
      username: 'ines@acme.example',
      password: 'secret',
    })
  })

  it('marks a wrong password and keeps it', async () => {
    const { user, heading } = renderType(2, {
      verifyPassword: refuse('invalid_credentials', { message: 'Invalid Credentials' }),
    })
    await heading('Enter Password to Continue')
    await user.type(password(), 'wrong{Enter}')
    expect(await screen.findByText('Invalid Credentials')).toBeVisible()
    expect(password()).toHaveValue('wrong')
    expect(password()).toHaveFocus()
  })

  it('refuses an empty password without asking the server', async () => {
    const { user, heading, transport } = renderType(2)
    await heading('Enter Password to Continue')
    await user.type(password(), '{Enter}')
    expect(await screen.findByText('This field cannot be empty')).toBeVisible()
    expect(transport.callsTo('verifyPassword')).toHaveLength(0)
  })

  it('goes back from the code to an empty password', async () => {
    const { user, heading } = renderType(2)
    await heading('Enter Password to Continue')
    await user.type(password(), 'secret{Enter}')
    await heading('Check your mail for verification code')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Enter Password to Continue')
    expect(password()).toHaveValue('')
  })

  it('forgets what was typed when the page is left', async () => {
    const { user, heading } = renderType(2)
    await heading('Enter Password to Continue')
    await user.type(password(), 'secret')
    window.dispatchEvent(new Event('pagehide'))
    expect(password()).toHaveValue('')
  })

  it('offers another account, and takes next along', async () => {
    localStorage.setItem('past_email', 'ines@acme.example')
    const { user, heading, location } = renderType(2)
    await heading('Enter Password to Continue')
    await user.click(screen.getByRole('link', { name: 'Not you? Use a different account' }))
    await heading('Get Started')
    expect(location()).toBe('/signin?email=&next=%2Freports')
    expect(screen.getByLabelText('Email')).toHaveValue('')
  })
})

describe('after the last step', () => {
  it('asks again where to go if the server could not be asked', async () => {
    const { user, left, transport, heading } = renderType(2, { decideRedirect: networkFailure() })
    await heading('Enter Password to Continue')
    await user.type(password(), 'secret{Enter}')
    await typeCode(user)
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    transport.use({ decideRedirect: { redirect_url: '/reports' } })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
  })

  it('opens the terms in place, where the server demands them', async () => {
    const { user, location, heading } = renderType(2, {
      decideRedirect: { redirect_url: '/auth/eula?next=%2Freports' },
    })
    await heading('Enter Password to Continue')
    await user.type(password(), 'secret{Enter}')
    await typeCode(user)
    await waitFor(() => expect(location()).toBe('/eula?next=%2Freports'))
  })

  it('goes to / if the server names another site', async () => {
    const { user, left, heading } = renderType(2, {
      decideRedirect: { redirect_url: 'https://evil.example/' },
    })
    await heading('Enter Password to Continue')
    await user.type(password(), 'secret{Enter}')
    await typeCode(user)
    await waitFor(() => expect(left).toEqual(['/']))
  })

  it('follows the server to the authenticator', async () => {
    const { user, location, heading } = renderType(2, {
      verifyEmailCode: { user_type: null, totp_device_setup: true },
    })
    await heading('Enter Password to Continue')
    await user.type(password(), 'secret{Enter}')
    await typeCode(user)
    await waitFor(() => expect(location()).toBe(`/signin/two-factor?${query}`))
  })
})
