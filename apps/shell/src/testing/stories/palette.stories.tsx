import { screen } from '@testing-library/react'
import { ofFlows } from '@vestibule/app-kit/testing/flow-story'
import { pageStory } from '../page-story.tsx'

export default { title: 'Flows/Shell/Palette', tags: ['!autodocs'], ...ofFlows }

/** In administration the palette also finds people, organisations and support codes. */
export const FoundByItsCode = pageStory('admin', 'idle', '/admin/support/', {
  handlers: {
    getAdministrator: {
      roles: ['platform-admin'],
      permissions: ['support.read', 'users.read', 'audit.read'],
      only_organization: null,
      read_only: null,
      notify_email: null,
      needs_proof: false,
      proofs: ['authenticator'],
    },
    listAllTickets: {
      items: [
        {
          id: 'tic_1',
          number: 12,
          subject: 'Export stops at 10,000 rows',
          state: 'open',
          category: 'problem',
          support_code: '4KQ7-M2XD',
          created_at: '2026-11-19T16:20:00Z',
          by: { id: 'usr_1', name: 'Hélène Marchand' },
          organization: { id: 'calder', name: 'Calder Oncology' },
        },
      ],
      next: null,
    },
    listErrorReports: {
      items: [
        {
          id: '41',
          app: 'Cohort Builder',
          message: 'TypeError: cohort.rows is undefined',
          times: 41,
          people: 12,
          first_at: '2026-11-18T08:00:00Z',
          last_at: '2026-11-20T13:58:00Z',
          support_code: '4KQ7-M2XD',
          version: '3.1.0',
          url: '',
          stack: '',
          session: null,
        },
      ],
      next: null,
    },
    listUsers: { items: [], next: null, total: 0 },
    listEvents: { items: [], next: null },
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText('Export stops at 10,000 rows')
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', {
      name: 'Find a person, an organisation or a support code',
    })
    await userEvent.keyboard('4kq7-m2xd')
    await screen.findByRole('option', { name: /^Export stops.*Ticket 12/, selected: true })
    await screen.findByRole('option', { name: /Error report · Cohort Builder/ })
  },
})
