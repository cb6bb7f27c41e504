import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { exportEvents } from './export-events.ts'
import { listEvents } from './list-events.ts'

export function adminAuditRoutes(app: App) {
  mount(app, adminCalls.listEvents, async ({ reach, query }) => ({
    data: await listEvents(app, reach, query),
  }))

  mount(app, adminCalls.exportEvents, async (call) => ({
    data: await exportEvents(app, call, call.body),
  }))
}
