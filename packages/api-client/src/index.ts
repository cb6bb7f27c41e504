export {
  changePassword,
  getSecurity,
  proveAgain,
  sendProofCode,
  setSecurityQuestion,
  type ProofInput,
} from './endpoints/account.ts'
export {
  endOtherSessions,
  endSession,
  listAccountEvents,
  listSessions,
  reportActivity,
} from './endpoints/activity.ts'
export { getBranding, getConfig, getEnvironment, type Environment } from './endpoints/config.ts'
export {
  approveDeviceCode,
  authenticateDeviceCode,
  getDeviceCode,
  registerDeviceCode,
} from './endpoints/device-code.ts'
export {
  deleteDocument,
  documentPath,
  getDocumentationHealth,
  listSellers,
  previewDocument,
  saveDocument,
  updateDocument,
  type DocumentData,
  type DocumentPlace,
} from './endpoints/documents.ts'
export { listDocuments, type ListDocumentsInput } from './endpoints/list-documents.ts'
export {
  cancelEmailChange,
  changeEmail,
  confirmEmailChangePath,
  undoEmailChangePath,
} from './endpoints/email-change.ts'
export { reportError, type ErrorReport } from './endpoints/error-reports.ts'
export { acceptEula, getEula, listDatasetTerms } from './endpoints/eulas.ts'
export {
  addRecent,
  dismissAnnouncement,
  listAnnouncements,
  listPins,
  listRecent,
  savePins,
} from './endpoints/home.ts'
export {
  listOrganizations,
  selectOrganization,
  stopImpersonating,
} from './endpoints/impersonation.ts'
export {
  createPasskey,
  deletePasskey,
  getPasskeyCreationOptions,
  getPasskeyRequestOptions,
  listPasskeys,
  loginWithPasskey,
  renamePasskey,
} from './endpoints/passkeys.ts'
export {
  checkResetLink,
  confirmResetLink,
  getSecurityQuestion,
  requestReset,
  resetPassword,
  validateSecurityAnswer,
  type ResetPasswordInput,
} from './endpoints/recovery.ts'
export {
  requestRegistration,
  verifyRegistrationPath,
  type RegistrationInput,
} from './endpoints/registration.ts'
export {
  getDataset,
  listEndedResources,
  listResources,
  renewAccess,
  type ListResourcesInput,
} from './endpoints/resources.ts'
export {
  generateQrCode,
  getMissingFactor,
  generateRecoveryCodes,
  sendEmailCode,
  setPassword,
  verifyEmailCode,
  verifyRecoveryCode,
  verifyTotp,
  type EmailCodeProven,
} from './endpoints/second-factor.ts'
export { createShortUrl, shortUrlPath } from './endpoints/short-urls.ts'
export {
  createTicket,
  getTicketSystem,
  listTickets,
  solveTicket,
  writeToTicket,
  type CreateTicketInput,
} from './endpoints/tickets.ts'
export { createToken, deleteToken, listTokens } from './endpoints/tokens.ts'
export { decideTokenRequest, getTokenRequest } from './endpoints/token-requests.ts'
export { listVirtualCohorts } from './endpoints/resources.ts'
export {
  type CallOptions,
  type Failed,
  type Loaded,
  type Outcome,
  type OutcomeOf,
  type ReadOptions,
  type ReadOutcome,
  type Refused,
  type Throttled,
} from './endpoints/perform.ts'
export {
  decideRedirect,
  getApiTokenOwner,
  login,
  loginWithApiToken,
  logout,
  verifyPassword,
  type PasswordInput,
  type SignedIn,
} from './endpoints/sign-in.ts'
export { startLogin, type LoginStarted } from './endpoints/start-login.ts'
export {
  getAuthenticated,
  getProfile,
  getRoles,
  getSessionValidity,
  updateProfile,
  type ProfileInput,
  type SessionValidity,
} from './endpoints/users.ts'
export { nextAfterSignIn } from './contract/next-after-sign-in.ts'
export { maxAddressLength, maxNextLength, safeNext } from './contract/safe-next.ts'
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
  type ForbiddenEvent,
  type RequestOptions,
  type Returned,
  type Scope,
  type UserChangedEvent,
} from './transport/client.ts'
export { createClient } from './transport/create-client.ts'
export { fillPath, queryString, type QueryParams } from './transport/request-url.ts'
export { type UnauthorizedEvent } from './transport/unauthorized-gate.ts'
