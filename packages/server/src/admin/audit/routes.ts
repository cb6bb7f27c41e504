import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { reachOf } from '../../identity/administrators/administrator.ts'
import { exportEvents } from './export-events.ts'
import { listEvents } from './list-events.ts'

export function adminAuditRoutes(app: App) {
  mount(app, adminCalls.listEvents, async ({ administrator, query }) => ({
    data: await listEvents(app, reachOf(administrator, 'audit.read'), query),
  }))

  mount(app, adminCalls.exportEvents, async (call) => ({
    data: await exportEvents(app, call, call.body),
  }))
}
