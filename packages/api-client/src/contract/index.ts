export { type AccountSecurity, type ProofFactor } from './account.ts'
export { accountEventNames, eventsPerPage, type BrowserSession } from './activity.ts'
export { type OtherFactor, type ResetLinkFacts } from './recovery.ts'
export {
  authPage,
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
export { adminCalls } from './admin-calls.ts'
export {
  adminPermissions,
  adminRoles,
  type AdminPermission,
  type AdminRole,
} from './admin-permissions.ts'
export { isOpenRequest, openRequestStates, requestStates, requestSteps } from './access-requests.ts'
export { type DatasetReportExport } from './data-report.ts'
export { stewardApp, stewardRole } from './data-stewards.ts'
export {
  providerTestSteps,
  type ProviderTest,
  type ProviderTestStep,
} from './admin-identity-providers.ts'
export { auditEvents, type AuditEvent } from './audit-events.ts'
export { mailKinds } from './admin-mails.ts'
export { secondFactors, userActions, userStates, type UserAction } from './admin-users.ts'
export { allCalls, type AnyCallName } from './all-calls.ts'
export { dataCalls } from './data-calls.ts'
export { type InputOf, type ItemOf, type ValueFrom } from './call-types.ts'
export { calls, type CallName } from './calls.ts'
export {
  branding,
  dataPartnerHeader,
  envTypeHeader,
  signInMethods,
  sourceEnvTypeHeader,
  type Branding,
  type SignInMethod,
} from './config.ts'
export {
  additionalMeta,
  noteIcons,
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
  type Schema,
} from './endpoint.ts'
export { envelope, type Envelope } from './envelope.ts'
export {
  errorCodes,
  errorInfo,
  statusOf,
  type Advice,
  type ErrorCode,
  type ErrorInfo,
  type RefusalCode,
} from './error-code.ts'
export { termsScopes, termsSignatures, type TermsScope, type TermsSignature } from './eulas.ts'
export { fieldCodes, type FieldCode } from './field-codes.ts'
export { refusalReasons, type RefusalReason } from './refusal-reason.ts'
export { dayOrMoment, emailField, emailPattern, roleField } from './fields.ts'
export { searchForm, typedAddress, typedCode, visibleText } from './typed-text.ts'
export {
  backchannelLogoutPath,
  federationCalls,
  sharedCallbackPath,
  type OrganizationSignInError,
} from './federation.ts'
export { gateHeaders, type AppSession } from './gate.ts'
export { mostPins, mostRecent, type RecentApp } from './home.ts'
export { type Organization } from './impersonation.ts'
export { type AppMount } from './mounts.ts'
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
  datasetResource,
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
export { decodeAscii, maxNextLength, safeNext } from './safe-next.ts'
export { type MissingFactor } from './second-factor.ts'
export { ticketCategories, type Ticket } from './tickets.ts'
export { mostTokens, tokenPrefix } from './tokens.ts'
export { deviceGrantType } from './token-requests.ts'
export { tiers, type AppRole, type UserProfile } from './users.ts'
export { describeUserAgent } from './user-agent.ts'
export { formatUserHeader, parseUserHeader, userHeader } from './user-header.ts'
export { type VirtualCohort } from './virtual-cohorts.ts'
