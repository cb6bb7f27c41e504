import { screen } from '@testing-library/react'
import { noAnswer, refuse } from '@vestibule/api-client/testing'
import { ofFlows } from '@vestibule/app-kit/testing/flow-story'
import { adminStory } from '../admin-story.tsx'
import { asked, stewardWith } from '../data-world.ts'

export default {
  title: 'Flows/Data access',
  tags: ['!autodocs'],
  ...ofFlows,
}

const { handlers } = stewardWith()
const requests = '/data/requests/'
const request = `/data/requests/${asked.id}/`
const question = {
  ...asked,
  state: 'returned',
  approvals: { given: 1, needed: 2 },
  colleagues: [{ ...asked.user, id: 'usr_2', first_name: 'Bo', last_name: 'Lind' }],
  purpose: 'To compare two cohorts.\n\nThe second one is ours.',
  steps: [
    ...asked.steps,
    { at: '2026-11-18T08:00:00Z', what: 'returned', text: 'Which years do you need, and why?' },
  ],
}

export const Requests = adminStory('idle', requests, {
  handlers,
  play: ({ canvas }) => canvas.findAllByText('Helene Aalto'),
})

export const Loading = adminStory('busy', requests, {
  handlers: { ...handlers, listDataRequests: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Requests', busy: true }),
})

export const Failed = adminStory('error', requests, {
  handlers: { ...handlers, listDataRequests: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})

export const NoneWaits = adminStory('idle', requests, {
  handlers: { ...handlers, listDataRequests: { items: [], next: null, total: 0 } },
  play: ({ canvas }) => canvas.findByText('No requests are waiting'),
})

export const NoSteward = adminStory('error', requests, {
  handlers: { getDataSteward: refuse('forbidden') },
  play: ({ canvas }) => canvas.findByText('This is for data stewards'),
})

export const Request = adminStory('idle', request, {
  handlers,
  play: ({ canvas }) => canvas.findByText('To compare two cohorts'),
})

export const RequestReturned = adminStory('idle', request, {
  handlers: { ...handlers, getDataRequest: question },
  play: ({ canvas }) => canvas.findByText(/Which years/),
})

export const RequestOfOneself = adminStory('idle', request, {
  handlers: { ...handlers, getDataRequest: { ...asked, can_decide: false } },
  play: ({ canvas }) => canvas.findByText(/your own/),
})

export const RequestUnknown = adminStory('error', request, {
  handlers: { ...handlers, getDataRequest: refuse('not_found') },
  play: ({ canvas }) => canvas.findByText('There is no such request'),
})

export const Approve = adminStory('idle', request, {
  handlers,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve the request/ }))
    await screen.findByLabelText(/Last day/)
  },
})

export const Datasets = adminStory('idle', '/data/datasets/', {
  handlers,
  play: ({ canvas }) => canvas.findAllByText('Tides'),
})

const terms = '/data/datasets/DatasetResource%3Atides/terms/'

export const Terms = adminStory('idle', terms, {
  handlers,
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Terms of Tides' }),
})

export const NoTerms = adminStory('idle', terms, {
  handlers: { ...handlers, listStewardedTerms: { items: [], next: null, total: 0 } },
  play: ({ canvas }) => canvas.findByText('No terms yet'),
})

export const TermsOfUnknown = adminStory('error', terms, {
  handlers: { ...handlers, listStewardedTerms: refuse('not_found') },
  play: ({ canvas }) => canvas.findByText('There is no such dataset'),
})

export const PublishTerms = adminStory('idle', terms, {
  handlers,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Terms of Tides 2027')
    await userEvent.type(canvas.getByLabelText('Text'), 'Be kind.')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish…' }))
    await screen.findByText(/^From now on, whoever opens data of Tides/)
  },
})

export const People = adminStory('idle', '/data/people/', {
  handlers,
  play: ({ canvas }) => canvas.findAllByText('Helene Aalto'),
})

export const GiveAccess = adminStory('idle', '/data/people/', {
  handlers,
  async play({ canvas, userEvent }) {
    await canvas.findAllByText('Helene Aalto')
    await userEvent.click(canvas.getByRole('button', { name: 'Give access' }))
    await screen.findByLabelText(/Address/)
  },
})

const report = '/data/datasets/DatasetResource%3Atides/'

export const ReportOfAccess = adminStory('idle', report, {
  handlers,
  play: ({ canvas }) => canvas.findByText(/Terms of Tides, version 2/),
})

export const ReportOfDays = adminStory('idle', `${report}?of=days`, {
  handlers,
  play: ({ canvas }) => canvas.findByText('Erased account'),
})

export const ReportEmpty = adminStory('idle', report, {
  handlers: { ...handlers, listDatasetAccess: { items: [], next: null, total: 0 } },
  play: ({ canvas }) => canvas.findByText('Nobody can open it yet'),
})

export const ReportOfNone = adminStory('idle', '/data/datasets/none/', {
  handlers,
  play: ({ canvas }) => canvas.findByText('There is no such dataset'),
})

export const Reviews = adminStory('idle', '/data/reviews/', {
  handlers,
  play: ({ canvas }) => canvas.findAllByText('Helene Aalto'),
})

export const NoReviews = adminStory('idle', '/data/reviews/?state=answered', {
  handlers,
  play: ({ canvas }) => canvas.findByText('Nothing has been answered yet'),
})
