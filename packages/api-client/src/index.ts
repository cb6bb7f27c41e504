export {
  getBranding,
  getConfig,
  getEnvironment,
  type ConfigAnswer,
  type Environment,
  type GetBrandingOutcome,
  type GetConfigOutcome,
  type GetEnvironmentOutcome,
} from './endpoints/config.ts'
export {
  approveDeviceCode,
  authenticateDeviceCode,
  getDeviceCode,
  registerDeviceCode,
  type ApproveDeviceCodeOutcome,
  type AuthenticateDeviceCodeOutcome,
  type GetDeviceCodeOutcome,
  type RegisterDeviceCodeOutcome,
} from './endpoints/device-code.ts'
export {
  deleteDocument,
  documentPath,
  getDocumentationHealth,
  listDocuments,
  listSellers,
  previewDocument,
  saveDocument,
  updateDocument,
  type DeleteDocumentInput,
  type DeleteDocumentOutcome,
  type DocumentData,
  type DocumentPathInput,
  type DocumentPlace,
  type DocumentationHealthOutcome,
  type ListDocumentsInput,
  type ListDocumentsOutcome,
  type ListSellersOutcome,
  type PreviewDocumentOutcome,
  type SaveDocumentInput,
  type SaveDocumentOutcome,
} from './endpoints/documents.ts'
export {
  reportError,
  type ErrorReport,
  type ReportErrorOutcome,
} from './endpoints/error-reports.ts'
export {
  acceptEula,
  getEula,
  type AcceptEulaOutcome,
  type GetEulaOutcome,
} from './endpoints/eulas.ts'
export {
  listOrganizations,
  selectOrganization,
  stopImpersonating,
  type ImpersonationOutcome,
  type ListOrganizationsOutcome,
} from './endpoints/impersonation.ts'
export {
  checkResetLink,
  getSecurityQuestion,
  requestReset,
  resetPassword,
  validateSecurityAnswer,
  type CheckResetLinkOutcome,
  type GetSecurityQuestionOutcome,
  type RequestResetOutcome,
  type ResetPasswordInput,
  type ResetPasswordOutcome,
  type ValidateSecurityAnswerOutcome,
} from './endpoints/recovery.ts'
export {
  requestRegistration,
  verifyRegistrationPath,
  type RegistrationInput,
  type RequestRegistrationOutcome,
} from './endpoints/registration.ts'
export {
  getDataset,
  listResources,
  type GetDatasetOutcome,
  type ListResourcesOutcome,
} from './endpoints/resources.ts'
export {
  generateQrCode,
  generateRecoveryCodes,
  sendEmailCode,
  setPassword,
  verifyEmailCode,
  verifyRecoveryCode,
  verifyTotp,
  type EmailCodeProven,
  type GenerateQrCodeOutcome,
  type GenerateRecoveryCodesOutcome,
  type SecondFactorOutcome,
  type SendEmailCodeOutcome,
  type SetPasswordOutcome,
  type VerifyEmailCodeOutcome,
} from './endpoints/second-factor.ts'
export { createShortUrl, shortUrlPath, type CreateShortUrlOutcome } from './endpoints/short-urls.ts'
export {
  createTicket,
  getTicketSystem,
  listTickets,
  type CreateTicketInput,
  type CreateTicketOutcome,
  type GetTicketSystemOutcome,
  type ListTicketsOutcome,
} from './endpoints/tickets.ts'
export { listVirtualCohorts, type ListVirtualCohortsOutcome } from './endpoints/virtual-cohorts.ts'
export {
  type CallOptions,
  type Failed,
  type Loaded,
  type ReadOptions,
  type ReadOutcome,
  type Refused,
  type Throttled,
} from './endpoints/settle.ts'
export {
  decideRedirect,
  login,
  loginWithApiToken,
  logout,
  startLogin,
  verifyPassword,
  type DecideRedirectOutcome,
  type LoginOutcome,
  type LoginStarted,
  type LoginWithApiTokenOutcome,
  type LogoutOutcome,
  type PasswordInput,
  type SignedIn,
  type StartLoginOutcome,
  type VerifyPasswordOutcome,
} from './endpoints/sign-in.ts'
export {
  getAuthenticated,
  getProfile,
  getRoles,
  getSessionValidity,
  type GetAuthenticatedOutcome,
  type GetProfileOutcome,
  type GetRolesOutcome,
  type GetSessionValidityOutcome,
  type SessionValidity,
} from './endpoints/users.ts'
export { nextAfterSignIn } from './contract/next-after-sign-in.ts'
export { maxNextLength, safeNext } from './contract/safe-next.ts'
export {
  ApiError,
  isApiError,
  toFailure,
  type ApiErrorFacts,
  type ApiErrorKind,
} from './transport/api-error.ts'
export {
  type ClearReason,
  type Client,
  type ClientOptions,
  type EnvelopeOf,
  type RequestOptions,
  type Returned,
  type Scope,
  type UserChangedEvent,
} from './transport/client.ts'
export { createClient } from './transport/create-client.ts'
export { type AnswerOf } from './transport/envelope.ts'
export { fetchPart, type NetworkWindow } from './transport/fetch-part.ts'
export { type RequestBody } from './transport/request-body.ts'
export { fillPath, queryString, type PathParams, type Query } from './transport/request-url.ts'
export { type UnauthorizedEvent } from './transport/unauthorized-gate.ts'
