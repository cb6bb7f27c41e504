import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../identity/calls/app.ts'
import { mount } from '../identity/calls/mount.ts'
import { adminAuditRoutes } from './audit/routes.ts'
import { adminHealthRoutes } from './health/routes.ts'
import { adminMailRoutes } from './mails/routes.ts'
import { identityProviderRoutes } from './organizations/identity-provider-routes.ts'
import { overviewOf } from './overview.ts'
import { factsOf } from '../identity/administrators/require-administrator.ts'
import {
  accessRoutes,
  adminRegistrationRoutes,
  domainRoutes,
  organizationRoutes,
} from './section-routes.ts'
import { adminSupportRoutes } from './support/routes.ts'
import { adminTermsRoutes } from './terms/routes.ts'
import { adminUserChangeRoutes } from './users/user-changes.ts'
import { adminUserRoutes } from './users/routes.ts'

/**
 * Routes of the administration. Every call requires a role. Calls other than GET also require a second factor in the
 * session and a recent proof of identity.
 */
export function adminRoutes(app: App) {
  mount(app, adminCalls.getAdministrator, async ({ session, administrator }) => ({
    data: await factsOf(app, session, administrator),
  }))
  mount(app, adminCalls.getAdminOverview, async ({ administrator }) => ({
    data: await overviewOf(app, administrator),
  }))
  adminUserRoutes(app)
  adminUserChangeRoutes(app)
  organizationRoutes(app)
  domainRoutes(app)
  identityProviderRoutes(app)
  accessRoutes(app)
  adminRegistrationRoutes(app)
  adminAuditRoutes(app)
  adminSupportRoutes(app)
  adminMailRoutes(app)
  adminHealthRoutes(app)
  adminTermsRoutes(app)
}
