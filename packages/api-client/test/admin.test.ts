import { describe, expect, it } from 'vitest'
import * as api from '../src/admin.ts'
import { adminCalls, type AdminCallName, type Call } from '../src/contract/index.ts'
import type { Client } from '../src/index.ts'
import { createFakeClient, refuse } from '../src/testing/index.ts'
import type { Handlers } from '../src/testing/index.ts'

const email = 'ada@acme.example'
const page = { items: [], next: null, total: 0 }

const identityProvider = {
  id: 'p1',
  name: 'Acme ID',
  issuer: 'https://id.acme.example',
  client_id: 'vestibule',
  has_client_secret: true,
  jit: true,
  enforced: false,
  imported: false,
  redirect_uri: 'https://platform.example/callback/',
  shared_callback: false,
  backchannel_logout_uri: 'https://platform.example/backchannel/p1/',
  last_test: null,
  obstacles: ['not_tested' as const],
  people: { in_domains: 3, elsewhere: 1, known_to_provider: 0, of_other_organizations: 0 },
}
const ofDomain = { id: 'o1', domain: 'acme.example' }
const domain = {
  domain: 'acme.example',
  verified_at: null,
  txt_name: '_vestibule.acme.example',
  txt_value: 'vestibule-domain=x',
}

/** For each call of administration: how to make it, and a successful answer. */
const made: {
  readonly [Name in AdminCallName]: readonly [
    (client: Client) => Promise<{ readonly kind: string; readonly error?: unknown }>,
    Required<Handlers>[Name],
  ]
} = {
  getAdministrator: [
    (c) => api.getAdministrator(c),
    {
      roles: ['support'],
      permissions: ['users.read'],
      only_organization: null,
      read_only: null,
      notify_email: null,
      needs_proof: false,
      proofs: ['passkey'],
    },
  ],
  listUsers: [(c) => api.listUsers(c, { q: 'ada', secondFactor: 'passkey', limit: 10 }), page],
  getUser: [
    (c) => api.getUser(c, { id: 'u1' }),
    {
      id: 'u1',
      email: 'ada@acme.example',
      first_name: 'Ada',
      last_name: 'Byron',
      organization: { id: 'acme', name: 'Acme', is_internal: false, tier: 'premium' },
      state: 'active',
      locked_until: null,
      second_factor: 'passkey',
      last_signed_in_at: null,
      imported: true,
      language: null,
      created_at: '2026-11-20T10:00:00Z',
      sign_in_method: 'password',
      obstacles: [],
      password: null,
      authenticator: null,
      recovery_codes_left: 0,
      passkeys: [],
      sessions: [],
      api_tokens: 0,
      app_tokens: 0,
      roles: [],
      access: [],
      terms: [],
      events: [],
      actions: ['disable'],
    },
  ],
  getAdminOverview: [
    (c) => api.getAdminOverview(c),
    { registrations: { waiting: 3, waiting_since: null } },
  ],
  listAllOrganizations: [
    (c) => api.listAllOrganizations(c, { tier: 'premium', signInMethod: 'password' }),
    page,
  ],
  getOrganization: [
    (c) => api.getOrganization(c, { id: 'acme' }),
    {
      id: 'acme',
      name: 'Acme',
      tier: 'premium',
      is_internal: false,
      sign_in_method: null,
      people: 3,
      grants: 1,
      identity_provider: null,
      administrators: [],
      imported: true,
      methods_in_use: { password: 3 },
      actions: ['edit'],
    },
  ],
  createOrganization: [(c) => api.createOrganization(c, { name: 'New' }), { id: 'o1' }],
  listOrganizationDomains: [(c) => api.listOrganizationDomains(c, { id: 'o1' }), [domain]],
  addOrganizationDomain: [(c) => api.addOrganizationDomain(c, ofDomain), domain],
  verifyOrganizationDomain: [(c) => api.verifyOrganizationDomain(c, ofDomain), domain],
  removeOrganizationDomain: [(c) => api.removeOrganizationDomain(c, ofDomain), null],
  listIdentityProviders: [(c) => api.listIdentityProviders(c, { q: 'acme' }), page],
  getIdentityProvider: [(c) => api.getIdentityProvider(c, { id: 'o1' }), identityProvider],
  saveIdentityProvider: [
    (c) =>
      api.saveIdentityProvider(c, {
        id: 'o1',
        name: 'Acme ID',
        issuer: 'https://id.acme.example',
        clientId: 'vestibule',
        jit: true,
      }),
    identityProvider,
  ],
  removeIdentityProvider: [(c) => api.removeIdentityProvider(c, { id: 'o1' }), null],
  testIdentityProvider: [
    (c) => api.testIdentityProvider(c, { id: 'o1' }),
    { redirect_url: 'https://id.acme.example/auth', identity_provider: identityProvider },
  ],
  enforceIdentityProvider: [
    (c) => api.enforceIdentityProvider(c, { id: 'o1', enforced: true }),
    identityProvider,
  ],
  editOrganization: [(c) => api.editOrganization(c, { id: 'o1', signInMethod: null }), null],
  listManagedResources: [(c) => api.listManagedResources(c), page],
  listGrants: [(c) => api.listGrants(c, { to: 'user', organization: 'acme' }), page],
  giveAccess: [(c) => api.giveAccess(c, { resource: 'AppResource:a', user: 'u1' }), null],
  extendAccess: [
    (c) => api.extendAccess(c, { resource: 'AppResource:a', user: 'u1', until: '2027-03-31' }),
    null,
  ],
  listAccessRequests: [(c) => api.listAccessRequests(c, { state: 'open' }), page],
  refuseAccessRequest: [(c) => api.refuseAccessRequest(c, { id: 'r1', reason: 'No' }), null],
  takeAccess: [(c) => api.takeAccess(c, { resource: 'AppResource:a', organization: 'o1' }), null],
  listRegistrations: [(c) => api.listRegistrations(c, { state: 'waiting' }), page],
  approveRegistration: [
    (c) =>
      api.approveRegistration(c, {
        id: 'r1',
        organization: 'acme',
        roles: [{ role: 'editor', appName: 'docs' }],
      }),
    { user_id: 'u1' },
  ],
  refuseRegistration: [(c) => api.refuseRegistration(c, { id: 'r1', note: 'Sorry' }), null],
  inviteUser: [
    (c) => api.inviteUser(c, { email, firstName: 'Ada', lastName: 'Byron', organization: 'acme' }),
    { id: 'u1' },
  ],
  inviteUserAgain: [(c) => api.inviteUserAgain(c, { id: 'u1' }), null],
  sendUserResetLink: [(c) => api.sendUserResetLink(c, { id: 'u1' }), null],
  resetUserSecondFactor: [
    (c) => api.resetUserSecondFactor(c, { id: 'u1', reason: 'I called' }),
    null,
  ],
  removeUserPasskey: [(c) => api.removeUserPasskey(c, { id: 'u1', passkeyId: 'p1' }), null],
  endUserSession: [(c) => api.endUserSession(c, { id: 'u1', sessionId: 's1' }), null],
  endUserSessions: [(c) => api.endUserSessions(c, { id: 'u1' }), null],
  listAllSessions: [(c) => api.listAllSessions(c, { q: 'ada', limit: 10 }), page],
  unlockUser: [(c) => api.unlockUser(c, { id: 'u1' }), null],
  disableUser: [(c) => api.disableUser(c, { id: 'u1', reason: 'Left' }), null],
  enableUser: [(c) => api.enableUser(c, { id: 'u1' }), null],
  setUserName: [(c) => api.setUserName(c, { id: 'u1', firstName: 'A', lastName: 'B' }), null],
  setUserEmail: [(c) => api.setUserEmail(c, { id: 'u1', email }), null],
  setUserSignInMethod: [
    (c) => api.setUserSignInMethod(c, { id: 'u1', signInMethod: 'password' }),
    null,
  ],
  moveUser: [(c) => api.moveUser(c, { id: 'u1', organization: 'acme' }), null],
  addUserRole: [(c) => api.addUserRole(c, { id: 'u1', role: 'support', appName: 'admin' }), null],
  listEvents: [(c) => api.listEvents(c, { q: '4KQ7-M2', result: 'refused', limit: 10 }), page],
  exportEvents: [
    (c) => api.exportEvents(c, { who: 'u1' }),
    { csv: 'When\r\n', count: 0, is_cut: false },
  ],
  getHealth: [
    (c) => api.getHealth(c),
    {
      version: '1.0.0',
      mails: { waiting: 0, waiting_since: null, last_answer: null, is_sending: true },
      jobs: [],
      settings: [],
    },
  ],
  getHealthChecks: [
    (c) => api.getHealthChecks(c),
    {
      checked_at: '2026-11-20T10:00:00Z',
      checks: [{ name: 'mail', state: 'ok', detail: 'takes mail' }],
    },
  ],
  listMails: [(c) => api.listMails(c, { state: 'waiting' }), page],
  listTerms: [(c) => api.listTerms(c), page],
  getTerms: [
    (c) => api.getTerms(c, { id: 'terms' }),
    {
      id: 'terms',
      name: 'Terms',
      state: 'in_force',
      valid_from: null,
      replaces: null,
      accepted: 3,
      not_yet: 1,
      imported: true,
      published_by: null,
      published_at: null,
      content: '<p>Be kind.</p>',
    },
  ],
  listTermsPeople: [(c) => api.listTermsPeople(c, { id: 'terms', state: 'not_yet' }), page],
  exportTermsPeople: [
    (c) => api.exportTermsPeople(c, { id: 'terms', state: 'accepted' }),
    { csv: 'First name\r\n', count: 0, is_cut: false },
  ],
  previewTerms: [
    (c) => api.previewTerms(c, { content: '<p>Hello</p>' }),
    { content: '<p>Hello</p>', people: 4 },
  ],
  publishTerms: [
    (c) =>
      api.publishTerms(c, {
        name: 'Terms',
        content: '<p>Hello</p>',
        translations: { de: { name: 'Nutzungsbedingungen', content: '<p>Hallo</p>' } },
        replaces: 'terms',
      }),
    { id: 't2' },
  ],
  sendAllMails: [(c) => api.sendAllMails(c), { waiting: 2 }],
  sendTestMail: [(c) => api.sendTestMail(c), { to: email }],
  listAllTickets: [(c) => api.listAllTickets(c, { state: 'open' }), page],
  getTicket: [
    (c) => api.getTicket(c, { id: 't1' }),
    {
      id: 't1',
      number: 7,
      subject: 'Help',
      description: 'Please',
      category: 'question',
      page_url: null,
      status: 'open',
      state: 'open',
      support_code: null,
      created_at: '2026-11-20T10:00:00Z',
      answers: [],
      by: { id: 'u1', name: 'Ada Byron' },
      organization: { id: 'acme', name: 'Acme' },
      email,
    },
  ],
  answerTicket: [(c) => api.answerTicket(c, { id: 't1', text: 'Done' }), null],
  closeTicket: [(c) => api.closeTicket(c, { id: 't1' }), null],
  listErrorReports: [(c) => api.listErrorReports(c, { app: 'signals' }), page],
  removeUserRole: [(c) => api.removeUserRole(c, { id: 'u1', role: 'docs-admin' }), null],
}

describe('each call of administration', () => {
  it.each(Object.keys(adminCalls) as AdminCallName[])(
    '%s is made as the contract says, and tells its refusals apart',
    async (name) => {
      const [make, success] = made[name]
      const { client, transport } = createFakeClient({ [name]: success })
      expect(await make(client)).not.toHaveProperty('error')
      expect(transport.problems).toEqual([])
      expect(transport.calls.map((call) => call.name)).toEqual([name])
      for (const code of (adminCalls[name] as Call).endpoint.errors ?? []) {
        const refused = createFakeClient({ [name]: refuse(code) })
        const outcome = await make(refused.client)
        expect(outcome.error).toMatchObject({ code })
        expect(outcome.kind).not.toBe('failed')
      }
    },
  )
})
