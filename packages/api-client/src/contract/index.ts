export {
  authPage,
  authPlatform,
  authSettings,
  checkSettings,
  pageConfigId,
  reportedVersion,
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
  document,
  iconTypes,
  saveDocumentBody,
  seller,
  tooltipPlacements,
  tooltipWidths,
  type AdditionalMeta,
  type Document,
  type Seller,
} from './documents.ts'
export {
  errorsOf,
  type Access,
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
export { eula, type Eula } from './eulas.ts'
export { emailField, emailPattern } from './fields.ts'
export { organization, type Organization } from './impersonation.ts'
export {
  passwordLength,
  passwordRules,
  specialCharacters,
  unmetPasswordRules,
  type PasswordRule,
} from './password-rules.ts'
export {
  appResource,
  currentDataset,
  datasetResource,
  resourceEntry,
  resourceTypes,
  type CurrentDataset,
  type ResourceEntry,
  type ResourceType,
} from './resources.ts'
export { nextAfterSignIn } from './next-after-sign-in.ts'
export { maxNextLength, safeNext } from './safe-next.ts'
export { type EmailCodeVerified, type TotpSetup } from './second-factor.ts'
export { type ApiTokenOwner, type LoginStart } from './sign-in.ts'
export { ticket, ticketCategories, type Ticket, type TicketSystem } from './tickets.ts'
export { tiers, userProfile, appRole, type AppRole, type UserProfile } from './users.ts'
export { formatUserHeader, parseUserHeader, userHeader } from './user-header.ts'
export { type VirtualCohort } from './virtual-cohorts.ts'
