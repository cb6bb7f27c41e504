import { screen } from '@testing-library/react'
import { noAnswer, refuse } from '@vestibule/api-client/testing'
import { ofFlows } from '@vestibule/app-kit/testing/flow-story'
import { adminStory } from '../admin-story.tsx'
import { askerWith } from '../asking-world.ts'

export default {
  title: 'Flows/Asking for datasets',
  tags: ['!autodocs'],
  ...ofFlows,
}

const { handlers } = askerWith()
const returned = askerWith({ state: 'returned' }).handlers
const catalogue = '/requests/catalogue/'

export const Own = adminStory('idle', '/requests/', {
  handlers: returned,
  play: ({ canvas }) => canvas.findByText('Which years?'),
})

export const OwnNone = adminStory('idle', '/requests/', {
  handlers,
  play: ({ canvas }) => canvas.findByText('You have asked for nothing yet'),
})

export const OwnLoading = adminStory('busy', '/requests/', {
  handlers: { listOwnRequests: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'My requests', busy: true }),
})

export const OwnFailed = adminStory('error', '/requests/', {
  handlers: { listOwnRequests: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})

export const OneReturned = adminStory('idle', '/requests/req_1/', {
  handlers: returned,
  play: ({ canvas }) => canvas.findAllByText('Which years?'),
})

export const OneApproved = adminStory('idle', '/requests/req_1/', {
  handlers: askerWith({ state: 'approved', granted_last_day: '2027-03-31' }).handlers,
  play: ({ canvas }) => canvas.findByText('Open the dataset'),
})

export const OneRefused = adminStory('idle', '/requests/req_1/', {
  handlers: askerWith({
    state: 'refused',
    steps: [{ at: '2026-11-18T08:00:00Z', what: 'refused', text: 'Not for this purpose' }],
  }).handlers,
  play: ({ canvas }) => canvas.findByText('Not for this purpose'),
})

export const OneLoading = adminStory('busy', '/requests/req_1/', {
  handlers: { listOwnRequests: noAnswer() },
  play: ({ canvas }) => canvas.findByText('Loading'),
})

export const OneFailed = adminStory('error', '/requests/req_1/', {
  handlers: { listOwnRequests: refuse('server_error') },
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Retry' }),
})

export const Catalogue = adminStory('idle', catalogue, {
  handlers,
  play: ({ canvas }) => canvas.findAllByText('Tides'),
})

export const CatalogueEmpty = adminStory('idle', catalogue, {
  handlers: { listCatalogue: { items: [], next: null } },
  play: ({ canvas }) => canvas.findByText('No dataset can be found here'),
})

export const Asking = adminStory('idle', catalogue, {
  handlers,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ask for access/ }))
    await screen.findByLabelText(/Colleagues/)
  },
})

export const AskingRefused = adminStory('error', catalogue, {
  handlers: {
    ...handlers,
    requestAccess: refuse('validation_failed', {
      fields: { colleagues: ['Name colleagues of your organisation'] },
    }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ask for access/ }))
    await userEvent.type(await screen.findByLabelText(/What do you need/), 'To compare levels')
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
    await screen.findByText('Name colleagues of your organisation')
  },
})

export const AskedAlready = adminStory('error', catalogue, {
  handlers: {
    ...handlers,
    requestAccess: refuse('conflict', { info: { reason: 'request_open' } }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ask for access/ }))
    await userEvent.type(await screen.findByLabelText(/What do you need/), 'To compare levels')
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
    await screen.findByText(/You have asked for this dataset already/)
  },
})
