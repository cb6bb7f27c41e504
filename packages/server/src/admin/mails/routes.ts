import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { listMails, sendAllMails, sendTestMail } from './mails.ts'

export function adminMailRoutes(app: App) {
  mount(app, adminCalls.listMails, async ({ query }) => ({
    result: { data: await listMails(app, query) },
  }))

  mount(app, adminCalls.sendAllMails, async (call) => ({
    result: { data: { waiting: await sendAllMails(app, call) } },
  }))

  mount(app, adminCalls.sendTestMail, async (call) => ({
    result: { data: { to: await sendTestMail(app, call, call.session.user) } },
  }))
}
