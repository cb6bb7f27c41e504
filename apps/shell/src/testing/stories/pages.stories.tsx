import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { pageStory } from '../page-story.tsx'

export default { title: 'Flows/Shell/Pages', tags: ['!autodocs'], ...ofFlows }

const ticket = {
  id: 't1',
  subject: 'No access to Osier',
  description: 'Since this morning.',
  category: 'access',
  page_url: '/dv/osier_genomics/signals/',
  status: 'in_progress',
  created_at: '2026-11-19T09:30:00Z',
}
const kept: Handlers = {
  getTicketSystem: { system: 'internal', url: null },
  listTickets: [ticket],
}
const send: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Subject' }))
  await userEvent.paste('Empty charts')
  await userEvent.click(canvas.getByRole('textbox', { name: 'Description' }))
  await userEvent.paste('Since today.')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
}

export const Support = pageStory('support', 'idle', '/support', {
  handlers: kept,
  play: ({ canvas }) => canvas.findByText('No access to Osier'),
})

export const SupportTicket = pageStory('support', 'idle', '/support', {
  handlers: kept,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: /No access to Osier/ }))
    await canvas.findByRole('heading', { level: 2, name: 'No access to Osier' })
  },
})

export const SupportListFailed = pageStory('support', 'error', '/support', {
  handlers: { ...kept, listTickets: refuse('server_error') },
})

export const SupportSending = pageStory('support', 'busy', '/support', {
  handlers: { ...kept, listTickets: [], createTicket: noAnswer() },
  play: send,
})

export const SupportNotSent = pageStory('support', 'error', '/support', {
  handlers: { ...kept, createTicket: refuse('server_error') },
  async play(stage) {
    await send(stage)
    await stage.canvas.findByText('Something went wrong. Try again later.')
  },
})

export const SupportSent = pageStory('support', 'success', '/support', {
  handlers: { ...kept, createTicket: { ...ticket, id: 't2', subject: 'Empty charts' } },
  async play(stage) {
    await send(stage)
    await stage.canvas.findAllByText('Ticket sent')
  },
})

const asking = {
  client: {
    ip: '192.0.2.7',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0',
    requested_at: '2026-11-20T13:00:00Z',
  },
}
const enterCode: Play = async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox', { name: 'Code on the device' })
  await userEvent.type(field, 'ABC123')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}
const approve: Play = async (stage) => {
  await enterCode(stage)
  await stage.userEvent.click(await stage.canvas.findByRole('button', { name: 'Approve' }))
}

export const Device = pageStory('device', 'idle', '/device')

export const DeviceLookingUp = pageStory('device', 'busy', '/device', {
  handlers: { getDeviceCode: noAnswer() },
  play: enterCode,
})

export const DeviceReview = pageStory('device', 'idle', '/device', {
  handlers: { getDeviceCode: asking },
  async play(stage) {
    await enterCode(stage)
    await stage.canvas.findByText('Firefox 152 on Linux')
  },
})

export const DeviceToken = pageStory('device', 'idle', '/device', {
  handlers: {
    getDeviceCode: refuse('not_found'),
    getTokenRequest: { ...asking, name: 'Lab machine', app: 'survival', dataset: null, days: 30 },
  },
  async play(stage) {
    await enterCode(stage)
    await stage.canvas.findByText('Lab machine')
  },
})

export const DeviceUnknown = pageStory('device', 'error', '/device', {
  handlers: { getDeviceCode: refuse('not_found'), getTokenRequest: refuse('not_found') },
  play: enterCode,
})

export const DeviceNotDecided = pageStory('device', 'error', '/device', {
  handlers: { getDeviceCode: asking, approveDeviceCode: refuse('server_error') },
  async play(stage) {
    await approve(stage)
    await stage.canvas.findByText('Something went wrong. Try again later.')
  },
})

export const DeviceApproved = pageStory('device', 'success', '/device', {
  handlers: { getDeviceCode: asking, approveDeviceCode: asking },
  async play(stage) {
    await approve(stage)
    await stage.canvas.findByText('Firefox 152 on Linux is approved.')
  },
})

export const VirtualCohorts = pageStory('virtual-cohorts', 'idle', '/virtual-cohorts', {
  handlers: { listVirtualCohorts: [{ id: 'vc-1', name: 'Lung, stage II' }] },
  play: ({ canvas }) => canvas.findByText('Lung, stage II'),
})

export const VirtualCohortsFailed = pageStory('virtual-cohorts', 'error', '/virtual-cohorts', {
  handlers: { listVirtualCohorts: refuse('server_error') },
})

export const VirtualCohortsLoading = pageStory('virtual-cohorts', 'busy', '/virtual-cohorts', {
  handlers: { listVirtualCohorts: noAnswer() },
  play: ({ canvas }) => canvas.findByText('Loading'),
})
