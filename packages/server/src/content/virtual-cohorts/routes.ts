import { calls, type VirtualCohort } from '@vestibule/api-client/contract'
import { asc } from 'drizzle-orm'
import { virtualCohorts } from '../../platform/db/schema/resources.ts'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'

export function virtualCohortRoutes(app: App) {
  mount(app, calls.listVirtualCohorts, async () => {
    const rows = await app.db
      .select({ profile: virtualCohorts.profile })
      .from(virtualCohorts)
      .orderBy(asc(virtualCohorts.position), asc(virtualCohorts.id))
    // This cast is safe, because the import has validated each profile by the contract's schema.
    return { result: rows.map(({ profile }) => profile as VirtualCohort) }
  })
}
