export { type AccountSecurity, type ProofFactor } from './account.ts'
export {
  accountEventNames,
  eventsPerPage,
  type AccountEvent,
  type AccountEventName,
  type AccountEventPage,
  type BrowserSession,
} from './activity.ts'
export { type OtherFactor, type ResetLinkFacts } from './recovery.ts'
export {
  authPage,
  authPlatform,
  authSettings,
  checkSettings,
  pageConfigId,
  settingValues,
  shellPage,
  shellSettings,
  type AuthPage,
  type AuthPlatform,
  type AuthSettings,
  type Checked,
  type ShellPage,
  type ShellSettings,
} from './app-settings.ts'
export { type Page } from './admin-fields.ts'
export { adminCalls, type AdminCallName, type AdminCalls } from './admin-calls.ts'
export {
  adminPermissions,
  adminRoles,
  type AdminPermission,
  type AdminRole,
} from './admin-permissions.ts'
export {
  isOpenRequest,
  openRequestStates,
  requestStates,
  requestSteps,
  type CatalogueEntry,
  type OwnRequest,
} from './access-requests.ts'
export { type AccessReview } from './data-reviews.ts'
export { type DatasetAccess, type DatasetReportExport, type OpenedDay } from './data-report.ts'
export {
  stewardApp,
  stewardRole,
  type DataRequest,
  type DataSteward,
  type StewardedDataset,
} from './data-stewards.ts'
export { type StewardedTerms } from './steward-terms.ts'
export { type AccessRequest, type Grant, type ManagedResource } from './admin-access.ts'
export { type OrganizationDomain } from './admin-domains.ts'
export {
  providerTestSteps,
  type IdentityProvider,
  type ListedIdentityProvider,
  type ProviderTest,
  type ProviderTestStep,
} from './admin-identity-providers.ts'
export { type ListedOrganization, type OrganizationFacts } from './admin-organizations.ts'
export { registrationStates, type Registration } from './admin-registrations.ts'
export { type ListedSession } from './admin-sessions.ts'
export { type AdministratorFacts, type AdminOverview } from './administrator.ts'
export { auditEvents, type AuditEvent } from './audit-events.ts'
export { type AuditedEvent, type EventFilters } from './admin-audit.ts'
export { type Health, type HealthCheck, type HealthChecks } from './admin-health.ts'
export { termsStates, type ListedTerms, type TermsFacts, type TermsPerson } from './admin-terms.ts'
export { mailKinds, mailStates, type QueuedMail } from './admin-mails.ts'
export { type ErrorGroup, type ListedTicket, type TicketFacts } from './admin-support.ts'
export {
  secondFactors,
  userActions,
  userStates,
  type ListedUser,
  type UserAction,
  type UserFacts,
} from './admin-users.ts'
export { allCalls, type AllCalls, type AnyCallName } from './all-calls.ts'
export { dataCalls, type DataCalls } from './data-calls.ts'
export { type InputOf, type ItemOf, type ValueFrom } from './call-types.ts'
export { calls, type CallName, type Calls } from './calls.ts'
export {
  branding,
  config,
  dataPartnerHeader,
  envTypeHeader,
  signInMethods,
  sourceEnvTypeHeader,
  type Branding,
  type Config,
  type SignInMethod,
} from './config.ts'
export { deviceCode, type DeviceCodeRequest } from './device-code.ts'
export {
  additionalMeta,
  docsDocument,
  noteIcons,
  saveDocumentBody,
  seller,
  notePlacements,
  noteWidths,
  type AdditionalMeta,
  type DocsDocument,
  type Seller,
} from './documents.ts'
export {
  errorsOf,
  needsSession,
  type EndpointAccess,
  type Call,
  type Endpoint,
  type Method,
  type Schema,
} from './endpoint.ts'
export { envelope, type Envelope } from './envelope.ts'
export {
  advices,
  errorCodes,
  errorInfo,
  statusOf,
  type Advice,
  type ErrorCode,
  type ErrorInfo,
  type RefusalCode,
} from './error-code.ts'
export {
  eula,
  termsScopes,
  termsSignatures,
  type Eula,
  type DatasetTerms,
  type TermsScope,
  type TermsSignature,
} from './eulas.ts'
export { fieldCodes, type FieldCode } from './field-codes.ts'
export { refusalReasons, type RefusalReason } from './refusal-reason.ts'
export { dayOrMoment, emailField, emailPattern, roleField } from './fields.ts'
export { asciiDigits, searchForm, typedAddress, typedCode, visibleText } from './typed-text.ts'
export {
  backchannelLogoutPath,
  federationCalls,
  sharedCallbackPath,
  organizationSignInErrors,
  type OrganizationSignInError,
} from './federation.ts'
export { gateHeaders, type AppSession } from './gate.ts'
export {
  announcement,
  mostPins,
  mostRecent,
  recentApp,
  type Announcement,
  type RecentApp,
} from './home.ts'
export { organization, type Organization } from './impersonation.ts'
export { appMount, type AppMount } from './mounts.ts'
export {
  type Passkey,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from './passkeys.ts'
export {
  passwordLength,
  passwordRules,
  specialCharacters,
  passwordRulesOf,
  unmetPasswordRules,
  type PasswordRefusal,
  type PasswordRuleName,
} from './password-rules.ts'
export {
  appResource,
  currentDataset,
  datasetResource,
  resourceEntry,
  resourceTypes,
  type CurrentDataset,
  type EndedResource,
  type ResourceEntry,
  type ResourceType,
} from './resources.ts'
export { servicePaths, shellPaths, type ShellPath } from './reserved-paths.ts'
export { leadsToCall, nextAfterSignIn } from './next-after-sign-in.ts'
export {
  directionOf,
  findLanguage,
  isLanguage,
  languageCookie,
  languageNames,
  languages,
  type Language,
} from './languages.ts'
export { decodeAscii, maxAddressLength, maxNextLength, safeNext } from './safe-next.ts'
export { type EmailCodeVerified, type MissingFactor, type TotpSetup } from './second-factor.ts'
export { type ApiTokenOwner } from './sign-in.ts'
export { type LoginStart } from './start-login.ts'
export { ticket, ticketCategories, type Ticket, type TicketSystem } from './tickets.ts'
export {
  mostTokenDays,
  mostTokens,
  tokenPrefix,
  type AppToken,
  type NewAppToken,
} from './tokens.ts'
export { deviceGrantType, type TokenRequest } from './token-requests.ts'
export { tiers, userProfile, appRole, type AppRole, type UserProfile } from './users.ts'
export { describeUserAgent, type UserAgentNames } from './user-agent.ts'
export { formatUserHeader, parseUserHeader, userHeader } from './user-header.ts'
export { type VirtualCohort } from './virtual-cohorts.ts'
