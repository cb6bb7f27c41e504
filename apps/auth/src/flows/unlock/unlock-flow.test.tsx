import { refuse } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

const address = '/unlock?next=%2Freports%3Fq%3D1'
const locked = { locked: true, proofs: ['password', 'authenticator'] }

it('asks for a factor and goes on to where the person wanted', async () => {
  const { user, left, transport } = renderApp(address, {
    handlers: {
      getAuthenticated: locked,
      proveAgain: ({ body }) =>
        'password' in body && body.password === 'right' ? null : refuse('invalid_credentials'),
    },
  })
  expect(await screen.findByRole('heading', { name: 'Session locked' })).toBeVisible()
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  expect(await screen.findByText('This is not your password.')).toBeVisible()
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'right')
  await user.click(screen.getByRole('button', { name: 'Unlock' }))
  await waitFor(() => expect(left).toEqual(['/reports?q=1']))
  expect(transport.callsTo('getSecurity')).toEqual([])
})

it('returns to the screen of the app that needs it', async () => {
  renderApp(`${address}&back=${encodeURIComponent('/signin?email=ada%40acme.example')}`, {
    handlers: { getAuthenticated: { locked: false } },
  })
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@acme.example')
})

it('returns to no other site', async () => {
  const { left } = renderApp(`${address}&back=${encodeURIComponent('//evil.example/')}`, {
    handlers: { getAuthenticated: { locked: false } },
  })
  await waitFor(() => expect(left).toEqual(['/']))
})

it('goes on at once where the session is open by now', async () => {
  const { left } = renderApp(address, { handlers: { getAuthenticated: { locked: false } } })
  await waitFor(() => expect(left).toEqual(['/reports?q=1']))
})

it.each([
  ['who is signed out', refuse('not_authenticated')],
  ['who has nothing that unlocks it', { locked: true, proofs: [] }],
])('leads a person to the sign-in %s', async (_, answer) => {
  renderApp(address, { handlers: { getAuthenticated: answer } })
  expect(await screen.findByLabelText('Email')).toBeVisible()
})
