import { screen, within } from '@testing-library/react'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { noAnswer, ok, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { adminStory } from '../admin-story.tsx'

export default {
  title: 'Flows/Administration/Identity provider',
  tags: ['!autodocs'],
  ...ofFlows,
}

const steps = (outcomes: readonly string[]) =>
  ['issuer', 'keys', 'token', 'address', 'second_factor'].map((step, index) => ({
    step,
    outcome: outcomes[index] ?? 'not_reached',
    message: outcomes[index] === 'warning' ? 'no “amr”: it counts as one factor' : null,
  }))
const provider: ValueFrom<'saveIdentityProvider'> = {
  id: 'p1',
  name: 'Fenwick ID',
  issuer: 'https://id.fenwick.example',
  client_id: 'vestibule-prod',
  has_client_secret: true,
  jit: true,
  enforced: false,
  imported: false,
  redirect_uri: 'https://platform.example/auth_api/v1/accounts/login/oidc/p1/callback/',
  shared_callback: false,
  backchannel_logout_uri: 'https://platform.example/auth_api/v1/accounts/logout/backchannel/p1/',
  last_test: {
    started_at: '2026-11-18T11:50:00Z',
    finished_at: '2026-11-18T11:52:00Z',
    worked: true,
    steps: steps(['ok', 'ok', 'ok', 'ok', 'warning']),
    email: 'rui.almeida@fenwick.example',
    amr: [],
  },
  obstacles: [],
  people: { in_domains: 28, elsewhere: 3, known_to_provider: 12, of_other_organizations: 1 },
}
const handlers: Handlers = {
  getAdministrator: {
    roles: ['platform-admin'],
    permissions: ['organizations.read', 'identity_providers.read', 'identity_providers.write'],
    only_organization: null,
    read_only: null,
    notify_email: null,
    needs_proof: false,
    proofs: ['authenticator'],
  },
  getOrganization: {
    id: 'fenwick',
    name: 'Fenwick Children’s',
    tier: 'explore',
    is_internal: false,
    sign_in_method: null,
    people: 31,
    grants: 2,
    imported: false,
    identity_provider: { name: 'Fenwick ID', enforced: false },
    administrators: [],
    methods_in_use: {},
    actions: ['edit'],
  },
  getIdentityProvider: provider,
}
const address = '/admin/organizations/fenwick/identity-provider'
const dialog = async () => within(await screen.findByRole('alertdialog'))

export const Offered = adminStory('idle', address, {
  handlers,
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Enforce Fenwick ID' }),
})

export const NotTested = adminStory('idle', address, {
  handlers: {
    ...handlers,
    getIdentityProvider: { ...provider, last_test: null, obstacles: ['not_tested', 'no_domain'] },
  },
  play: ({ canvas }) => canvas.findByText('Nobody has tested these values.'),
})

export const TestFailed = adminStory('idle', address, {
  handlers: {
    ...handlers,
    getIdentityProvider: {
      ...provider,
      enforced: true,
      jit: false,
      imported: true,
      last_test: {
        started_at: '2026-11-18T11:50:00Z',
        finished_at: '2026-11-18T11:50:10Z',
        worked: false,
        steps: steps(['ok', 'failed']),
        email: null,
        amr: [],
      },
    },
  },
  play: ({ canvas }) => canvas.findByText(/^Did not work/),
})

export const NoProvider = adminStory('idle', address, {
  handlers: { ...handlers, getIdentityProvider: ok(null) },
  play: ({ canvas }) => canvas.findByText('No identity provider'),
})

export const Loading = adminStory('busy', address, {
  handlers: { ...handlers, getIdentityProvider: noAnswer() },
  play: ({ canvas }) => canvas.findByText('Loading'),
})

const edit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
  const issuer = (await dialog()).getByLabelText('Issuer')
  await userEvent.clear(issuer)
  await userEvent.type(issuer, 'https://new.fenwick.example')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }))
}

export const IssuerRefused = adminStory('error', address, {
  handlers: {
    ...handlers,
    saveIdentityProvider: refuse('validation_failed', {
      fields: { issuer: ['Please enter an address that begins with https://'] },
    }),
  },
  async play(stage) {
    await edit(stage)
    await (await dialog()).findByText('Please enter an address that begins with https://')
  },
})

export const Saved = adminStory('success', address, {
  handlers: { ...handlers, saveIdentityProvider: provider },
  async play(stage) {
    await edit(stage)
    await screen.findAllByText('Fenwick ID is saved')
  },
})
