import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { createHealthChecks, healthOf } from './health.ts'

export function adminHealthRoutes(app: App) {
  const checks = createHealthChecks(app)

  mount(app, adminCalls.getHealth, async () => ({ data: await healthOf(app) }))

  mount(app, adminCalls.getHealthChecks, async () => ({ data: await checks() }))
}
