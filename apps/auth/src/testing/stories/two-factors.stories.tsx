import type { MissingFactor } from '@vestibule/api-client/contract'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { createShownCodes } from '../../parts/authenticator/shown-codes.ts'
import { withPasskeys } from '@vestibule/app-kit/testing/open-platform'
import { profile } from '@vestibule/app-kit/testing/profile'
import { screenStory } from '../screen-story.tsx'

export default { title: 'Flows/Sign-in/Two factors', tags: ['!autodocs'], ...ofFlows }

const secret = 'JBSWY3DPEHPK3PXPKRUGS4ZA'
const nothing: MissingFactor = {
  email: profile.email,
  missing: true,
  show: [],
  set_up: ['authenticator', 'passkey'],
  sign_in_again: null,
}
const known: MissingFactor = {
  ...nothing,
  show: ['passkey', 'authenticator', 'recovery_code'],
  set_up: [],
}
const answers: Handlers = {
  getMissingFactor: nothing,
  proveAgain: null,
  verifyTotp: null,
  verifyRecoveryCode: null,
  generateQrCode: { url: `otpauth://totp/Vestibule:ines?secret=${secret}`, secret },
  generateRecoveryCodes: ['7QH2-M9KD', 'X4TR-08WB', 'P6LC-YV31', 'K2FA-5TDN', 'W9JE-3QXS'],
  getProfile: profile,
}

const story = (
  state: Parameters<typeof screenStory>[1],
  { handlers, ...rest }: NonNullable<Parameters<typeof screenStory>[2]> = {},
) =>
  screenStory('secondFactor', state, {
    platform: withPasskeys,
    handlers: { ...answers, ...handlers },
    ...rest,
  })
const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name }))
const enter =
  (label: string, code: string): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.type(await canvas.findByLabelText(label), code)
const see =
  (text: string | RegExp): Play =>
  ({ canvas }) =>
    canvas.findByText(text)
const inTurn =
  (...steps: readonly Play[]): Play =>
  async (stage) => {
    for (const step of steps) await step(stage)
  }
const setUp = inTurn(press('Use an authenticator app'), enter('Code from the app', '654321'))

export const Choose = story('idle', { play: see('Use an authenticator app') })

export const ChooseAnew = story('idle', {
  handlers: { getMissingFactor: { ...known, set_up: ['authenticator', 'passkey'] } },
  play: see(/^The recovery code was right/),
})

export const MakingPasskey = story('busy', {
  handlers: { getPasskeyCreationOptions: noAnswer() },
  play: press('Create a passkey'),
})

export const NotLoaded = story('error', {
  handlers: { getMissingFactor: refuse('server_error') },
  play: see('Retry'),
})

export const NoPasskeyMade = story('error', {
  handlers: { getPasskeyCreationOptions: refuse('server_error') },
  play: inTurn(press('Create a passkey'), see('Something went wrong. Try again later.')),
})

export const Authenticator = story('idle', {
  play: inTurn(press('Use an authenticator app'), press('setup key')),
})

export const Codes = story('success', {
  play: inTurn(setUp, ({ canvas }) => canvas.findByRole('list', { name: 'Recovery codes' })),
})

export const CodesShownBefore = story('idle', {
  kept: (storage) => createShownCodes(storage).note(profile.email, 'second-factor'),
  handlers: { getMissingFactor: { ...nothing, missing: false } },
  play: see('I have saved my codes'),
})

const showing = { getMissingFactor: known }

export const Show = story('idle', { handlers: showing, play: see('Use a passkey instead') })

export const ShowWrong = story('error', {
  handlers: { ...showing, proveAgain: refuse('otp_invalid') },
  play: inTurn(enter('Authentication code', '654321'), see('You have entered an incorrect code')),
})

export const ShowPasskey = story('idle', {
  handlers: { getMissingFactor: { ...known, show: ['passkey'] } },
  play: see('Use your passkey'),
})

export const Recover = story('idle', {
  handlers: showing,
  play: inTurn(press('Use Recovery codes instead'), see('Use your second factor instead')),
})

export const SignInAgain = story('idle', {
  handlers: {
    getMissingFactor: { ...nothing, set_up: [], sign_in_again: { url: null } },
  },
  play: see('Sign in again'),
})

export const Stranded = story('error', {
  handlers: {
    getMissingFactor: { ...nothing, missing: false },
    decideRedirect: refuse('server_error'),
  },
  play: see('Retry'),
})

const reset = (
  name: 'resetPassword' | 'resetPasswordOtp',
  state: Parameters<typeof screenStory>[1],
  confirm_by: string[],
  handlers: Handlers = {},
  play?: Play,
) =>
  screenStory(name, state, {
    platform: withPasskeys,
    query: '?uidb64=dTE&token=t1&email=ines%40acme.example',
    handlers: {
      checkResetLink: { factors: [], removable: false, confirm_by },
      confirmResetLink: null,
      ...handlers,
    },
    ...(play && { play }),
  })
const all = ['passkey', 'authenticator', 'recovery_code']

export const StrictReset = reset('resetPassword', 'idle', all, {}, see('Use your passkey'))

export const StrictResetRecovery = reset(
  'resetPasswordOtp',
  'idle',
  ['authenticator', 'recovery_code'],
  {},
  inTurn(press('Use Recovery codes instead'), see('Use Authentication code instead')),
)

export const StrictResetWrong = reset(
  'resetPassword',
  'error',
  all,
  { confirmResetLink: refuse('otp_invalid') },
  inTurn(enter('Authentication code', '654321'), see('You have entered an incorrect code')),
)
