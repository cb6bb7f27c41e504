import { networkFailure, refuse } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profile } from '@vestibule/app-kit/testing/profile'
import { renderApp } from '../../testing/render-app.tsx'

it('goes on to where the server decides, for who is signed in', async () => {
  const { left, transport } = renderApp('/?next=%2Freports', {
    handlers: { getProfile: profile, decideRedirect: { redirect_url: '/reports' } },
  })
  await waitFor(() => expect(left).toEqual(['/reports']))
  expect(transport.callsTo('decideRedirect')[0]?.body).toEqual({
    email: 'ines@acme.example',
    next: '/reports',
  })
})

it('goes to / where the profile has no address', async () => {
  const { left } = renderApp('/?next=%2Freports', {
    handlers: { getProfile: { ...profile, email: '' } },
  })
  await waitFor(() => expect(left).toEqual(['/']))
})

it('is the start screen where nobody is signed in', async () => {
  const { heading, location } = renderApp('/?next=%2Freports', {
    handlers: { getProfile: refuse('not_authenticated') },
  })
  await heading('Get Started')
  expect(location()).toBe('/signin?next=%2Freports')
})

it.each([
  ['the server cannot be reached', { getProfile: networkFailure() }],
  ['the server does not answer', { getProfile: refuse('unavailable') }],
  [
    'the server does not say where to',
    { getProfile: profile, decideRedirect: refuse('server_error') },
  ],
])('says so where %s, and can be tried again or left for the start', async (_what, handlers) => {
  const { user, heading, left, transport } = renderApp('/?next=%2Freports', { handlers })
  await heading('Server Error')
  expect(screen.getByRole('link', { name: /Use a different account/ })).toBeVisible()
  transport.use({ getProfile: profile, decideRedirect: { redirect_url: '/reports' } })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(left).toEqual(['/reports']))
})
