import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

it('an address that is offered while somebody begins to type is replaced, not added to', async () => {
  localStorage.setItem('past_email', 'past@acme.example')
  const { user } = renderApp('/signin')
  const field = screen.getByLabelText('Email')
  await waitFor(() => expect(field).toHaveValue('past@acme.example'))
  expect(field).toHaveFocus()
  await user.keyboard('new@acme.example')
  expect(field).toHaveValue('new@acme.example')
})
