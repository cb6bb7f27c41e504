import { networkFailure, refuse } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { codeField, renderEmailCodeStep, verifyButton } from '../../testing/email-code-step.ts'
import { createScreenClock } from '@vestibule/app-kit/testing/screen-clock'

describe('the mail', () => {
  it('is sent once, though StrictMode enters the step twice', async () => {
    const { transport } = await renderEmailCodeStep()
    await waitFor(() => expect(transport.callsTo('sendEmailCode')).toHaveLength(1))
    await screen.findByText(/Resend Code in 0:30/)
    expect(transport.callsTo('sendEmailCode')).toHaveLength(1)
  })

  it('is not sent again by a reload within the life of its code', async () => {
    const clock = createScreenClock()
    const first = await renderEmailCodeStep({ clock })
    await screen.findByText(/Resend Code in 0:30/)
    first.unmount()
    await clock.advance(14 * 60_000)
    const second = await renderEmailCodeStep({ clock })
    expect(await screen.findByRole('button', { name: 'Resend Code' })).toBeEnabled()
    expect(second.transport.callsTo('sendEmailCode')).toHaveLength(0)
    second.unmount()
    await clock.advance(60_000)
    const third = await renderEmailCodeStep({ clock })
    await waitFor(() => expect(third.transport.callsTo('sendEmailCode')).toHaveLength(1))
  })

  it('is not sent again by a second tab, which learns the cooldown from the server', async () => {
    const { transport } = await renderEmailCodeStep({
      handlers: {
        sendEmailCode: refuse('rate_limited', { retryAfterS: 12, info: { code_is_good: true } }),
      },
    })
    expect(await screen.findByText(/Resend Code in 0:12/)).toBeVisible()
    expect(transport.callsTo('sendEmailCode')).toHaveLength(1)
    expect(screen.getByText(/We sent a 6-digit code to/)).toBeVisible()
    expect(screen.queryByText(/Too many attempts/)).not.toBeInTheDocument()
  })

  it('can be asked for again after 30 seconds, which is announced once', async () => {
    const { user, clock, transport } = await renderEmailCodeStep()
    const resend = await screen.findByRole('button', { name: 'Resend Code in 0:30' })
    expect(resend).toBeDisabled()
    await clock.advance(6000)
    expect(resend).toHaveTextContent('Resend Code in 0:24')
    await clock.advance(24_000)
    expect(screen.getByText('You can resend the code now.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Resend Code' }))
    await waitFor(() => expect(transport.callsTo('sendEmailCode')).toHaveLength(2))
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument()
    expect(codeField()).toHaveFocus()
  })

  it('that is asked for again takes the old digits away', async () => {
    const { user, clock } = await renderEmailCodeStep({
      handlers: { verifyEmailCode: networkFailure() },
    })
    await user.type(codeField(), '123456')
    await screen.findByText('Something went wrong. Try again later.')
    expect(codeField()).toHaveValue('123456')
    await clock.advance(30_000)
    await user.click(screen.getByRole('button', { name: 'Resend Code' }))
    expect(codeField()).toHaveValue('')
    expect(screen.queryByText('Something went wrong. Try again later.')).not.toBeInTheDocument()
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument()
    expect(codeField()).toHaveFocus()
  })

  it('that went to another browser is not said to have been sent, and one can be sent here', async () => {
    const { user, clock, transport } = await renderEmailCodeStep({
      handlers: {
        sendEmailCode: refuse('rate_limited', { retryAfterS: 12, info: { code_is_good: false } }),
      },
    })
    expect(
      await screen.findByText(/it works only where it was asked for/, { selector: 'p' }),
    ).toBeVisible()
    expect(screen.queryByText(/We sent/)).not.toBeInTheDocument()
    expect(codeField()).toBeDisabled()
    expect(verifyButton()).toBeDisabled()
    await clock.advance(12_000)
    transport.use({ sendEmailCode: null })
    await user.click(screen.getByRole('button', { name: 'Resend Code' }))
    expect(await screen.findByText(/We sent a 6-digit code to/)).toBeVisible()
    await waitFor(() => expect(codeField()).toHaveFocus())
  })

  it('is not said to have been sent where the server does not tell', async () => {
    await renderEmailCodeStep({
      handlers: { sendEmailCode: refuse('rate_limited', { retryAfterS: 12 }) },
    })
    expect(await screen.findByText(/may be on its way to/)).toBeVisible()
    expect(codeField()).toBeEnabled()
  })

  it.each([
    ['failed', refuse('mail_failed'), 'Something went wrong. Try again later.', 'Resend Code'],
    ['was refused', refuse('forbidden', { message: 'Not here' }), 'Not here', 'Start again'],
    [
      'was not due',
      refuse('step_required'),
      'This sign-in was interrupted or has expired.',
      'Start again',
    ],
  ])(
    'that %s is not said to have been sent, and the way on is shown',
    async (_how, answer, says, way) => {
      await renderEmailCodeStep({ handlers: { sendEmailCode: answer } })
      expect(await screen.findByText(says)).toBeVisible()
      expect(screen.getByText(/We could not send a code to/)).toBeVisible()
      expect(screen.queryByText(/We sent/)).not.toBeInTheDocument()
      expect(codeField()).toBeDisabled()
      expect(screen.getByText(way)).toBeEnabled()
      expect(document.activeElement).not.toBe(document.body)
    },
  )

  it('whose answer was lost may have been sent', async () => {
    await renderEmailCodeStep({ handlers: { sendEmailCode: networkFailure() } })
    expect(await screen.findByText(/may be on its way to/)).toBeVisible()
    expect(codeField()).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Resend Code' })).toBeEnabled()
  })

  it('that is refused for long says for how long', async () => {
    const { clock } = await renderEmailCodeStep({
      handlers: { sendEmailCode: refuse('rate_limited', { retryAfterS: 600 }) },
    })
    expect(
      await screen.findByText('Too many attempts. Try again in 10:00.', {
        selector: '[aria-hidden]',
      }),
    ).toBeVisible()
    await clock.advance(600_000)
    expect(screen.getByRole('button', { name: 'Resend Code' })).toBeEnabled()
  })

  it('that is one too many says that mails are used up, and not tries', async () => {
    await renderEmailCodeStep({
      handlers: {
        sendEmailCode: refuse('rate_limited', {
          retryAfterS: 3000,
          info: { advice: 'look_for_mail' },
        }),
      },
    })
    expect(
      await screen.findByText(/Enough mails were sent to this address .* in 50:00/, {
        selector: '[aria-hidden]',
      }),
    ).toBeVisible()
  })

  it('that could not be sent can be asked for at once', async () => {
    const { user, transport } = await renderEmailCodeStep({
      handlers: { sendEmailCode: refuse('mail_failed') },
    })
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    transport.use({ sendEmailCode: null })
    await user.click(screen.getByRole('button', { name: 'Resend Code' }))
    expect(await screen.findByText(/Resend Code in 0:30/)).toBeVisible()
  })
})
