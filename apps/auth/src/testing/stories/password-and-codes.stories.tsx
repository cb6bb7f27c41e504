import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { organizationOffers } from '../../parts/organization-offer.ts'
import { screenStory } from '../screen-story.tsx'

export default { title: 'Flows/Sign-in/Password and codes', tags: ['!autodocs'], ...ofFlows }

const query = '?email=ines%40acme.example'
const mailed = `${query}&type=1`

const enterPassword: Play = async ({ canvas, userEvent }) =>
  userEvent.type(await canvas.findByLabelText('Password'), 'secret{Enter}')
const enterCode: Play = async ({ canvas, userEvent }) =>
  userEvent.type(await canvas.findByLabelText('Verification code'), '123456')

/** Enters the mailed code and waits for a text of the next step. */
const codeThen =
  (text: string | RegExp): Play =>
  async (stage) => {
    await enterCode(stage)
    await stage.canvas.findByText(text)
  }

export const Password = screenStory('password', 'idle', { query })

export const PasswordOrOrganization = screenStory('password', 'idle', {
  query,
  kept: (storage) =>
    organizationOffers(storage).note('ines@acme.example', {
      name: 'Acme ID',
      url: '/auth_api/v1/accounts/login/oidc/acme/',
    }),
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Sign in with Acme ID' }),
})

export const PasswordBusy = screenStory('password', 'busy', {
  query,
  handlers: { login: noAnswer() },
  play: enterPassword,
})

export const PasswordWrong = screenStory('password', 'error', {
  query,
  handlers: { login: refuse('invalid_credentials', { message: 'Invalid Credentials' }) },
  async play(stage) {
    await enterPassword(stage)
    await stage.canvas.findByText('Invalid Credentials')
  },
})

const sent: Handlers = { sendEmailCode: null }

export const MailedCode = screenStory('passwordOtp', 'idle', {
  query: mailed,
  handlers: sent,
  play: ({ canvas }) => canvas.findByText(/We sent a 6-digit code/),
})

export const MailedCodeSending = screenStory('passwordOtp', 'busy', {
  query: mailed,
  handlers: { sendEmailCode: noAnswer() },
})

export const MailedCodeChecking = screenStory('passwordOtp', 'busy', {
  query: mailed,
  handlers: { ...sent, verifyEmailCode: noAnswer() },
  play: enterCode,
})

export const MailedCodeWrong = screenStory('passwordOtp', 'error', {
  query: mailed,
  handlers: { ...sent, verifyEmailCode: refuse('otp_invalid') },
  play: codeThen('You have entered an incorrect code'),
})

export const MailedCodeLocked = screenStory('passwordOtp', 'error', {
  query: mailed,
  handlers: { ...sent, verifyEmailCode: refuse('otp_exhausted') },
  play: codeThen(/Too many wrong codes/),
})

export const CreatePassword = screenStory('passwordOtp', 'success', {
  query: mailed,
  handlers: { ...sent, verifyEmailCode: { user_type: 1 } },
  async play(stage) {
    await enterCode(stage)
    const { canvas, userEvent } = stage
    await userEvent.type(await canvas.findByLabelText('New password'), 'Meridian7')
  },
})

export const SecurityQuestion = screenStory('passwordOtp', 'idle', {
  query: `${query}&type=2`,
  handlers: { getSecurityQuestion: { question: 'Your first laboratory?' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot Password' }))
    await canvas.findByText('Your first laboratory?')
  },
})
