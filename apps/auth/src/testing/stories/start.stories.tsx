import { findOverPage, ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { networkFailure, noAnswer, ok, refuse, type Handlers } from '@vestibule/api-client/testing'
import { openPlatform, withPasskeys } from '@vestibule/app-kit/testing/open-platform'
import { profile } from '@vestibule/app-kit/testing/profile'
import { screenStory } from '../screen-story.tsx'

export default { title: 'Flows/Sign-in/Start', tags: ['!autodocs'], ...ofFlows }

const enterAddress: Play = async ({ canvas, userEvent }) =>
  userEvent.type(await canvas.findByLabelText('Email'), 'ines@acme.example{Enter}')

export const Idle = screenStory('start', 'idle')

export const Busy = screenStory('start', 'busy', {
  handlers: { startLogin: noAnswer() },
  async play(stage) {
    await enterAddress(stage)
    await stage.canvas.findByText('Please wait...')
  },
})

export const UnknownAddress = screenStory('start', 'error', {
  handlers: { startLogin: refuse('account_not_found', { message: "Account doesn't exist" }) },
  async play(stage) {
    await enterAddress(stage)
    await stage.canvas.findByText("Account doesn't exist")
  },
})

export const TooManyAttempts = screenStory('start', 'error', {
  handlers: { startLogin: refuse('rate_limited', { retryAfterS: 90 }) },
  async play(stage) {
    await enterAddress(stage)
    await stage.canvas.findAllByText(/Try again in 1:30/)
  },
})

export const Verified = screenStory('start', 'success', {
  handlers: {
    startLogin: {
      sign_in_method: 'password',
      next_authentication_step: 'EmailOTP',
      redirect_url: '/sso/start',
    },
  },
  async play(stage) {
    await enterAddress(stage)
    await stage.canvas.findByText('Email verified, proceeding to authentication')
  },
})

const pressPasskey: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Use a passkey' }))

export const PasskeyAsked = screenStory('start', 'busy', {
  platform: withPasskeys,
  handlers: { getPasskeyRequestOptions: noAnswer() },
  play: pressPasskey,
})

export const PasskeyNotAsked = screenStory('start', 'error', {
  platform: withPasskeys,
  handlers: { getPasskeyRequestOptions: refuse('server_error') },
  async play(stage) {
    await pressPasskey(stage)
    await stage.canvas.findByText('Something went wrong. Try again later.')
  },
})

export const TroubleLoggingIn = screenStory('start', 'idle', {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trouble Logging in?' }))
  },
})

export const OrganizationLedBack = screenStory('start', 'error', {
  query: '?error=sso_no_account',
  play: ({ canvas }) => canvas.findByText(/^There is no account for you here/),
})

const owner = { email: 'robin@acme.example', first_name: 'Robin', last_name: 'Hale' }

export const SignInLink = screenStory('start', 'idle', {
  authcode: 'token-1',
  handlers: { getApiTokenOwner: owner, getProfile: profile },
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Stay as I am' }),
})

export const SignInLinkNotChecked = screenStory('start', 'error', {
  authcode: 'token-1',
  handlers: { getApiTokenOwner: networkFailure(), getProfile: profile },
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Retry' }),
})

export const ForwardingBusy = screenStory('home', 'busy', {
  handlers: { getProfile: noAnswer() },
  play: ({ canvas }) => canvas.findByText('Loading'),
})

export const ForwardingFailed = screenStory('home', 'error', {
  handlers: { getProfile: refuse('unavailable') },
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Retry' }),
})

export const NotFound = screenStory('notFound', 'idle')

function device(authenticateDeviceCode: Handlers['authenticateDeviceCode']) {
  return {
    platform: {
      config: { ...openPlatform.config, is_federated_environment: true },
      environment: { type: 'restricted', sourceType: null },
    },
    handlers: {
      registerDeviceCode: { expires_at: '2026-11-20T10:00:00Z' },
      authenticateDeviceCode,
      getAuthenticated: refuse('not_authenticated'),
    },
  }
}
const showsCode: Play = ({ canvas }) => canvas.findByRole('img', { name: /^Code: / })
const verify: Play = async (stage) => {
  await showsCode(stage)
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Click Here' }))
}

export const DeviceCode = screenStory('deviceCode', 'idle', {
  ...device(noAnswer()),
  play: showsCode,
})

export const DeviceCodeChecking = screenStory('deviceCode', 'busy', {
  ...device(noAnswer()),
  play: verify,
})

export const DeviceCodePending = screenStory('deviceCode', 'idle', {
  ...device(ok({}, { status: 202 })),
  async play(stage) {
    await verify(stage)
    await stage.canvas.findByText('This code has not been approved yet.')
  },
})

export const DeviceCodeExpired = screenStory('deviceCode', 'error', {
  ...device(refuse('not_found')),
  async play(stage) {
    await verify(stage)
    await findOverPage('alertdialog', 'Code Expired')
  },
})
