import { networkFailure, noAnswer, refuse } from '@vestibule/api-client/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createScreenClock } from '../../testing/screen-clock.ts'
import { renderApp, type RenderOptions } from '../../testing/render-app.tsx'

const path = '/signin/password-otp?email=ines%40acme.example&next=%2Freports&type=1'
const code = () => screen.getByLabelText<HTMLInputElement>('Verification code')
const verify = () => screen.getByRole('button', { name: 'Verify' })

async function renderStep(options: RenderOptions = {}) {
  const view = renderApp(path, {
    ...options,
    handlers: { sendEmailCode: null, ...options.handlers },
  })
  await view.heading('Check your mail for verification code')
  return view
}

describe('the mailed code', () => {
  it('is asked for with the address it went to, and the field is focused on arrival', async () => {
    await renderStep()
    expect(
      await screen.findByText(/We sent a 6-digit code to .* It is valid for 15 minutes\./, {
        selector: 'p',
        normalizer: (text) => text,
      }),
    ).toHaveTextContent('ines@acme.example')
    expect(screen.getByText('Step 1 of 2', { selector: '.vb-steps span' })).toBeVisible()
    expect(document.title).toBe('Check your mail for verification code · Sign In')
    expect(code()).toHaveFocus()
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
  })

  it('is said to be valid for as long as the server says, and is mailed anew after that', async () => {
    const settings = { otpTtlS: 600 }
    const first = await renderStep({ settings })
    expect(await screen.findByText(/It is valid for 10 minutes\./)).toBeVisible()
    first.unmount()
    await first.clock.advance(600_000)
    const second = await renderStep({ settings, clock: first.clock })
    await waitFor(() => expect(second.transport.callsTo('sendEmailCode')).toHaveLength(1))
  })

  it.each([
    ['typed', async (user: UserEvent) => user.type(code(), '123456')],
    [
      'pasted with its separator',
      async (user: UserEvent) => {
        await user.click(code())
        await user.paste(' 123-456 ')
      },
    ],
    ['filled in', async () => void fireEvent.change(code(), { target: { value: '123 456' } })],
  ])('is verified once, by itself, when it was %s', async (_how, enter) => {
    const { user, transport } = await renderStep({
      handlers: { verifyEmailCode: refuse('otp_invalid') },
    })
    expect(verify()).toBeDisabled()
    await enter(user)
    expect(await screen.findByText('You have entered an incorrect code')).toBeVisible()
    expect(transport.callsTo('verifyEmailCode').map(({ body }) => body)).toEqual([
      { email: 'ines@acme.example', otp: '123456' },
    ])
  })

  it('is not verified before its last character, by Enter neither', async () => {
    const { user, transport } = await renderStep({ handlers: { verifyEmailCode: noAnswer() } })
    await user.type(code(), '12345{Enter}')
    expect(verify()).toBeDisabled()
    expect(transport.callsTo('verifyEmailCode')).toHaveLength(0)
    await user.type(code(), '6{Enter}{Enter}')
    expect(transport.callsTo('verifyEmailCode')).toHaveLength(1)
  })

  it('that was refused is verified again by Verify and Enter only', async () => {
    const { user, transport } = await renderStep({
      handlers: { verifyEmailCode: refuse('otp_invalid') },
    })
    const checks = () => transport.callsTo('verifyEmailCode').length
    const typeSame = () => user.type(code(), '123456')
    await typeSame()
    await waitFor(() => expect(code()).toHaveValue(''))
    for (const again of [() => user.click(verify()), () => user.keyboard('{Enter}')]) {
      const before = checks()
      await typeSame()
      expect(code()).toHaveValue('123456')
      expect(checks()).toBe(before)
      await again()
      await waitFor(() => expect(code()).toHaveValue(''))
      expect(checks()).toBe(before + 1)
    }
    await user.type(code(), '123457')
    await waitFor(() => expect(checks()).toBe(4))
  })

  it('that is wrong is cleared, announced and asked for again', async () => {
    const { user } = await renderStep({ handlers: { verifyEmailCode: refuse('otp_invalid') } })
    await user.type(code(), '123456{Enter}')
    expect(await screen.findByText('You have entered an incorrect code')).toBeVisible()
    expect(code()).toHaveValue('')
    expect(code()).toHaveFocus()
    expect(document.title).toBe('Error: Check your mail for verification code · Sign In')
  })

  it('that has expired says so', async () => {
    const { user } = await renderStep({ handlers: { verifyEmailCode: refuse('otp_expired') } })
    await user.type(code(), '123456{Enter}')
    expect(await screen.findByText('Code is invalid or expired')).toBeVisible()
    expect(code()).toHaveValue('')
  })

  it('that was tried too often says so, and takes no other until a new one is mailed', async () => {
    const first = await renderStep({ handlers: { verifyEmailCode: refuse('otp_exhausted') } })
    await first.user.type(code(), '123456')
    expect(await screen.findByText('Too many wrong codes. Ask for a new one.')).toBeVisible()
    const expectClosed = () => {
      expect(code()).toHaveValue('')
      expect(code()).toBeDisabled()
      expect(screen.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument()
      expect(screen.getByText(/no longer works/)).toBeVisible()
      expect(screen.queryByText(/Too many attempts/)).not.toBeInTheDocument()
    }
    expectClosed()
    expect(await first.heading('Check your mail for verification code')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Resend Code in 0:30' })).toBeDisabled()
    first.unmount()

    const { user, clock } = await renderStep({ clock: first.clock })
    await screen.findByText('Too many wrong codes. Ask for a new one.')
    expectClosed()
    await clock.advance(30_000)
    expect(screen.getByRole('button', { name: 'Resend Code' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Resend Code' }))
    expect(await screen.findByText(/We sent a 6-digit code to/)).toBeVisible()
    expect(screen.queryByText(/Too many wrong codes/)).not.toBeInTheDocument()
    expect(code()).toBeEnabled()
    await waitFor(() => expect(code()).toHaveFocus())
  })

  it('is kept when the server could not be reached', async () => {
    const { user } = await renderStep({ handlers: { verifyEmailCode: networkFailure() } })
    await user.type(code(), '123456{Enter}')
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    expect(code()).toHaveValue('123456')
  })

  it('offers a new start when the server no longer knows the attempt', async () => {
    const { user, location } = await renderStep({
      handlers: { verifyEmailCode: refuse('step_required') },
    })
    await user.type(code(), '123456{Enter}')
    await user.click(await screen.findByRole('link', { name: 'Start again' }))
    await waitFor(() =>
      expect(location()).toBe('/signin?email=ines%40acme.example&next=%2Freports'),
    )
  })
})

describe('the mail', () => {
  it('is sent once, though StrictMode enters the step twice', async () => {
    const { transport } = await renderStep()
    await waitFor(() => expect(transport.callsTo('sendEmailCode')).toHaveLength(1))
    await screen.findByText(/Resend Code in 0:30/)
    expect(transport.callsTo('sendEmailCode')).toHaveLength(1)
  })

  it('is not sent again by a reload within the life of its code', async () => {
    const clock = createScreenClock()
    const first = await renderStep({ clock })
    await screen.findByText(/Resend Code in 0:30/)
    first.unmount()
    await clock.advance(14 * 60_000)
    const second = await renderStep({ clock })
    expect(await screen.findByRole('button', { name: 'Resend Code' })).toBeEnabled()
    expect(second.transport.callsTo('sendEmailCode')).toHaveLength(0)
    second.unmount()
    await clock.advance(60_000)
    const third = await renderStep({ clock })
    await waitFor(() => expect(third.transport.callsTo('sendEmailCode')).toHaveLength(1))
  })

  it('is not sent again by a second tab, which learns the cooldown from the server', async () => {
    const { transport } = await renderStep({
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
    const { user, clock, transport } = await renderStep()
    const resend = await screen.findByRole('button', { name: 'Resend Code in 0:30' })
    expect(resend).toBeDisabled()
    await clock.advance(6000)
    expect(resend).toHaveTextContent('Resend Code in 0:24')
    await clock.advance(24_000)
    expect(screen.getByText('You can resend the code now.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Resend Code' }))
    await waitFor(() => expect(transport.callsTo('sendEmailCode')).toHaveLength(2))
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument()
    expect(code()).toHaveFocus()
  })

  it('that is asked for again takes the old digits away', async () => {
    const { user, clock } = await renderStep({ handlers: { verifyEmailCode: networkFailure() } })
    await user.type(code(), '123456')
    await screen.findByText('Something went wrong. Try again later.')
    expect(code()).toHaveValue('123456')
    await clock.advance(30_000)
    await user.click(screen.getByRole('button', { name: 'Resend Code' }))
    expect(code()).toHaveValue('')
    expect(screen.queryByText('Something went wrong. Try again later.')).not.toBeInTheDocument()
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument()
    expect(code()).toHaveFocus()
  })

  it('that went to another browser is not said to have been sent, and one can be sent here', async () => {
    const { user, clock, transport } = await renderStep({
      handlers: {
        sendEmailCode: refuse('rate_limited', { retryAfterS: 12, info: { code_is_good: false } }),
      },
    })
    expect(
      await screen.findByText(/it works only where it was asked for/, { selector: 'p' }),
    ).toBeVisible()
    expect(screen.queryByText(/We sent/)).not.toBeInTheDocument()
    expect(code()).toBeDisabled()
    expect(verify()).toBeDisabled()
    await clock.advance(12_000)
    transport.use({ sendEmailCode: null })
    await user.click(screen.getByRole('button', { name: 'Resend Code' }))
    expect(await screen.findByText(/We sent a 6-digit code to/)).toBeVisible()
    await waitFor(() => expect(code()).toHaveFocus())
  })

  it('is not said to have been sent where the server does not tell', async () => {
    await renderStep({ handlers: { sendEmailCode: refuse('rate_limited', { retryAfterS: 12 }) } })
    expect(await screen.findByText(/may be on its way to/)).toBeVisible()
    expect(code()).toBeEnabled()
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
      await renderStep({ handlers: { sendEmailCode: answer } })
      expect(await screen.findByText(says)).toBeVisible()
      expect(screen.getByText(/We could not send a code to/)).toBeVisible()
      expect(screen.queryByText(/We sent/)).not.toBeInTheDocument()
      expect(code()).toBeDisabled()
      expect(screen.getByText(way)).toBeEnabled()
      expect(document.activeElement).not.toBe(document.body)
    },
  )

  it('whose answer was lost may have been sent', async () => {
    await renderStep({ handlers: { sendEmailCode: networkFailure() } })
    expect(await screen.findByText(/may be on its way to/)).toBeVisible()
    expect(code()).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Resend Code' })).toBeEnabled()
  })

  it('that is refused for long says for how long', async () => {
    const { clock } = await renderStep({
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

  it('that could not be sent can be asked for at once', async () => {
    const { user, transport } = await renderStep({
      handlers: { sendEmailCode: refuse('mail_failed') },
    })
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    transport.use({ sendEmailCode: null })
    await user.click(screen.getByRole('button', { name: 'Resend Code' }))
    expect(await screen.findByText(/Resend Code in 0:30/)).toBeVisible()
  })
})
