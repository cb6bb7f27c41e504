import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { refuse } from '@vestibule/api-client/testing'
import { account, afterwards, answers, press, token } from '../account-story.tsx'

// Stories of account pages on which a form is open or has failed, and of rare states of what the pages list.
export default { title: 'Flows/Sign-in/Account forms', tags: ['!autodocs'], ...ofFlows }

const see =
  (text: string | RegExp): Play =>
  ({ canvas }) =>
    canvas.findByText(text)
const type =
  (label: string, text: string): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.type(await canvas.findByLabelText(label), text)
const alert: Play = ({ canvas }) => canvas.findByRole('alert')
const onSecurity = (play: Play, handlers = {}) => account('security', 'idle', handlers, play)
const question = 'What was the name of your first laboratory?'

const newEmail = afterwards(press('Change your email'), type('New email', 'ines@fenwick.example'))

export const Email = account('overview', 'idle', {}, newEmail)
export const EmailNotSent = account(
  'overview',
  'error',
  { changeEmail: refuse('mail_failed') },
  afterwards(newEmail, afterwards(press('Send the link'), alert)),
)
export const EmailWaits = account(
  'overview',
  'idle',
  {
    getSecurity: {
      ...(answers.getSecurity as object),
      email_change: { email: 'ines@fenwick.example', expires_at: '2026-11-21T09:00:00Z' },
    },
  } as typeof answers,
  see(/^ines@fenwick.example waits for you/),
)
export const Password = onSecurity(
  afterwards(press('Change your password'), type('New password', 'short')),
)
export const PasswordNotChanged = account(
  'security',
  'error',
  { changePassword: refuse('server_error') },
  afterwards(
    press('Change your password'),
    afterwards(
      afterwards(
        type('New password', 'Quiet-Doorway-26!'),
        type('Confirm password', 'Quiet-Doorway-26!'),
      ),
      afterwards(press('Change password'), alert),
    ),
  ),
)
export const AuthenticatorReplaced = onSecurity(
  afterwards(press('Replace the authenticator app'), see(/^Scan the code with the new app/)),
)
export const AuthenticatorCode = onSecurity(
  afterwards(press('Replace the authenticator app', 'Replace'), ({ canvas }) =>
    canvas.findByLabelText('Code from the new app'),
  ),
  {
    generateQrCode: {
      url: 'otpauth://totp/Vestibule:ines?secret=JBSWY3DPEHPK3PXPKRUGS4ZA',
      secret: 'JBSWY3DPEHPK3PXPKRUGS4ZA',
    },
  },
)
export const RecoveryCodes = onSecurity(
  afterwards(press('Make new recovery codes', 'Make new codes'), see(/^Keep these codes/)),
  { generateRecoveryCodes: ['7QH2-M9KD', 'X4TR-08WB', 'P6LC-YV31', 'K2FA-5TDN', 'W9JE-3QXS'] },
)
export const SecurityQuestion = onSecurity(
  afterwards(press('Change your security question'), type('Answer', 'Aldermoor')),
  { getSecurity: { ...(answers.getSecurity as object), security_question: { question } } },
)
export const PasskeyRenamed = onSecurity(
  afterwards(press('Rename Laptop at work'), ({ canvas }) =>
    canvas.findByDisplayValue('Laptop at work'),
  ),
)
export const PasskeyNotMade = account(
  'security',
  'error',
  { getPasskeyCreationOptions: refuse('server_error') },
  afterwards(press('Add a passkey'), alert),
)
export const NothingSetUp = onSecurity(see('You have no passkey yet.'), {
  listPasskeys: [],
  getSecurity: {
    ...(answers.getSecurity as object),
    passkeys: 0,
    authenticator: null,
    recovery_codes_left: 0,
  },
})

const newToken = afterwards(press('Make a token'), type('Name', 'Notebook on my laptop'))

export const Token = account('tokens', 'idle', {}, newToken)
export const TokenMade = account(
  'tokens',
  'success',
  { createToken: { ...token, token: 'vst_4Zq0mT7cXb1nR9kLw2sYd8hVf3gJp6aQe5uMiOtNxBzC0dKr' } },
  afterwards(afterwards(newToken, press('Make token')), see(/^You see this token only now/)),
)
export const TokenNotMade = account(
  'tokens',
  'error',
  {
    createToken: refuse('conflict', { info: { reason: 'too_many_tokens', values: { count: 20 } } }),
  },
  afterwards(afterwards(newToken, press('Make token')), alert),
)
