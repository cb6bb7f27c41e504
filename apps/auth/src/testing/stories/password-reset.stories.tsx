import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { screenStory } from '../screen-story.tsx'

export default { title: 'Flows/Sign-in/Reset of the password', tags: ['!autodocs'], ...ofFlows }

const email = 'ines@acme.example'
const ask: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Email'), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }))
}

export const Ask = screenStory('forgotPassword', 'idle')

export const AskBusy = screenStory('forgotPassword', 'busy', {
  handlers: { requestReset: noAnswer() },
  play: ask,
})

export const AskRefused = screenStory('forgotPassword', 'error', {
  handlers: { requestReset: refuse('server_error') },
  async play(stage) {
    await ask(stage)
    await stage.canvas.findByRole('alert')
  },
})

export const Sent = screenStory('forgotPassword', 'success', {
  handlers: { requestReset: null },
  async play(stage) {
    await ask(stage)
    await stage.canvas.findByText('Check your email for account recovery instructions.')
  },
})

const good = 'Meridian-7-Quiet!'
/** Fills in each of the fields, ‘Email’ with the address and the others with the new password, and sends the form. */
const reset =
  (fields: readonly string[]): Play =>
  async ({ canvas, userEvent }) => {
    for (const name of fields) {
      await userEvent.click(await canvas.findByLabelText(name))
      await userEvent.paste(name === 'Email' ? email : good)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }))
  }
const then =
  (play: Play, text: string): Play =>
  async (stage) => {
    await play(stage)
    await stage.canvas.findByText(text)
  }
const answering = (resetPassword: Handlers['resetPassword']) => ({
  query: `?uidb64=a&token=b&email=${encodeURIComponent(email)}`,
  handlers: { checkResetLink: null, resetPassword },
})
const common = refuse('validation_failed', {
  fields: { password: ['This password is one of the most common ones'] },
})
const spent = {
  query: '?uidb64=a&token=b',
  handlers: { checkResetLink: refuse('token_invalid') },
  play: (({ canvas }) => canvas.findByText('Code is invalid or expired')) satisfies Play,
}
const filledIn = reset(['New password', 'Confirm password'])

export const NewPassword = screenStory('resetPassword', 'idle', answering(null))

const others = {
  factors: [
    { kind: 'passkey' as const, name: 'Laptop', at: '2026-03-02T12:00:00Z' },
    { kind: 'security_question' as const, name: '', at: null },
  ],
  removable: true,
}

export const NewPasswordAndFactors = screenStory('resetPassword', 'idle', {
  ...answering(null),
  handlers: { checkResetLink: others, resetPassword: null },
})

export const NewPasswordBusy = screenStory('resetPassword', 'busy', {
  ...answering(noAnswer()),
  play: filledIn,
})

export const NewPasswordRefused = screenStory('resetPassword', 'error', {
  ...answering(common),
  play: then(filledIn, 'This password is one of the most common ones'),
})

export const LinkSpent = screenStory('resetPassword', 'error', spent)

export const NewPasswordSet = screenStory('resetPassword', 'success', {
  ...answering(null),
  play: then(filledIn, 'Success. Redirecting to login...'),
})

export const OfInvited = screenStory('resetPasswordOtp', 'idle', answering(null))

export const OfInvitedAndFactors = screenStory('resetPasswordOtp', 'idle', {
  ...answering(null),
  handlers: { checkResetLink: others, resetPassword: null },
})

export const OfInvitedBusy = screenStory('resetPasswordOtp', 'busy', {
  ...answering(noAnswer()),
  play: filledIn,
})

export const OfInvitedRefused = screenStory('resetPasswordOtp', 'error', {
  ...answering(common),
  play: then(filledIn, 'This password is one of the most common ones'),
})

export const OfInvitedLinkSpent = screenStory('resetPasswordOtp', 'error', spent)

export const OfInvitedSet = screenStory('resetPasswordOtp', 'success', {
  ...answering(null),
  play: then(filledIn, 'Your password has been reset'),
})
