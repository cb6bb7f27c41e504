import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { listErrorReports } from './error-reports.ts'
import { answerTicket, closeTicket, listAllTickets, ticketFacts } from './tickets.ts'

export function adminSupportRoutes(app: App) {
  mount(app, adminCalls.listAllTickets, async ({ query }) => ({
    data: await listAllTickets(app, query),
  }))

  mount(app, adminCalls.getTicket, async ({ params }) => ({
    data: await ticketFacts(app, params.ticketId),
  }))

  mount(app, adminCalls.answerTicket, async (call) => {
    await answerTicket(app, call, call.params.ticketId, call.body.text)
  })

  mount(app, adminCalls.closeTicket, async (call) => {
    await closeTicket(app, call, call.params.ticketId)
  })

  mount(app, adminCalls.listErrorReports, async ({ query }) => ({
    data: await listErrorReports(app, query),
  }))
}
