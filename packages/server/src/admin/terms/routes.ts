import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { sanitizeEula } from '../../access/eulas/sanitize-eula.ts'
import { exportAcceptances } from './export-acceptances.ts'
import { publishAnyTerms } from './publish-terms.ts'
import { listTermsPeople } from './terms-people.ts'
import { listTerms, termsFacts } from './terms.ts'

export function adminTermsRoutes(app: App) {
  mount(app, adminCalls.listTerms, async ({ query }) => ({
    data: await listTerms(app, query),
  }))

  mount(app, adminCalls.getTerms, async ({ params }) => ({
    data: await termsFacts(app, params.termsId),
  }))

  mount(app, adminCalls.listTermsPeople, async ({ params, query }) => ({
    data: await listTermsPeople(app, params.termsId, query),
  }))

  mount(app, adminCalls.previewTerms, async ({ body }) => ({
    data: { content: sanitizeEula(body.content), people: await app.db.$count(users) },
  }))

  mount(app, adminCalls.exportTermsPeople, async (call) => ({
    data: await exportAcceptances(app, call, call.body),
  }))

  mount(app, adminCalls.publishTerms, async (call) => ({
    data: { id: await publishAnyTerms(app, call, call.body) },
  }))
}
