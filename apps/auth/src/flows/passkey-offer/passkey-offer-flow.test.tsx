import { refuse } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

it('leads to the sign-in where nobody is signed in, and from there on to where the address says', async () => {
  const { location } = renderApp('/passkey-offer?next=%2Freports', {
    handlers: { getProfile: refuse('not_authenticated') },
  })
  await waitFor(() => expect(location()).toBe('/signin?next=%2Freports'))
  expect(screen.queryByRole('button', { name: 'Create a passkey' })).not.toBeInTheDocument()
})
