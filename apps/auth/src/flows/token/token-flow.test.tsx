import { networkFailure, refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { profile } from '@vestibule/app-kit/testing/profile'
import { renderApp } from '../../testing/render-app.tsx'

function renderWithToken(handlers: Handlers = {}, path = '/registration?next=%2Freports') {
  return renderApp(path, {
    authcode: 'token-1',
    handlers: {
      getApiTokenOwner: { email: 'robin@acme.example', first_name: 'Robin', last_name: 'Hale' },
      getProfile: refuse('not_authenticated'),
      loginWithApiToken: { redirect_url: '/' },
      decideRedirect: { redirect_url: '/reports' },
      ...handlers,
    },
  })
}

describe('a sign-in link', () => {
  it.each(['/registration?next=%2Freports', '/signin?next=%2Freports', '/nowhere?next=%2Freports'])(
    'asks first, and signs in on any route, once: %s',
    async (path) => {
      const { user, heading, left, transport } = renderWithToken({}, path)
      await heading('Continue as Robin Hale?')
      expect(transport.callsTo('loginWithApiToken')).toHaveLength(0)
      await user.click(screen.getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(left).toEqual(['/reports']))
      expect(transport.callsTo('loginWithApiToken').map(({ body }) => body)).toEqual([
        { apitoken: 'token-1' },
      ])
    },
  )

  it('says which user it signs in instead of whom, and can be confirmed', async () => {
    const { user, heading, left } = renderWithToken({ getProfile: profile })
    await heading('Continue as Robin Hale?')
    expect(
      screen.getByText(
        (_text, element) =>
          element?.textContent ===
          'You are signed in as ines@acme.example in this browser. The link that you opened signs you in as robin@acme.example instead. Go on only if that is you.',
      ),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
  })

  it('can be declined in favour of the current session', async () => {
    const { user, heading, left, transport } = renderWithToken({ getProfile: profile })
    await heading('Continue as Robin Hale?')
    await user.click(screen.getByRole('button', { name: 'Stay as I am' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('loginWithApiToken')).toHaveLength(0)
  })

  it('names the address of an owner without a name', async () => {
    const { heading } = renderWithToken({
      getApiTokenOwner: { email: 'robin@acme.example', first_name: '', last_name: '' },
    })
    expect(await heading('Continue as robin@acme.example?')).toBeVisible()
  })

  it('is not followed before its owner is known', async () => {
    const { user, heading, transport } = renderWithToken({ getApiTokenOwner: networkFailure() })
    await heading('The sign-in link could not be checked')
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    transport.use({
      getApiTokenOwner: { email: 'robin@acme.example', first_name: 'Robin', last_name: 'Hale' },
    })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await heading('Continue as Robin Hale?')
  })

  it('can be left for the usual way of signing in', async () => {
    const { user, heading, location, transport } = renderWithToken()
    await heading('Continue as Robin Hale?')
    await user.click(screen.getByRole('button', { name: 'Sign in with your email' }))
    await heading('Get Started')
    expect(location()).toBe('/signin?next=%2Freports')
    expect(transport.callsTo('loginWithApiToken')).toHaveLength(0)
  })

  it('can be tried again where no answer came', async () => {
    const { user, heading, left, transport } = renderWithToken({
      loginWithApiToken: networkFailure(),
    })
    await heading('Continue as Robin Hale?')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    transport.use({ loginWithApiToken: { redirect_url: '/' } })
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
  })

  it.each([
    ['at once, in the words of the server', 'getApiTokenOwner', 'Code is invalid or expired'],
    ['at once, in the app’s, where it has none', 'getApiTokenOwner', ''],
    ['when it is used, in the words of the server', 'loginWithApiToken', 'Code is spent'],
  ] as const)(
    'that is refused leads to the start with the reason, %s',
    async (_how, call, message) => {
      const { user, heading, location } = renderWithToken({
        [call]: refuse('token_invalid', { message }),
      })
      if (call === 'loginWithApiToken') {
        await user.click(await screen.findByRole('button', { name: 'Continue' }))
      }
      await heading('Get Started')
      expect(location()).toBe('/signin?next=%2Freports')
      const reason =
        message || 'This sign-in link is no longer valid. Please sign in with your email.'
      expect(screen.getByText(reason)).toBeVisible()
    },
  )

  it('stays signed in if only the redirect could not be loaded', async () => {
    const { user, left, transport } = renderWithToken({ decideRedirect: networkFailure() })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    transport.use({ decideRedirect: { redirect_url: '/reports' } })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('loginWithApiToken')).toHaveLength(1)
  })
})
