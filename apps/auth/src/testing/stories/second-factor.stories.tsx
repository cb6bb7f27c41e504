import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { createShownCodes } from '../../parts/authenticator/shown-codes.ts'
import { withPasskeys } from '@vestibule/app-kit/testing/open-platform'
import { profile } from '@vestibule/app-kit/testing/profile'
import { screenStory } from '../screen-story.tsx'

export default { title: 'Flows/Sign-in/Second factor', tags: ['!autodocs'], ...ofFlows }

const query = '?email=ines%40acme.example'
const secret = 'JBSWY3DPEHPK3PXPKRUGS4ZA'
const answers: Handlers = {
  sendEmailCode: null,
  verifyEmailCode: { user_type: null, totp_device_setup: true },
  verifyTotp: null,
  verifyRecoveryCode: null,
  generateQrCode: { url: `otpauth://totp/Vestibule:ines?secret=${secret}`, secret },
  generateRecoveryCodes: ['7QH2-M9KD', 'X4TR-08WB', 'P6LC-YV31', 'K2FA-5TDN', 'W9JE-3QXS'],
  getProfile: profile,
}

/** A story of a sign-in with a second factor, after the mailed code was entered. */
function afterMail(
  state: Parameters<typeof screenStory>[1],
  handlers: Handlers,
  then: Play = async () => {},
) {
  const play: Play = async (stage) => {
    await stage.userEvent.type(await stage.canvas.findByLabelText('Verification code'), '123456')
    return then(stage)
  }
  return screenStory('twoFactor', state, {
    platform: withPasskeys,
    query,
    handlers: { ...answers, ...handlers },
    play,
  })
}

/** A story of replacing a lost authenticator. */
const newDevice = (
  state: Parameters<typeof screenStory>[1],
  { handlers, ...rest }: NonNullable<Parameters<typeof screenStory>[2]> = {},
) => screenStory('setupNewDevice', state, { query, handlers: { ...answers, ...handlers }, ...rest })

const enter =
  (label: string, code: string): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.type(await canvas.findByLabelText(label), code)
const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name }))
const see =
  (text: string | RegExp): Play =>
  ({ canvas }) =>
    canvas.findByText(text)
const inTurn =
  (...steps: readonly Play[]): Play =>
  async (stage) => {
    for (const step of steps) await step(stage)
  }
const authenticator = enter('Authentication code', '654321')
const firstCode = enter('Code from the app', '654321')
const recoveryCode = inTurn(press('Use Recovery codes instead'), enter('Recovery code', '7QH2M9KD'))
const codesAreListed: Play = ({ canvas }) => canvas.findByRole('list', { name: 'Recovery codes' })

export const Authenticator = afterMail('idle', {}, ({ canvas }) =>
  canvas.findByLabelText('Authentication code'),
)

export const AuthenticatorBusy = afterMail('busy', { verifyTotp: noAnswer() }, authenticator)

export const AuthenticatorWrong = afterMail(
  'error',
  { verifyTotp: refuse('otp_invalid') },
  inTurn(authenticator, see('You have entered an incorrect code')),
)

export const RecoveryCodeWrong = afterMail(
  'error',
  { verifyRecoveryCode: refuse('otp_invalid') },
  inTurn(recoveryCode, see('You have entered an incorrect code')),
)

export const PasskeyNotAsked = afterMail(
  'error',
  { getPasskeyRequestOptions: refuse('server_error') },
  inTurn(press('Use a passkey instead'), see('Something went wrong. Try again later.')),
)

export const LostDevice = afterMail(
  'success',
  {},
  inTurn(recoveryCode, see('Did you lose your device?')),
)

export const AuthenticatorSetUp = afterMail(
  'idle',
  { verifyEmailCode: { user_type: null, totp_device_setup: false } },
  press('setup key'),
)

export const NewDevice = newDevice('idle', { play: see('Verify') })

export const NewDeviceLoading = newDevice('busy', { handlers: { generateQrCode: noAnswer() } })

export const NewDeviceNotLoaded = newDevice('error', {
  handlers: { generateQrCode: refuse('server_error') },
  play: see('The QR code could not be loaded. Try again.'),
})

export const NewDeviceWrongCode = newDevice('error', {
  handlers: { verifyTotp: refuse('otp_invalid') },
  play: inTurn(firstCode, see('You have entered an incorrect code')),
})

export const NewDeviceCodes = newDevice('success', {
  play: inTurn(firstCode, codesAreListed),
})

export const NewDeviceCodesNotKept = newDevice('success', {
  play: inTurn(firstCode, codesAreListed, press('Next'), see(/^You have not copied/)),
})

export const NewDeviceCodesNotMade = newDevice('error', {
  handlers: { generateRecoveryCodes: refuse('server_error') },
  play: inTurn(firstCode, see('Your recovery codes could not be made. Try again.')),
})

const reloaded = (storage: Parameters<typeof createShownCodes>[0]) =>
  createShownCodes(storage).note(profile.email, 'setup-new-device')

export const NewDeviceCodesShownBefore = newDevice('idle', { kept: reloaded })

export const NewDeviceFinishing = newDevice('busy', {
  kept: reloaded,
  handlers: { decideRedirect: noAnswer() },
  play: press('I have saved my codes'),
})

export const NewDeviceStranded = newDevice('error', {
  kept: reloaded,
  handlers: { decideRedirect: refuse('server_error') },
  play: inTurn(press('I have saved my codes'), see('Retry')),
})
