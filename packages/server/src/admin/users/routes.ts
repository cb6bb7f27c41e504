import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { listUsers } from './list-users.ts'
import { userFacts } from './user-facts.ts'

export function adminUserRoutes(app: App) {
  mount(app, adminCalls.listUsers, async ({ reach, query }) => ({
    data: await listUsers(app, reach, query),
  }))

  mount(app, adminCalls.getUser, async ({ administrator, params }) => ({
    data: await userFacts(app, administrator, params.userId),
  }))

  mount(app, adminCalls.listAllSessions, async ({ administrator, reach, query }) => ({
    data: await listSessions(app, reach, administrator.userId, query),
  }))
}
