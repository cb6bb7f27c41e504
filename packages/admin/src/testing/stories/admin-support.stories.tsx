import { screen, within } from '@testing-library/react'
import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { adminStory } from '../admin-story.tsx'

export default { title: 'Flows/Administration/Support', tags: ['!autodocs'], ...ofFlows }

const exportStops: ItemOf<'listAllTickets'> = {
  id: 'tic_1',
  number: 12,
  subject: 'Export stops at 10,000 rows',
  state: 'open',
  category: 'problem',
  support_code: '4KQ7-M2XD',
  created_at: '2026-11-19T16:20:00Z',
  by: { id: 'usr_1', name: 'Hélène Marchand' },
  organization: { id: 'calder', name: 'Calder Oncology' },
}
const curve: ItemOf<'listAllTickets'> = {
  ...exportStops,
  id: 'tic_2',
  number: 9,
  subject: 'Survival curve differs from the paper',
  state: 'answered',
  support_code: null,
  by: { id: 'usr_9', name: 'Wei Chen' },
  organization: { id: 'osier', name: 'Osier Genomics' },
}
const facts: ValueFrom<'getTicket'> = {
  ...exportStops,
  description: 'I need all 41,000 rows.\nThe file ends without a word.',
  page_url: '/dv/northfield_oncology/cohort-builder/',
  status: 'open',
  email: 'helene.marchand@calder.example',
  answers: [
    { from: 'support', text: 'Which browser is it?', at: '2026-11-19T17:00:00Z' },
    { from: 'you', text: 'Firefox.', at: '2026-11-20T08:00:00Z' },
  ],
}
const error: ItemOf<'listErrorReports'> = {
  id: '41',
  app: 'Cohort Builder',
  message: 'TypeError: cohort.rows is undefined',
  times: 41,
  people: 12,
  first_at: '2026-11-18T08:00:00Z',
  last_at: '2026-11-20T13:58:00Z',
  support_code: '4KQ7-M2XD',
  version: '3.1.0',
  url: 'https://platform.example/dv/northfield_oncology/cohort-builder/',
  stack: 'at rowsOf (cohort.js:41:7)\nat Table (table.js:12:3)',
  session: '7d1d2f6e-2a53-4a0b-9f0a-3f6b8c1d2e3f',
}
const chunk: ItemOf<'listErrorReports'> = {
  ...error,
  id: '6',
  app: 'shell',
  version: '2.4.0',
  message: 'Request failed with 503',
  times: 18,
  support_code: '9D2F-K0AB',
  stack: '',
  url: '',
  session: null,
}
const handlers: Handlers = {
  getAdministrator: {
    roles: ['platform-admin'],
    permissions: ['support.read', 'support.answer'],
    only_organization: null,
    read_only: null,
    notify_email: null,
    needs_proof: false,
    proofs: ['authenticator'],
  },
  listAllTickets: { items: [exportStops, curve], next: null },
  listErrorReports: { items: [error, chunk], next: null },
  getTicket: facts,
}
const address = '/admin/support/'
const one = '/admin/support/tic_1/'

export const TicketsAndErrors = adminStory('idle', address, {
  handlers,
  async play({ canvas, userEvent }) {
    await canvas.findByText('Export stops at 10,000 rows')
    const name = 'Details of TypeError: cohort.rows is undefined'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await canvas.findByText('Everything with this code')
  },
})

export const NothingToDo = adminStory('idle', address, {
  handlers: {
    ...handlers,
    listAllTickets: { items: [], next: null },
    listErrorReports: { items: [], next: null },
  },
  async play({ canvas }) {
    await canvas.findByText('No ticket is open')
    await canvas.findByText('No errors in 30 days')
  },
})

export const Loading = adminStory('busy', address, {
  handlers: { ...handlers, listAllTickets: noAnswer(), listErrorReports: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Tickets', busy: true }),
})

export const Failed = adminStory('error', address, {
  handlers: { ...handlers, listAllTickets: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})

export const Ticket = adminStory('idle', one, {
  handlers,
  play: ({ canvas }) => canvas.findByText(/The file ends without a word/),
})

const send: Play = async ({ canvas, userEvent }) => {
  const form = within(await canvas.findByRole('region', { name: 'Answer' }))
  const button = form.getByRole('button', { name: 'Answer' })
  await userEvent.click(button)
  await form.findByText('This field cannot be empty')
  await userEvent.type(form.getByLabelText('Your answer'), 'It is mended.')
  await userEvent.click(button)
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Send this answer to Hélène Marchand?',
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the answer' }))
}

export const Answered = adminStory('success', one, {
  handlers: { ...handlers, answerTicket: null },
  async play(stage) {
    await send(stage)
    await screen.findAllByText('Hélène Marchand has an answer')
  },
})

export const AnswerFailed = adminStory('error', one, {
  handlers: { ...handlers, answerTicket: refuse('server_error') },
  async play(stage) {
    await send(stage)
    await within(await screen.findByRole('alertdialog')).findByRole('alert')
  },
})

export const ClosedByAnother = adminStory('error', one, {
  handlers: { ...handlers, closeTicket: refuse('conflict') },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Close ticket 12?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the ticket' }))
    await within(dialog).findByRole('alert')
  },
})

export const NoSuchTicket = adminStory('error', one, {
  handlers: { ...handlers, getTicket: refuse('not_found') },
  play: ({ canvas }) => canvas.findByText('There is no such ticket'),
})
