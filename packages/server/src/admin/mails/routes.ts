import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { listMails, sendAllMails, sendTestMail } from './mails.ts'

export function adminMailRoutes(app: App) {
  mount(app, adminCalls.listMails, async ({ query }) => ({
    data: await listMails(app, query),
  }))

  mount(app, adminCalls.sendAllMails, async (call) => ({
    data: { waiting: await sendAllMails(app, call) },
  }))

  mount(app, adminCalls.sendTestMail, async (call) => ({
    data: { to: await sendTestMail(app, call, call.session.user) },
  }))
}
