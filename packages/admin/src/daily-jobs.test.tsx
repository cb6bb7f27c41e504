import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Handlers } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { facts, handlers as ofPeople, people } from './testing/admin-people.ts'
import { administratorWith } from './testing/administrator.ts'
import { findDialog, renderAdmin } from './testing/render-admin.tsx'

/** Presses Tab until the focus is on what has this name. */
async function tabTo(user: UserEvent, name: RegExp) {
  for (let press = 0; press < 80; press++) {
    await user.tab()
    const { activeElement: here } = document
    const said = here?.getAttribute('aria-label') ?? here?.textContent ?? ''
    if (name.test(said)) return
  }
  throw new Error(`No ${String(name)} in the Tab order`)
}
const calder = {
  id: 'calder',
  name: 'Calder Oncology',
  tier: 'premium' as const,
  is_internal: false,
  sign_in_method: null,
  people: 12,
  grants: 11,
  imported: false,
  identity_provider: null,
}

/** Frequent work of administrators, without a mouse. Each title lists after its colon what they press or type. */
describe('by keyboard', () => {
  it('somebody who is locked out is let in: Unlock, Unlock', async () => {
    const { user, transport } = renderAdmin('/admin/users/usr_1/', {
      handlers: { ...ofPeople, getUser: facts, unlockUser: null },
    })
    await screen.findByRole('heading', { level: 1, name: 'Hélène Marchand' })
    await tabTo(user, /^Unlock$/)
    await user.keyboard('{Enter}')
    await findDialog()
    await tabTo(user, /^Unlock$/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(transport.callsTo('unlockUser')).toHaveLength(1))
  })

  it('a request is approved: Approve, the organisation, Approve', async () => {
    const { user, transport } = renderAdmin('/admin/registrations/', {
      handlers: {
        getAdministrator: administratorWith(['registrations.read', 'registrations.decide']),
        listRegistrations: {
          items: [
            {
              id: 'reg_1',
              email: 'noor@calder.example',
              first_name: 'Noor',
              last_name: 'van Dijk',
              description: '',
              sign_in_method: 'password_and_email_otp',
              since: '2026-11-17T08:00:00Z',
              state: 'waiting',
              has_account: false,
              suggested: null,
              decided: null,
            },
          ],
          next: null,
        },
        listAllOrganizations: { items: [calder], next: null },
        getOrganization: { ...calder, administrators: [], methods_in_use: {}, actions: [] },
        approveRegistration: { user_id: 'usr_9' },
      },
    })
    await screen.findByText('Noor van Dijk')
    await tabTo(user, /^Approve$/)
    await user.keyboard('{Enter}')
    const dialog = await findDialog()
    const field = dialog.getByRole('combobox', { name: 'Organisation' })
    await waitFor(() => expect(field).toHaveFocus())
    await user.keyboard('cald')
    await screen.findByRole('option', { name: 'Calder Oncology' })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await user.keyboard('{Enter}')
    await tabTo(user, /^Approve into Calder Oncology$/)
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(transport.callsTo('approveRegistration')[0]?.body).toMatchObject({
        organization: 'calder',
      }),
    )
  })

  it('a dataset is opened to a person: Give, the person, Give', async () => {
    const { user, transport } = renderAdmin('/admin/access/?resource=four_rivers', {
      handlers: {
        getAdministrator: administratorWith(['access.read', 'access.write', 'users.read']),
        listManagedResources: {
          items: [
            {
              id: 'four_rivers',
              name: 'Four Rivers',
              kind: 'DatasetResource',
              organizations: 2,
              people: 3,
            },
          ],
          next: null,
        },
        listUsers: { items: people.slice(0, 1), next: null },
        listGrants: { items: [], next: null },
        giveAccess: null,
      },
    })
    await screen.findByRole('heading', { level: 2, name: 'Four Rivers' })
    await tabTo(user, /^Give to a person$/)
    await user.keyboard('{Enter}')
    await findDialog()
    await user.keyboard('chidi')
    await screen.findByRole('option', { name: /Chidi Abara/ })
    await user.keyboard('{Enter}')
    await tabTo(user, /^Give access$/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(transport.callsTo('giveAccess')).toHaveLength(1))
  })

  it('terms are published: three fields, Publish, Publish', async () => {
    const { user, transport } = renderAdmin('/admin/terms/', {
      handlers: {
        getAdministrator: administratorWith(['terms.read', 'terms.publish']),
        listTerms: { items: [], next: null },
        publishTerms: { id: 'terms_1' },
      },
    })
    const name = await screen.findByLabelText('Name')
    name.focus()
    await user.keyboard('Terms of 2027{Tab}Be kind.')
    await tabTo(user, /^Publish…$/)
    await user.keyboard('{Enter}')
    await findDialog()
    await tabTo(user, /^Publish/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(transport.callsTo('publishTerms')).toHaveLength(1))
  })

  it('a ticket is answered: the answer, Answer, Send', async () => {
    const handlers: Handlers = {
      getAdministrator: administratorWith(['support.read', 'support.answer']),
      getTicket: {
        id: 'tic_1',
        number: 12,
        subject: 'Export stops',
        state: 'open',
        category: 'problem',
        support_code: '4KQ7-M2XD',
        created_at: '2026-11-19T16:20:00Z',
        by: { id: 'usr_1', name: 'Hélène Marchand' },
        organization: { id: 'calder', name: 'Calder Oncology' },
        description: 'It ends without a word.',
        page_url: null,
        status: 'open',
        email: 'helene.marchand@calder.example',
        answers: [],
      },
      answerTicket: null,
    }
    const { user, transport } = renderAdmin('/admin/support/tic_1/', { handlers })
    const answer = await screen.findByRole('textbox')
    answer.focus()
    await user.keyboard('Please try again.')
    await tabTo(user, /^Answer$/)
    await user.keyboard('{Enter}')
    await findDialog()
    await tabTo(user, /^Send/)
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(transport.callsTo('answerTicket')[0]?.body).toMatchObject({
        text: 'Please try again.',
      }),
    )
  })
})
