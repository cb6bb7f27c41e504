import { networkFailure, refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { profile } from '../../testing/profile.ts'
import { renderApp } from '../../testing/render-app.tsx'

function renderWithToken(handlers: Handlers = {}, path = '/registration?next=%2Freports') {
  return renderApp(path, {
    authcode: 'token-1',
    handlers: {
      getAuthenticated: refuse('not_authenticated'),
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
      await heading('Continue with the link you opened?')
      expect(transport.callsTo('loginWithApiToken')).toHaveLength(0)
      await user.click(screen.getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(left).toEqual(['/reports']))
      expect(transport.callsTo('loginWithApiToken').map(({ body }) => body)).toEqual([
        { apitoken: 'token-1' },
      ])
    },
  )

  it('asks first who is signed in already, and may be followed', async () => {
    const { user, heading, left, transport } = renderWithToken({ getAuthenticated: null })
    await heading('Sign in with this link?')
    expect(transport.callsTo('loginWithApiToken')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Sign in with the link' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
  })

  it('or not', async () => {
    const { user, heading, left, transport } = renderWithToken({
      getAuthenticated: null,
      getProfile: profile,
    })
    await heading('Sign in with this link?')
    await user.click(screen.getByRole('button', { name: 'Stay as I am' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('loginWithApiToken')).toHaveLength(0)
  })

  it('may be left for the usual way', async () => {
    const { user, heading, location, transport } = renderWithToken({
      getProfile: refuse('not_authenticated'),
    })
    await heading('Continue with the link you opened?')
    await user.click(screen.getByRole('button', { name: 'Sign in with your email' }))
    await heading('Get Started')
    expect(location()).toBe('/signin?next=%2Freports')
    expect(transport.callsTo('loginWithApiToken')).toHaveLength(0)
  })

  it('can be tried again where no answer came', async () => {
    const { user, heading, left, transport } = renderWithToken({
      loginWithApiToken: networkFailure(),
    })
    await heading('Continue with the link you opened?')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    transport.use({ loginWithApiToken: { redirect_url: '/' } })
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
  })

  it.each([
    ['in the words of the server', 'Code is invalid or expired'],
    ['in the app’s, where it has none', ''],
  ])('that is refused leads to the start screen with the reason, %s', async (_how, message) => {
    const { user, heading, location } = renderWithToken({
      loginWithApiToken: refuse('token_invalid', { message }),
    })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await heading('Get Started')
    expect(location()).toBe('/signin?next=%2Freports')
    const reason =
      message || 'This sign-in link is no longer valid. Please sign in with your email.'
    expect(screen.getByText(reason)).toBeVisible()
  })

  it('is not lost when only the way on could not be asked for', async () => {
    const { user, left, transport } = renderWithToken({ decideRedirect: networkFailure() })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    transport.use({ decideRedirect: { redirect_url: '/reports' } })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('loginWithApiToken')).toHaveLength(1)
  })
})
