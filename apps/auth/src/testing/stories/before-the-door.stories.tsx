import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { profile } from '@vestibule/app-kit/testing/profile'
import { screenStory } from '../screen-story.tsx'

export default {
  title: 'Flows/Sign-in/Registration, terms, customers',
  tags: ['!autodocs'],
  ...ofFlows,
}

const register: Play = async ({ canvas, userEvent }) => {
  const fields = {
    'First Name': 'Inès',
    'Last Name': 'Okafor',
    'Institutional Email': 'ines@acme.example',
    Description: 'Outcomes of rare tumours.',
  }
  for (const [name, value] of Object.entries(fields)) {
    await userEvent.click(await canvas.findByLabelText(name))
    await userEvent.paste(value)
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Request access' }))
}

export const Registration = screenStory('registration', 'idle')

export const RegistrationEmpty = screenStory('registration', 'error', {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request access' }))
    await canvas.findAllByText('This field cannot be empty')
  },
})

export const RegistrationBusy = screenStory('registration', 'busy', {
  handlers: { requestRegistration: noAnswer() },
  play: register,
})

export const RegistrationSent = screenStory('registration', 'success', {
  handlers: { requestRegistration: { email: 'ines@acme.example' } },
  async play(stage) {
    await register(stage)
    await stage.canvas.findByRole('heading', { name: 'Confirm your address' })
  },
})

const terms: Handlers = {
  getProfile: { ...profile, eulas_not_accepted: ['terms'] },
  getEula: ({ params }) => ({
    id: params['id'] ?? '',
    name: params['id'] === 'privacy' ? 'Privacy Notice' : 'Terms of Use',
    content: '<h3>1. Purpose</h3><p>You may read the data.</p>',
  }),
}
const accept: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox'))
  await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
}

export const Terms = screenStory('eula', 'idle', {
  handlers: terms,
  play: ({ canvas }) => canvas.findByRole('heading', { level: 1, name: 'Terms of Use' }),
})

export const TermsBusy = screenStory('eula', 'busy', {
  handlers: { ...terms, acceptEula: noAnswer() },
  play: accept,
})

export const TermsNotLoaded = screenStory('eula', 'error', {
  handlers: { ...terms, getEula: refuse('server_error') },
  play: ({ canvas }) => canvas.findByRole('alert'),
})

export const TermsNotSaved = screenStory('eula', 'error', {
  handlers: { ...terms, acceptEula: refuse('server_error') },
  async play(stage) {
    await accept(stage)
    await stage.canvas.findByText('Your acceptance could not be saved. Try again.')
  },
})

export const TermsAcceptedOneOfTwo = screenStory('eula', 'success', {
  handlers: {
    ...terms,
    getProfile: { ...profile, eulas_not_accepted: ['terms', 'privacy'] },
    acceptEula: null,
  },
  async play(stage) {
    await accept(stage)
    await stage.canvas.findByRole('heading', { level: 1, name: 'Privacy Notice' })
  },
})

const customers = ['Aldermoor University Hospital', 'Calder Oncology Group'].map((name) => ({
  id: name,
  name,
}))
const choose: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Calder Oncology Group' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

export const Customers = screenStory('selectCustomer', 'idle', {
  handlers: { listOrganizations: customers },
  play: ({ canvas }) => canvas.findByText('Calder Oncology Group'),
})

export const CustomersBusy = screenStory('selectCustomer', 'busy', {
  handlers: { listOrganizations: customers, selectOrganization: noAnswer() },
  play: choose,
})

export const CustomersNotLoaded = screenStory('selectCustomer', 'error', {
  handlers: { listOrganizations: refuse('server_error') },
  play: ({ canvas }) => canvas.findByRole('alert'),
})

export const AlreadyActing = screenStory('selectCustomer', 'error', {
  handlers: {
    listOrganizations: customers,
    selectOrganization: refuse('conflict'),
    getProfile: { ...profile, impersonating: { id: 'c9', name: 'Fenwick Paediatrics' } },
  },
  async play(stage) {
    await choose(stage)
    await stage.canvas.findByRole('heading', { name: 'You already act for Fenwick Paediatrics' })
  },
})

export const NoCustomers = screenStory('selectCustomer', 'error', {
  handlers: { listOrganizations: [] },
})

export const NotStaff = screenStory('selectCustomer', 'error', {
  handlers: { listOrganizations: refuse('forbidden') },
})

const createPasskey: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Create a passkey' }))

export const PasskeyOffer = screenStory('passkeyOffer', 'idle')

export const PasskeyBeingMade = screenStory('passkeyOffer', 'busy', {
  handlers: { getPasskeyCreationOptions: noAnswer() },
  play: createPasskey,
})

export const PasskeyNotMade = screenStory('passkeyOffer', 'error', {
  handlers: { getPasskeyCreationOptions: refuse('server_error') },
  async play(stage) {
    await createPasskey(stage)
    await stage.canvas.findByRole('button', { name: 'Try again' })
  },
})

const locked: Handlers = { getAuthenticated: { locked: true, proofs: ['password', 'passkey'] } }

const unlock: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Password'), 'Quiet-Doorway-26!')
  await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }))
}

export const Locked = screenStory('unlock', 'idle', { query: '?next=%2Freports', handlers: locked })

export const BeingUnlocked = screenStory('unlock', 'busy', {
  handlers: { ...locked, proveAgain: noAnswer() },
  play: unlock,
})

export const NotUnlocked = screenStory('unlock', 'error', {
  handlers: { ...locked, proveAgain: refuse('invalid_credentials') },
  async play(stage) {
    await unlock(stage)
    await stage.canvas.findByText('This is not your password.')
  },
})
