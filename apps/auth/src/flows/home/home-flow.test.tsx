import { networkFailure, refuse } from '@vestibule/api-client/testing'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profile } from '../../testing/profile.ts'
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

it.each([
  ['nobody is signed in', { getProfile: refuse('not_authenticated') }],
  ['the server cannot be reached', { getProfile: networkFailure() }],
  [
    'the server does not say where to',
    { getProfile: profile, decideRedirect: refuse('server_error') },
  ],
])('is the start screen where %s', async (_what, handlers) => {
  const { heading, location } = renderApp('/?next=%2Freports', { handlers })
  await heading('Get Started')
  expect(location()).toBe('/signin?next=%2Freports')
})
