import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../identity/calls/app.ts'
import { mount } from '../identity/calls/mount.ts'
import { refuseAccessRequest } from './access/answer-request.ts'
import { listAccessRequests } from './access/list-requests.ts'
import { extendAccess, giveAccess, takeAccess } from './access/change-access.ts'
import { listOrganizationGrants, listUserGrants } from '../access/grants/list-grants.ts'
import { listResources } from './access/list-resources.ts'
import { eq } from 'drizzle-orm'
import { organizations } from '../platform/db/schema/accounts.ts'
import { addDomain, listDomains, removeDomain, verifyDomain } from './organizations/domains.ts'
import { createOrganization, editOrganization } from './organizations/change-organization.ts'
import { listOrganizations, organizationFacts } from './organizations/organizations.ts'
import { approveRegistration, refuseRegistration } from './registrations/decide-registration.ts'
import { listRegistrations } from './registrations/registrations.ts'

export function organizationRoutes(app: App) {
  mount(app, adminCalls.listAllOrganizations, async ({ administrator, reach, query }) => ({
    data: await listOrganizations(
      app,
      reach,
      administrator.reach('identity_providers.read'),
      query,
    ),
  }))

  mount(app, adminCalls.getOrganization, async ({ administrator, params }) => ({
    data: await organizationFacts(app, administrator, params.organizationId),
  }))

  mount(app, adminCalls.createOrganization, async (call) => ({
    data: { id: await createOrganization(app, call, call.body) },
  }))

  mount(app, adminCalls.editOrganization, async (call) => {
    await editOrganization(app, call, call.params.organizationId, call.body)
  })
}

export function domainRoutes(app: App) {
  mount(app, adminCalls.listOrganizationDomains, async ({ params }) => ({
    data: await listDomains(app, params.organizationId),
  }))

  mount(app, adminCalls.addOrganizationDomain, async (call) => ({
    data: await addDomain(app, call, call.params.organizationId, call.body),
  }))

  mount(app, adminCalls.verifyOrganizationDomain, async (call) => ({
    data: await verifyDomain(app, call, call.params.organizationId, call.body),
  }))

  mount(app, adminCalls.removeOrganizationDomain, async (call) => {
    await removeDomain(app, call, call.params.organizationId, call.body)
  })
}

export function accessRoutes(app: App) {
  mount(app, adminCalls.listManagedResources, async ({ reach, query }) => ({
    data: await listResources(app, reach, query),
  }))

  mount(app, adminCalls.listGrants, async ({ reach, query }) => {
    const list = query.to === 'organization' ? listOrganizationGrants : listUserGrants
    const isReached = reach.all ? undefined : eq(organizations.id, reach.only)
    return { data: await list(app, isReached, query) }
  })

  mount(app, adminCalls.giveAccess, async (call) => {
    await giveAccess(app, call, call.params.resourceId, call.body)
  })

  mount(app, adminCalls.extendAccess, async (call) => {
    await extendAccess(app, call, call.params.resourceId, call.body)
  })

  mount(app, adminCalls.takeAccess, async (call) => {
    await takeAccess(app, call, call.params.resourceId, call.body)
  })

  mount(app, adminCalls.listAccessRequests, async ({ reach, query }) => ({
    data: await listAccessRequests(app, reach, query),
  }))

  mount(app, adminCalls.refuseAccessRequest, async (call) => {
    await refuseAccessRequest(app, call, call.params.requestId, call.body)
  })
}

export function adminRegistrationRoutes(app: App) {
  mount(app, adminCalls.listRegistrations, async ({ query }) => ({
    data: await listRegistrations(app, query),
  }))

  mount(app, adminCalls.approveRegistration, async (call) => {
    const id = await approveRegistration(app, call, call.params.registrationId, call.body)
    return { data: { user_id: id } }
  })

  mount(app, adminCalls.refuseRegistration, async (call) => {
    await refuseRegistration(app, call, call.params.registrationId, call.body.note)
  })
}
