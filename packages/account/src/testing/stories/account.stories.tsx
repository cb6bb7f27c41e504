import { findOverPage, findToast, ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { noAnswer, refuse } from '@vestibule/api-client/testing'
import { account, afterwards, press, security } from '../account-story.tsx'
import { profile } from '@vestibule/app-kit/testing/profile'

export default { title: 'Flows/Sign-in/Account', tags: ['!autodocs'], ...ofFlows }

const retry: Play = ({ canvas }) => canvas.findByRole('button', { name: 'Retry' })
const alert: Play = ({ canvas }) => canvas.findByRole('alert')
const toast =
  (text: RegExp): Play =>
  () =>
    findToast(text)
const saveName = press('Edit your name', 'Save')

export const Overview = account('overview', 'idle', {}, ({ canvas }) => canvas.findByText(/^Acme/))
export const OverviewLoading = account('overview', 'busy', { getSecurity: noAnswer() })
export const OverviewFailed = account(
  'overview',
  'error',
  { getSecurity: refuse('server_error') },
  retry,
)
export const NameSaving = account('overview', 'busy', { updateProfile: noAnswer() }, saveName)
export const NameNotSaved = account(
  'overview',
  'error',
  { updateProfile: refuse('server_error') },
  afterwards(saveName, alert),
)
export const NameSaved = account(
  'overview',
  'success',
  { updateProfile: profile },
  afterwards(saveName, toast(/Saved/)),
)

const removePasskey = press('Remove Laptop at work', 'Remove passkey')

const ownSignIn = { name: 'Acme ID', url: '/auth_api/v1/accounts/login/oidc/acme/' }

export const Security = account('security', 'idle', {}, ({ canvas }) =>
  canvas.findByText('Laptop at work'),
)
export const SecurityByOrganization = account(
  'security',
  'idle',
  { getSecurity: { ...security, organization_sign_in: { ...ownSignIn, enforced: true } } },
  ({ canvas }) => canvas.findByText('You sign in with Acme ID.'),
)
export const SecurityOrOrganization = account(
  'security',
  'idle',
  { getSecurity: { ...security, organization_sign_in: { ...ownSignIn, enforced: false } } },
  ({ canvas }) => canvas.findByText('You can also sign in with Acme ID.'),
)
export const PasskeyRemoving = account(
  'security',
  'busy',
  { deletePasskey: noAnswer() },
  removePasskey,
)
export const PasskeysNotLoaded = account(
  'security',
  'error',
  { listPasskeys: refuse('server_error') },
  retry,
)
export const ProofAsked = account(
  'security',
  'idle',
  { deletePasskey: refuse('step_required') },
  afterwards(removePasskey, () => findOverPage('dialog', 'Confirm that it is you')),
)
export const PasskeyRemoved = account(
  'security',
  'success',
  { deletePasskey: null },
  afterwards(removePasskey, toast(/was removed/)),
)

const endOne = press('Sign out Safari 27 on iOS')

export const Browsers = account('browsers', 'idle', {}, ({ canvas }) =>
  canvas.findByText('Safari 27 on iOS'),
)
export const BrowserEnding = account('browsers', 'busy', { endSession: noAnswer() }, endOne)
export const BrowserNotEnded = account(
  'browsers',
  'error',
  { endSession: refuse('server_error') },
  afterwards(endOne, alert),
)
export const BrowserEnded = account(
  'browsers',
  'success',
  { endSession: null },
  afterwards(endOne, toast(/is signed out/)),
)

const endToken = press('End Notebook', 'End token')

export const Tokens = account('tokens', 'idle', {}, ({ canvas }) => canvas.findByText('Notebook'))
export const TokensNone = account(
  'tokens',
  'idle',
  { listTokens: [], listResources: [] },
  ({ canvas }) => canvas.findByText('You have no token yet.'),
)
export const TokensNotLoaded = account(
  'tokens',
  'error',
  { listTokens: refuse('server_error') },
  retry,
)
export const TokenEnding = account('tokens', 'busy', { deleteToken: noAnswer() }, endToken)
export const TokenEnded = account(
  'tokens',
  'success',
  { deleteToken: null },
  afterwards(endToken, toast(/has ended/)),
)

export const Activity = account('activity', 'idle', {}, ({ canvas }) =>
  canvas.findByText(/A sign-in failed/),
)
export const ActivityLoading = account('activity', 'busy', {
  listAccountEvents: noAnswer(),
})
export const ActivityNotLoaded = account(
  'activity',
  'error',
  { listAccountEvents: refuse('server_error') },
  retry,
)
