import { screen } from '@testing-library/react'
import { refuse } from '@vestibule/api-client/testing'
import { expect, it } from 'vitest'
import { administratorWith } from '../testing/administrator.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

const handlers = {
  getAdministrator: administratorWith(['overview.read', 'registrations.read', 'terms.read']),
  getAdminOverview: { registrations: { waiting: 4, waiting_since: '2026-11-17T08:00:00Z' } },
  listTerms: { items: [], next: null },
}

it('shows what waits although the terms cannot be read, and says so', async () => {
  renderAdmin('/admin/', { handlers: { ...handlers, listTerms: refuse('server_error') } })
  expect(await screen.findByText('The terms could not be read')).toBeVisible()
  expect(screen.getByRole('list', { name: /wait/i })).toBeVisible()
})

it('does not ask for terms that the role may not read', async () => {
  const { transport } = renderAdmin('/admin/', {
    handlers: {
      ...handlers,
      getAdministrator: administratorWith(['overview.read', 'registrations.read']),
    },
  })
  await screen.findByRole('list', { name: /wait/i })
  expect(transport.callsTo('listTerms')).toEqual([])
})

it('asks once for the page and the numbers beside the sections', async () => {
  const { transport } = renderAdmin('/admin/', { handlers })
  await screen.findByRole('list', { name: /wait/i })
  expect(screen.getByRole('link', { name: /Registrations.*4/ })).toBeVisible()
  expect(transport.callsTo('getAdminOverview')).toHaveLength(1)
})

it('is a failure with a way on if it cannot be read itself', async () => {
  let isBroken = true
  const { user } = renderAdmin('/admin/', {
    handlers: {
      ...handlers,
      getAdminOverview: () => (isBroken ? refuse('server_error') : handlers.getAdminOverview),
    },
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByRole('list', { name: /wait/i })).toBeVisible()
})

it('says nothing of mails to somebody who has none', async () => {
  renderAdmin('/admin/', {
    handlers: {
      getAdministrator: administratorWith(['overview.read', 'users.read']),
      getAdminOverview: {},
    },
  })
  expect(await screen.findByText('Nothing needs you today')).toBeVisible()
  expect(screen.queryByText(/Mails go out/)).toBeNull()
})

it('says that mails go out to those who answer for them', async () => {
  renderAdmin('/admin/', {
    handlers: {
      ...handlers,
      getAdminOverview: { mails: { waiting: 0, waiting_since: null, last_answer: null } },
    },
  })
  expect(await screen.findByText(/Mails go out/)).toBeVisible()
})

it('waits for people who have not accepted terms of the platform, not for those of a dataset', async () => {
  const terms = {
    state: 'in_force' as const,
    valid_from: null,
    replaces: null,
    accepted: 1,
    not_yet: 3,
    imported: false,
    published_by: null,
    published_at: null,
  }
  const platform = { ...terms, id: 'all', name: 'Terms of use' }
  const ofDataset = { ...terms, id: 'fen', name: 'Terms of Fen', scope: 'resources' }
  renderAdmin('/admin/', {
    handlers: { ...handlers, listTerms: { items: [platform, ofDataset], next: null } },
  })
  expect(await screen.findByText('3 people have not accepted Terms of use')).toBeVisible()
  expect(screen.queryByText(/Terms of Fen/)).toBeNull()
})
