import { refuse } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profile } from '@vestibule/app-kit/testing/profile'
import { renderApp } from '../../testing/render-app.tsx'

const goOn = () => screen.queryByRole('button', { name: 'Continue' })

// These screens ask the server who is signed in only in a browser in which a mail address was accepted before.
beforeEach(() => localStorage.setItem('past_email', 'ines@acme.example'))

it.each(['/signin?next=%2Freports', '/signin/password?email=ada%40acme.example&next=%2Freports'])(
  'who is signed in already is told so at %s, and goes on to where they wanted',
  async (path) => {
    const { user, left, transport } = renderApp(path, {
      handlers: { getProfile: profile, decideRedirect: { redirect_url: '/reports' } },
    })
    expect(await screen.findByText('ines@acme.example', { selector: 'strong' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('decideRedirect')[0]?.body).toMatchObject({ next: '/reports' })
  },
)

it('nobody is asked for where another account is wanted', async () => {
  const { transport } = renderApp('/signin?email=', { handlers: { getProfile: profile } })
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(transport.callsTo('getProfile')).toEqual([])
})

it('a page asks once, and most people are signed out', async () => {
  const { user, transport } = renderApp('/signin', {
    handlers: {
      getProfile: refuse('not_authenticated'),
      startLogin: {
        sign_in_method: 'password_and_email_otp',
        next_authentication_step: 'EmailOTP',
        redirect_url: null,
      },
      sendEmailCode: null,
    },
  })
  await waitFor(() => expect(transport.callsTo('getProfile')).toHaveLength(1))
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'ines@acme.example')
  await user.click(screen.getByRole('button', { name: 'Verify and Proceed' }))
  await screen.findByText('Check your mail for verification code')
  expect(transport.callsTo('getProfile')).toHaveLength(1)
  expect(goOn()).not.toBeInTheDocument()
})
