import { describe, expect, it } from 'vitest'
import { adminOf, type Administration } from '../src/admin.ts'
import { type Call, adminCalls } from '../src/contract/index.ts'
import { createFakeClient, refuse, type Handlers } from '../src/testing/index.ts'

const email = 'ada@acme.example'
const page = { items: [], next: null, total: 0 }
const o1 = { organizationId: 'o1' }

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
const ofDomain = { ...o1, domain: 'acme.example' }
const domain = {
  domain: 'acme.example',
  verified_at: null,
  txt_name: '_vestibule.acme.example',
  txt_value: 'vestibule-domain=x',
}

/** For each call of administration: how to make it, and a successful answer. */
const made: {
  readonly [Name in keyof typeof adminCalls]: readonly [
    (api: Administration) => Promise<{ readonly kind: string; readonly error?: unknown }>,
    Required<Handlers>[Name],
  ]
} = {
  getAdministrator: [
    (api) => api.getAdministrator(),
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
  listUsers: [(api) => api.listUsers({ q: 'ada', second_factor: 'passkey', limit: 10 }), page],
  getUser: [
    (api) => api.getUser({ userId: 'u1' }),
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
    (api) => api.getAdminOverview(),
    { registrations: { waiting: 3, waiting_since: null } },
  ],
  listAllOrganizations: [
    (api) => api.listAllOrganizations({ tier: 'premium', sign_in_method: 'password' }),
    page,
  ],
  getOrganization: [
    (api) => api.getOrganization({ organizationId: 'acme' }),
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
  createOrganization: [(api) => api.createOrganization({ name: 'New' }), { id: 'o1' }],
  listOrganizationDomains: [(api) => api.listOrganizationDomains(o1), [domain]],
  addOrganizationDomain: [(api) => api.addOrganizationDomain(ofDomain), domain],
  verifyOrganizationDomain: [(api) => api.verifyOrganizationDomain(ofDomain), domain],
  removeOrganizationDomain: [(api) => api.removeOrganizationDomain(ofDomain), null],
  listIdentityProviders: [(api) => api.listIdentityProviders({ q: 'acme' }), page],
  getIdentityProvider: [(api) => api.getIdentityProvider(o1), identityProvider],
  saveIdentityProvider: [
    (api) =>
      api.saveIdentityProvider({
        organizationId: 'o1',
        name: 'Acme ID',
        issuer: 'https://id.acme.example',
        client_id: 'vestibule',
        jit: true,
      }),
    identityProvider,
  ],
  removeIdentityProvider: [(api) => api.removeIdentityProvider(o1), null],
  testIdentityProvider: [
    (api) => api.testIdentityProvider(o1),
    { redirect_url: 'https://id.acme.example/auth', identity_provider: identityProvider },
  ],
  enforceIdentityProvider: [
    (api) => api.enforceIdentityProvider({ organizationId: 'o1', enforced: true }),
    identityProvider,
  ],
  editOrganization: [
    (api) => api.editOrganization({ organizationId: 'o1', sign_in_method: null }),
    null,
  ],
  listManagedResources: [(api) => api.listManagedResources(), page],
  listGrants: [(api) => api.listGrants({ to: 'user', organization: 'acme' }), page],
  giveAccess: [(api) => api.giveAccess({ resourceId: 'AppResource:a', user: 'u1' }), null],
  extendAccess: [
    (api) => api.extendAccess({ resourceId: 'AppResource:a', user: 'u1', until: '2027-03-31' }),
    null,
  ],
  listAccessRequests: [(api) => api.listAccessRequests({ state: 'open' }), page],
  refuseAccessRequest: [(api) => api.refuseAccessRequest({ requestId: 'r1', reason: 'No' }), null],
  takeAccess: [(api) => api.takeAccess({ resourceId: 'AppResource:a', organization: 'o1' }), null],
  listRegistrations: [(api) => api.listRegistrations({ state: 'waiting' }), page],
  approveRegistration: [
    (api) =>
      api.approveRegistration({
        registrationId: 'r1',
        organization: 'acme',
        roles: [{ role: 'editor', app_name: 'docs' }],
      }),
    { user_id: 'u1' },
  ],
  refuseRegistration: [
    (api) => api.refuseRegistration({ registrationId: 'r1', note: 'Sorry' }),
    null,
  ],
  inviteUser: [
    (api) => api.inviteUser({ email, first_name: 'Ada', last_name: 'Byron', organization: 'acme' }),
    { id: 'u1' },
  ],
  inviteUserAgain: [(api) => api.inviteUserAgain({ userId: 'u1' }), null],
  sendUserResetLink: [(api) => api.sendUserResetLink({ userId: 'u1' }), null],
  resetUserSecondFactor: [
    (api) => api.resetUserSecondFactor({ userId: 'u1', reason: 'I called' }),
    null,
  ],
  removeUserPasskey: [(api) => api.removeUserPasskey({ userId: 'u1', passkey_id: 'p1' }), null],
  endUserSession: [(api) => api.endUserSession({ userId: 'u1', session_id: 's1' }), null],
  endUserSessions: [(api) => api.endUserSessions({ userId: 'u1' }), null],
  listAllSessions: [(api) => api.listAllSessions({ q: 'ada', limit: 10 }), page],
  unlockUser: [(api) => api.unlockUser({ userId: 'u1' }), null],
  disableUser: [(api) => api.disableUser({ userId: 'u1', reason: 'Left' }), null],
  enableUser: [(api) => api.enableUser({ userId: 'u1' }), null],
  setUserName: [(api) => api.setUserName({ userId: 'u1', first_name: 'A', last_name: 'B' }), null],
  setUserEmail: [(api) => api.setUserEmail({ userId: 'u1', email }), null],
  setUserSignInMethod: [
    (api) => api.setUserSignInMethod({ userId: 'u1', sign_in_method: 'password' }),
    null,
  ],
  moveUser: [(api) => api.moveUser({ userId: 'u1', organization: 'acme' }), null],
  addUserRole: [
    (api) => api.addUserRole({ userId: 'u1', role: 'support', app_name: 'admin' }),
    null,
  ],
  listEvents: [(api) => api.listEvents({ q: '4KQ7-M2', result: 'refused', limit: 10 }), page],
  exportEvents: [
    (api) => api.exportEvents({ who: 'u1' }),
    { csv: 'When\r\n', count: 0, is_cut: false },
  ],
  getHealth: [
    (api) => api.getHealth(),
    {
      version: '1.0.0',
      mails: { waiting: 0, waiting_since: null, last_answer: null, is_sending: true },
      jobs: [],
      settings: [],
    },
  ],
  getHealthChecks: [
    (api) => api.getHealthChecks(),
    {
      checked_at: '2026-11-20T10:00:00Z',
      checks: [{ name: 'mail', state: 'ok', detail: 'takes mail' }],
    },
  ],
  listMails: [(api) => api.listMails({ state: 'waiting' }), page],
  listTerms: [(api) => api.listTerms(), page],
  getTerms: [
    (api) => api.getTerms({ termsId: 'terms' }),
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
  listTermsPeople: [(api) => api.listTermsPeople({ termsId: 'terms', state: 'not_yet' }), page],
  exportTermsPeople: [
    (api) => api.exportTermsPeople({ terms: 'terms', state: 'accepted' }),
    { csv: 'First name\r\n', count: 0, is_cut: false },
  ],
  previewTerms: [
    (api) => api.previewTerms({ content: '<p>Hello</p>' }),
    { content: '<p>Hello</p>', people: 4 },
  ],
  publishTerms: [
    (api) =>
      api.publishTerms({
        name: 'Terms',
        content: '<p>Hello</p>',
        translations: { de: { name: 'Nutzungsbedingungen', content: '<p>Hallo</p>' } },
        replaces: 'terms',
      }),
    { id: 't2' },
  ],
  sendAllMails: [(api) => api.sendAllMails(), { waiting: 2 }],
  sendTestMail: [(api) => api.sendTestMail(), { to: email }],
  listAllTickets: [(api) => api.listAllTickets({ state: 'open' }), page],
  getTicket: [
    (api) => api.getTicket({ ticketId: 't1' }),
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
  answerTicket: [(api) => api.answerTicket({ ticketId: 't1', text: 'Done' }), null],
  closeTicket: [(api) => api.closeTicket({ ticketId: 't1' }), null],
  listErrorReports: [(api) => api.listErrorReports({ app: 'signals' }), page],
  removeUserRole: [(api) => api.removeUserRole({ userId: 'u1', role: 'docs-admin' }), null],
}

describe('each call of administration', () => {
  it.each(Object.keys(adminCalls) as (keyof typeof adminCalls)[])(
    '%s is made as the contract says, and tells its refusals apart',
    async (name) => {
      const [make, success] = made[name]
      const { client, transport } = createFakeClient({ [name]: success })
      expect(await make(adminOf(client))).not.toHaveProperty('error')
      expect(transport.problems).toEqual([])
      expect(transport.calls.map((call) => call.name)).toEqual([name])
      for (const code of (adminCalls[name] as Call).endpoint.errors ?? []) {
        const refused = createFakeClient({ [name]: refuse(code) })
        const outcome = await make(adminOf(refused.client))
        expect(outcome.error).toMatchObject({ code })
        expect(outcome.kind).not.toBe('failed')
      }
    },
  )
})
