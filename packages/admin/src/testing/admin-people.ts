import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import type { Handlers } from '@vestibule/api-client/testing'

/** Fictional people for the pages of administration. */
export const hélène: ItemOf<'listUsers'> = {
  id: 'usr_1',
  email: 'helene.marchand@calder.example',
  first_name: 'Hélène',
  last_name: 'Marchand',
  organization: { id: 'calder', name: 'Calder Oncology' },
  state: 'locked',
  locked_until: '2026-11-20T14:20:00Z',
  second_factor: 'authenticator',
  last_signed_in_at: '2026-11-20T09:47:00Z',
}
export const people: ItemOf<'listUsers'>[] = [
  {
    ...hélène,
    id: 'usr_2',
    email: 'chidi.abara@northfield.example',
    first_name: 'Chidi',
    last_name: 'Abara',
    state: 'active',
    locked_until: null,
  },
  {
    ...hélène,
    id: 'usr_3',
    email: 'solveig.berg@northfield.example',
    first_name: 'Solveig',
    last_name: 'Berg',
    state: 'disabled',
    locked_until: null,
  },
  {
    ...hélène,
    id: 'usr_4',
    email: 'miriam.adler@calder.example',
    first_name: 'Miriam',
    last_name: 'Adler',
    state: 'invited',
    locked_until: null,
    second_factor: 'not_set_up',
    last_signed_in_at: null,
  },
  hélène,
]
export const facts: ValueFrom<'getUser'> = {
  ...hélène,
  organization: { id: 'calder', name: 'Calder Oncology', is_internal: false, tier: 'premium' },
  imported: false,
  language: 'fr',
  created_at: '2024-01-12T08:00:00Z',
  sign_in_method: 'email_otp_and_authenticator_based',
  obstacles: [
    {
      code: 'locked',
      until: '2026-11-20T14:20:00Z',
      tries: 20,
      window_s: 900,
      known_browser: true,
    },
  ],
  password: null,
  authenticator: { confirmed_at: '2024-01-14T08:00:00Z' },
  recovery_codes_left: 8,
  passkeys: [
    {
      id: 'p1',
      name: 'MacBook',
      created_at: '2026-10-02T08:00:00Z',
      last_used_at: '2026-11-19T08:00:00Z',
      backed_up: true,
    },
  ],
  sessions: [
    {
      id: 's1',
      current: false,
      user_agent: { browser: 'Firefox', system: 'macOS' },
      signed_in_at: '2026-11-20T09:47:00Z',
      last_seen_at: '2026-11-20T13:58:00Z',
      factors: ['email_code', 'authenticator'],
    },
  ],
  api_tokens: 1,
  app_tokens: 2,
  roles: [
    {
      role: 'organization-admin',
      app_name: 'admin',
      data_partner: null,
      imported: false,
      given_by: 'Inès Okafor',
      given_at: '2026-03-04T08:00:00Z',
    },
  ],
  access: [
    {
      resource_id: 'four-rivers',
      name: 'Four Rivers Federation',
      kind: 'FederatedDatasetResource',
      by_organization: false,
      own_grant: { given_by: 'Inès Okafor', given_at: '2026-09-09T08:00:00Z', imported: false },
    },
  ],
  terms: [{ id: 't', name: 'Terms of use', accepted_at: '2026-11-02T08:00:00Z' }],
  events: [
    { id: 'e1', event: 'signed_in', at: '2026-11-20T09:47:00Z', ip: '192.0.2.7', factor: null },
  ],
  actions: [
    'set_name',
    'set_email',
    'set_sign_in_method',
    'move',
    'add_role',
    'remove_role',
    'unlock',
    'disable',
    'end_session',
    'end_sessions',
    'reset_second_factor',
    'remove_passkey',
  ],
}
export const handlers: Handlers = {
  getAdministrator: {
    roles: ['platform-admin'],
    permissions: [
      'users.read',
      'users.unlock',
      'users.invite',
      'users.disable',
      'users.edit',
      'roles.write',
      'access.write',
      'audit.read',
    ],
    only_organization: null,
    read_only: null,
    notify_email: null,
    needs_proof: false,
    proofs: ['authenticator'],
  },
  listUsers: { items: people, next: 'more', total: 1284 },
  getUser: facts,
}
