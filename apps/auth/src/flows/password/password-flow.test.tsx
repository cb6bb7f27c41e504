import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

const query = 'email=ines%40acme.example&next=%2Freports'
const password = () => screen.getByLabelText('Password')

async function renderPassword(handlers: Handlers = {}, search = query) {
  const view = renderApp(`/signin/password?${search}`, {
    handlers: { login: { redirect_url: '/' }, ...handlers },
  })
  await view.heading('Enter Password to Continue')
  return view
}

describe('sign-in with the password alone', () => {
  it('leads to where the server decides', async () => {
    const { user, left, transport } = await renderPassword({
      decideRedirect: { redirect_url: '/reports' },
    })
    expect(screen.getByLabelText('Email')).toBeDisabled()
    expect(password()).toHaveFocus()
    await user.type(password(), 'secret{Enter}')
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('login')[0]?.body).toEqual({
      username: 'ines@acme.example',
      password: 'secret',
    })
    expect(transport.callsTo('decideRedirect')[0]?.body).toMatchObject({ next: '/reports' })
  })

  it('shows the address to password managers too', async () => {
    const { container } = await renderPassword()
    expect(container.querySelector('input[autocomplete=username][hidden]')).toHaveValue(
      'ines@acme.example',
    )
  })

  it('is busy while the server looks, and takes no second submit', async () => {
    const { user, transport } = await renderPassword({ login: noAnswer() })
    await user.type(password(), 'secret{Enter}{Enter}')
    expect(screen.getByRole('button', { name: 'Please wait...' })).toHaveAttribute('aria-busy')
    expect(transport.callsTo('login')).toHaveLength(1)
  })

  it.each([
    ['in the words of the server', 'Invalid Credentials', 'Invalid Credentials'],
    ['in its own words, where the server has none', '', 'Invalid Credentials'],
    ['in other words of the server', 'This account is closed', 'This account is closed'],
  ])('says that the password is wrong %s', async (_how, message, shown) => {
    const { user } = await renderPassword({ login: refuse('invalid_credentials', { message }) })
    await user.type(password(), 'wrong{Enter}')
    expect(await screen.findByText(shown)).toBeVisible()
    expect(password()).toHaveValue('wrong')
    expect(password()).toBeInvalid()
    expect(document.title).toBe('Error: Enter Password to Continue · Sign In')
  })

  it('has a way out for who forgot the password', async () => {
    await renderPassword()
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
      'href',
      `/auth/forgot-password?${query}`,
    )
  })

  it('does not follow a foreign next', async () => {
    const { user, transport, left } = await renderPassword(
      { decideRedirect: { redirect_url: '/' } },
      'email=ines%40acme.example&next=%2F%2Fevil.example',
    )
    await user.type(password(), 'secret{Enter}')
    await waitFor(() => expect(left).toEqual(['/']))
    expect(transport.callsTo('decideRedirect')[0]?.body).toMatchObject({ next: '/' })
  })
})

it('begins anew without an address', async () => {
  const { heading, location } = renderApp('/signin/password?next=%2Freports')
  await heading('Get Started')
  expect(location()).toBe('/signin?next=%2Freports')
})
