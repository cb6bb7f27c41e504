import { networkFailure, noAnswer, refuse } from '@vestibule/api-client/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { codeField, renderEmailCodeStep, verifyButton } from '../../testing/email-code-step.ts'

describe('the mailed code', () => {
  it('is asked for with the address it went to, and the field is focused on arrival', async () => {
    await renderEmailCodeStep()
    expect(
      await screen.findByText(/We sent a 6-digit code to .* It is valid for 15 minutes\./, {
        selector: 'p',
        normalizer: (text) => text,
      }),
    ).toHaveTextContent('ines@acme.example')
    expect(screen.getByText('Step 1 of 2', { selector: '.vb-steps span' })).toBeVisible()
    expect(document.title).toBe('Check your mail for verification code · Sign In')
    expect(codeField()).toHaveFocus()
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code')
  })

  it('is said to be valid for as long as the server says, and is mailed anew after that', async () => {
    const settings = { otpTtlS: 600 }
    const first = await renderEmailCodeStep({ settings })
    expect(await screen.findByText(/It is valid for 10 minutes\./)).toBeVisible()
    first.unmount()
    await first.clock.advance(600_000)
    const second = await renderEmailCodeStep({ settings, clock: first.clock })
    await waitFor(() => expect(second.transport.callsTo('sendEmailCode')).toHaveLength(1))
  })

  it.each([
    ['typed', async (user: UserEvent) => user.type(codeField(), '123456')],
    [
      'pasted with its separator',
      async (user: UserEvent) => {
        await user.click(codeField())
        await user.paste(' 123-456 ')
      },
    ],
    ['filled in', async () => void fireEvent.change(codeField(), { target: { value: '123 456' } })],
  ])('is verified once, by itself, when it was %s', async (_how, enter) => {
    const { user, transport } = await renderEmailCodeStep({
      handlers: { verifyEmailCode: refuse('otp_invalid') },
    })
    expect(verifyButton()).toBeDisabled()
    await enter(user)
    expect(await screen.findByText('You have entered an incorrect code')).toBeVisible()
    expect(transport.callsTo('verifyEmailCode').map(({ body }) => body)).toEqual([
      { email: 'ines@acme.example', otp: '123456' },
    ])
  })

  it('that is typed while its mail is being sent is verified once the server has sent it', async () => {
    const sent = Promise.withResolvers<null>()
    const { user, transport } = await renderEmailCodeStep({
      handlers: { sendEmailCode: () => sent.promise, verifyEmailCode: refuse('otp_invalid') },
    })
    await user.type(codeField(), '123456')
    expect(transport.callsTo('verifyEmailCode')).toHaveLength(0)
    sent.resolve(null)
    expect(await screen.findByText('You have entered an incorrect code')).toBeVisible()
    expect(transport.callsTo('verifyEmailCode')).toHaveLength(1)
  })

  it('is not verified before its last character, by Enter neither', async () => {
    const { user, transport } = await renderEmailCodeStep({
      handlers: { verifyEmailCode: noAnswer() },
    })
    await user.type(codeField(), '12345{Enter}')
    expect(verifyButton()).toBeDisabled()
    expect(transport.callsTo('verifyEmailCode')).toHaveLength(0)
    await user.type(codeField(), '6{Enter}{Enter}')
    expect(transport.callsTo('verifyEmailCode')).toHaveLength(1)
  })

  it('that was refused is verified again by Verify and Enter only', async () => {
    const { user, transport } = await renderEmailCodeStep({
      handlers: { verifyEmailCode: refuse('otp_invalid') },
    })
    const checks = () => transport.callsTo('verifyEmailCode').length
    const typeSame = () => user.type(codeField(), '123456')
    await typeSame()
    await waitFor(() => expect(codeField()).toHaveValue(''))
    for (const again of [() => user.click(verifyButton()), () => user.keyboard('{Enter}')]) {
      const before = checks()
      await typeSame()
      expect(codeField()).toHaveValue('123456')
      expect(checks()).toBe(before)
      await again()
      await waitFor(() => expect(codeField()).toHaveValue(''))
      expect(checks()).toBe(before + 1)
    }
    await user.type(codeField(), '123457')
    await waitFor(() => expect(checks()).toBe(4))
  })

  it('that is wrong is cleared, announced and asked for again', async () => {
    const { user } = await renderEmailCodeStep({
      handlers: { verifyEmailCode: refuse('otp_invalid') },
    })
    await user.type(codeField(), '123456{Enter}')
    expect(await screen.findByText('You have entered an incorrect code')).toBeVisible()
    expect(codeField()).toHaveValue('')
    expect(codeField()).toHaveFocus()
    expect(document.title).toBe('Error: Check your mail for verification code · Sign In')
  })

  it('that has expired says so', async () => {
    const { user } = await renderEmailCodeStep({
      handlers: { verifyEmailCode: refuse('otp_expired') },
    })
    await user.type(codeField(), '123456{Enter}')
    expect(await screen.findByText('Code is invalid or expired')).toBeVisible()
    expect(codeField()).toHaveValue('')
  })

  it.each([
    ['was tried too often', refuse('otp_exhausted')],
    ['is wrong at the last try', refuse('otp_invalid', { info: { code_is_good: false } })],
  ])('that %s says so, and takes no other until a new one is mailed', async (_, refusal) => {
    const first = await renderEmailCodeStep({ handlers: { verifyEmailCode: refusal } })
    await first.user.type(codeField(), '123456')
    expect(await screen.findByText('Too many wrong codes. Ask for a new one.')).toBeVisible()
    const expectClosed = () => {
      expect(codeField()).toHaveValue('')
      expect(codeField()).toBeDisabled()
      expect(screen.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument()
      expect(screen.getByText(/no longer works/)).toBeVisible()
      expect(screen.queryByText(/Too many attempts/)).not.toBeInTheDocument()
    }
    expectClosed()
    expect(await first.heading('Check your mail for verification code')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Resend Code in 0:30' })).toBeDisabled()
    first.unmount()

    const { user, clock } = await renderEmailCodeStep({ clock: first.clock })
    await screen.findByText('Too many wrong codes. Ask for a new one.')
    expectClosed()
    await clock.advance(30_000)
    expect(screen.getByRole('button', { name: 'Resend Code' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Resend Code' }))
    expect(await screen.findByText(/We sent a 6-digit code to/)).toBeVisible()
    expect(screen.queryByText(/Too many wrong codes/)).not.toBeInTheDocument()
    expect(codeField()).toBeEnabled()
    await waitFor(() => expect(codeField()).toHaveFocus())
  })

  it('is kept when the server could not be reached', async () => {
    const { user } = await renderEmailCodeStep({ handlers: { verifyEmailCode: networkFailure() } })
    await user.type(codeField(), '123456{Enter}')
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    expect(codeField()).toHaveValue('123456')
  })

  it('offers a new start when the server no longer knows the attempt', async () => {
    const { user, location } = await renderEmailCodeStep({
      handlers: { verifyEmailCode: refuse('step_required') },
    })
    await user.type(codeField(), '123456{Enter}')
    await user.click(await screen.findByRole('link', { name: 'Start again' }))
    await waitFor(() =>
      expect(location()).toBe('/signin?email=ines%40acme.example&next=%2Freports'),
    )
  })
})
