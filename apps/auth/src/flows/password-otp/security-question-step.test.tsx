import { networkFailure, refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

const heading = 'Answer the security question to get password reset link in email'
const answerField = () => screen.findByLabelText('Answer')

async function renderQuestion(handlers: Handlers = {}) {
  const view = renderApp('/signin/password-otp?email=ines%40acme.example&type=2&next=%2Freports', {
    handlers: {
      getSecurityQuestion: { question: 'Your first laboratory?' },
      validateSecurityAnswer: { valid_answer: true },
      ...handlers,
    },
  })
  await view.heading('Enter Password to Continue')
  await view.user.click(screen.getByRole('button', { name: 'Forgot Password' }))
  return view
}

describe('the security question', () => {
  it('is asked, and a right answer mails the link', async () => {
    const { user, transport, heading: findHeading } = await renderQuestion()
    expect(await findHeading(heading)).toHaveFocus()
    expect(await screen.findByText('Your first laboratory?')).toBeVisible()
    await user.type(await answerField(), 'Harbour Wing{Enter}')
    await findHeading('Check your mail')
    expect(transport.callsTo('validateSecurityAnswer')[0]?.body).toEqual({
      user: 'ines@acme.example',
      answer: 'Harbour Wing',
      next: '/reports',
    })
    expect(screen.getByRole('button', { name: 'Resend link in 0:30' })).toBeDisabled()
  })

  it('mails another link after 30 seconds', async () => {
    const { user, transport, clock } = await renderQuestion()
    await user.type(await answerField(), 'Harbour Wing{Enter}')
    await screen.findByRole('button', { name: 'Resend link in 0:30' })
    await clock.advance(29_999)
    expect(screen.getByRole('button', { name: 'Resend link in 0:01' })).toBeDisabled()
    await clock.advance(1)
    await user.click(screen.getByRole('button', { name: 'Resend link' }))
    await waitFor(() => expect(transport.callsTo('validateSecurityAnswer')).toHaveLength(2))
  })

  it('must be answered', async () => {
    const { user, transport } = await renderQuestion()
    await user.type(await answerField(), ' {Enter}')
    expect(await screen.findByText('This field cannot be empty')).toBeVisible()
    expect(transport.callsTo('validateSecurityAnswer')).toHaveLength(0)
  })

  it.each([
    ['a wrong answer', { valid_answer: false }, 'Invalid answer. Try again.'],
    [
      'a mail that could not be sent',
      refuse('mail_failed'),
      'Failed to send reset link. Try again.',
    ],
    ['a fault of the server', refuse('server_error'), 'Something went wrong. Try again.'],
  ])('says so on %s, and keeps the answer', async (_what, validateSecurityAnswer, text) => {
    const { user } = await renderQuestion({ validateSecurityAnswer })
    await user.type(await answerField(), 'Harbour{Enter}')
    expect(await screen.findByText(text)).toBeVisible()
    expect(await answerField()).toHaveValue('Harbour')
  })

  it('can be asked for again when it could not be loaded', async () => {
    const { user, transport } = await renderQuestion({ getSecurityQuestion: networkFailure() })
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    transport.use({ getSecurityQuestion: { question: 'Your first laboratory?' } })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Your first laboratory?')).toBeVisible()
  })

  it('leads to the mailed link where an account has none, with address and next', async () => {
    const { user, transport, heading, location } = await renderQuestion({
      getSecurityQuestion: refuse('not_found', { message: 'There is no security question' }),
      requestReset: null,
    })
    await heading('Forgot Password')
    expect(location()).toBe('/forgot-password?email=ines%40acme.example&next=%2Freports')
    await user.click(screen.getByRole('button', { name: 'Send reset link' }))
    await screen.findByText('Check your email for account recovery instructions.')
    expect(transport.callsTo('requestReset')[0]?.body).toEqual({
      email: 'ines@acme.example',
      next: '/reports',
    })
  })

  it.each([['getSecurityQuestion'], ['validateSecurityAnswer']] as const)(
    'offers to start again where no sign-in is under way: %s',
    async (call) => {
      const { user } = await renderQuestion({ [call]: refuse('step_required') })
      if (call === 'validateSecurityAnswer') await user.type(await answerField(), 'Harbour{Enter}')
      expect(await screen.findByRole('link', { name: 'Start again' })).toHaveAttribute(
        'href',
        '/auth/signin?email=ines%40acme.example&next=%2Freports',
      )
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    },
  )

  it('removes the message about an answer when another is typed', async () => {
    const { user } = await renderQuestion({ validateSecurityAnswer: { valid_answer: false } })
    await user.type(await answerField(), 'Harbour{Enter}')
    expect(await screen.findByText('Invalid answer. Try again.')).toBeVisible()
    await user.type(await answerField(), 'x')
    expect(screen.queryByText('Invalid answer. Try again.')).not.toBeInTheDocument()
  })
})
