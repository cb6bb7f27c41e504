export { getAdministrator, getAdminOverview } from './endpoints/admin/administrator.ts'
export { type Page, type PageInput } from './endpoints/admin/page.ts'
export { getUser, listUsers, type ListUsersInput } from './endpoints/admin/users.ts'
export { type AdministratorFacts, type AdminOverview } from './contract/administrator.ts'
export { type ListedUser, type UserAction, type UserFacts } from './contract/admin-users.ts'
export { type AdminPermission, type AdminRole } from './contract/admin-permissions.ts'
export {
  addUserRole,
  disableUser,
  enableUser,
  endUserSession,
  endUserSessions,
  inviteUser,
  inviteUserAgain,
  moveUser,
  removeUserPasskey,
  removeUserRole,
  resetUserSecondFactor,
  sendUserResetLink,
  setUserEmail,
  setUserName,
  setUserSignInMethod,
  unlockUser,
  type RoleInput,
  type SeenUser,
} from './endpoints/admin/user-changes.ts'
export {
  createOrganization,
  editOrganization,
  getOrganization,
  listAllOrganizations,
} from './endpoints/admin/organizations.ts'
export {
  addOrganizationDomain,
  listOrganizationDomains,
  removeOrganizationDomain,
  verifyOrganizationDomain,
  type DomainInput,
} from './endpoints/admin/domains.ts'
export {
  enforceIdentityProvider,
  getIdentityProvider,
  listIdentityProviders,
  removeIdentityProvider,
  saveIdentityProvider,
  testIdentityProvider,
  type ProviderChange,
  type ProviderInput,
} from './endpoints/admin/identity-providers.ts'
export {
  extendAccess,
  giveAccess,
  listAccessRequests,
  listGrants,
  listManagedResources,
  refuseAccessRequest,
  takeAccess,
  type AccessInput,
  type AccessTerm,
} from './endpoints/admin/access.ts'
export {
  approveRegistration,
  listRegistrations,
  refuseRegistration,
} from './endpoints/admin/registrations.ts'
export { type AccessRequest, type Grant, type ManagedResource } from './contract/admin-access.ts'
export { type OrganizationDomain } from './contract/admin-domains.ts'
export {
  type IdentityProvider,
  type ListedIdentityProvider,
  type ProviderTest,
} from './contract/admin-identity-providers.ts'
export { type ListedOrganization, type OrganizationFacts } from './contract/admin-organizations.ts'
export { listAllSessions } from './endpoints/admin/sessions.ts'
export { type ListedSession } from './contract/admin-sessions.ts'
export { type Registration } from './contract/admin-registrations.ts'
export { exportEvents, listEvents, type ListEventsInput } from './endpoints/admin/audit.ts'
export {
  answerTicket,
  closeTicket,
  getTicket,
  listAllTickets,
  listErrorReports,
  type ListTicketsInput,
} from './endpoints/admin/support.ts'
export { type AuditedEvent, type EventFilters } from './contract/admin-audit.ts'
export { type ErrorGroup, type ListedTicket, type TicketFacts } from './contract/admin-support.ts'
export { getHealth, getHealthChecks } from './endpoints/admin/health.ts'
export { listMails, sendAllMails, sendTestMail } from './endpoints/admin/mails.ts'
export { type Health, type HealthCheck, type HealthChecks } from './contract/admin-health.ts'
export { type QueuedMail } from './contract/admin-mails.ts'
export {
  exportTermsPeople,
  getTerms,
  listTerms,
  listTermsPeople,
  previewTerms,
  publishTerms,
} from './endpoints/admin/terms.ts'
export { type ListedTerms, type TermsFacts, type TermsPerson } from './contract/admin-terms.ts'
