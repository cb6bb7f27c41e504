import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { reachOf } from '../../identity/administrators/administrator.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { listUsers } from './list-users.ts'
import { userFacts } from './user-facts.ts'

export function adminUserRoutes(app: App) {
  mount(app, adminCalls.listUsers, async ({ administrator, query }) => ({
    data: await listUsers(app, reachOf(administrator, 'users.read'), query),
  }))

  mount(app, adminCalls.getUser, async ({ administrator, params }) => ({
    data: await userFacts(app, administrator, params.userId),
  }))

  mount(app, adminCalls.listAllSessions, async ({ administrator, query }) => ({
    data: await listSessions(
      app,
      reachOf(administrator, 'users.read'),
      administrator.userId,
      query,
    ),
  }))
}
