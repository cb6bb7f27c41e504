import type { Handlers } from '../src/testing/index.ts'
import { noContent } from '../src/testing/index.ts'

const client = { ip: '203.0.113.7', user_agent: 'Firefox', requested_at: '2026-11-20T10:00:00Z' }

export const document = {
  id: 'd1',
  element_id: 'home.title',
  app_name: 'shell',
  mini_content: 'Note',
  additional_meta: {},
  audience: ['_all'],
  environment_type: ['_all'],
  sellers: ['_all'],
  data_partners: ['_all'],
  version: 3,
}

const ticket = {
  id: 't1',
  subject: 'Help',
  description: 'Please',
  category: 'question',
  page_url: null,
  status: 'open',
  created_at: '2026-11-20T10:00:00Z',
}

export const profile = {
  id: 'u1',
  email: 'ada@acme.example',
  first_name: 'Ada',
  last_name: 'Byron',
  organization_info: { id: 'acme', name: 'Acme', is_internal: true },
  is_external_user: false,
  eulas_not_accepted: [],
  impersonating: null,
}

const redirect = { redirect_url: '/shell' }

/** A success for every call of the contract. */
export const successes: Required<Handlers> = {
  getConfig: { is_federated_environment: false, sign_up_data: { enable_sign_up: true } },
  getBranding: { authAppBackgroundColor: '#123456' },
  getEnvironment: noContent({ 'x-nfer-env-type': 'standard' }),
  getDatasetEnvironment: noContent({ 'x-nfer-source-env-type': 'premium' }),
  startLogin: { sign_in_method: 'password_and_email_otp', next_authentication_step: 'Password' },
  login: redirect,
  verifyPassword: null,
  loginWithApiToken: redirect,
  getApiTokenOwner: { email: 'a@b.example', first_name: 'Ada', last_name: 'Byron' },
  decideRedirect: redirect,
  logout: null,
  sendEmailCode: null,
  verifyEmailCode: { user_type: 2, totp_device_setup: true },
  setPassword: null,
  generateQrCode: { url: 'otpauth://totp/x', secret: 'ABC' },
  verifyTotp: null,
  verifyRecoveryCode: null,
  generateRecoveryCodes: ['ABCD-EFGH'],
  registerDeviceCode: { expires_at: '2026-11-20T10:05:00Z' },
  approveDeviceCode: { client },
  getDeviceCode: { client },
  authenticateDeviceCode: redirect,
  requestReset: null,
  resetPassword: null,
  checkResetLink: null,
  getSecurityQuestion: { question: 'Why?' },
  validateSecurityAnswer: { valid_answer: true },
  requestRegistration: { email: 'ada@acme.example' },
  verifyRegistration: null,
  getEula: { id: 'terms', name: 'Terms', content: '<p>Be kind</p>' },
  acceptEula: null,
  listOrganizations: [{ id: 'acme', name: 'Acme' }],
  selectOrganization: redirect,
  stopImpersonating: redirect,
  getAuthenticated: null,
  getProfile: profile,
  getRoles: [{ role: 'docs-admin' }],
  getSessionValidity: { max_ttl: 1_800_000_000, user_id: 'u1', acting_for: null },
  listResources: [{ resourcetype: 'AppResource', resource: { url: 'cohorts' } }],
  getDataset: {
    id: 'ds',
    resourcetype: 'DatasetResource',
    resource: { name: 'ds', display_name: 'Dataset', datasets: [] },
  },
  listDocuments: [document],
  saveDocument: document,
  updateDocument: document,
  deleteDocument: null,
  previewDocument: { html: '<p>Note</p>' },
  readDocument: null,
  listSellers: [{ id: 's1', name: 'Seller', data_partners: [] }],
  documentationHealth: null,
  getTicketSystem: { system: 'internal', url: null },
  listTickets: [ticket],
  createTicket: ticket,
  reportError: null,
  createShortUrl: { turl: 'https://platform.example/t/abc' },
  followShortUrl: null,
  listVirtualCohorts: [{ id: 'v1', name: 'Cohort' }],
}
