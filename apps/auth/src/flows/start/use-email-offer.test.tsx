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

/**
 * Returns the form of the prerendered page with the address `typed`. React has replaced this form by its own, because
 * an extension had changed the page.
 */
function formTakenAway(typed: string): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = '<input name="email" />'
  form.elements.item(0)?.setAttribute('value', typed)
  return form
}

it('an address typed before the code arrived is in the form that replaces it, but in no later one', async () => {
  const form = formTakenAway('typed@acme.example')
  const arrival = { arrived() {}, failed() {}, hasFailed: () => false, retry() {} }
  window.vestibuleEarly = { answers: new Map(), clicks: [], arrival, form }
  const { unmount } = renderApp('/signin')
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('typed@acme.example'))
  unmount()
  renderApp('/signin?email=other@acme.example')
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('other@acme.example'))
  delete window.vestibuleEarly
})
