import { act, screen, waitFor, within } from '@testing-library/react'
import { noAnswer, refuse } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { handlers, people } from '../testing/admin-people.ts'
import { administratorWith } from '../testing/administrator.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

/** Three pages with one person each. */
const threePages = {
  ...handlers,
  listUsers: ({ query }: { query: Readonly<Record<string, string | string[]>> }) => {
    const page = Number(query['after'] ?? 0)
    const one = people[page]
    return {
      items: one ? [one] : [],
      next: page < 2 ? String(page + 1) : null,
      total: 3,
    }
  },
}
const next = () => screen.getByRole('button', { name: 'Next' })
const previous = () => screen.getByRole('button', { name: 'Previous' })

describe('the pages of a list', () => {
  it('keep the focus on the pressed button, and give it to the other at the end', async () => {
    const { user } = renderAdmin('/admin/users/', { handlers: threePages })
    await screen.findByText('Abara, Chidi')
    next().focus()
    await user.keyboard('{Enter}')
    await screen.findByText('Berg, Solveig')
    await waitFor(() => expect(next()).toHaveFocus())
    await user.keyboard('{Enter}')
    await screen.findByText('Adler, Miriam')
    await waitFor(() => expect(previous()).toHaveFocus())
    expect(next()).toBeDisabled()
    await user.keyboard('{Enter}')
    await screen.findByText('Berg, Solveig')
    await waitFor(() => expect(previous()).toHaveFocus())
  })

  it('can be gone through with Back', async () => {
    const { user } = renderAdmin('/admin/users/', { handlers: threePages })
    await screen.findByText('Abara, Chidi')
    await user.click(next())
    await screen.findByText('Berg, Solveig')
    act(() => window.history.back())
    await screen.findByText('Abara, Chidi')
    expect(previous()).toBeDisabled()
  })

  it('say where they are, from the beginning of the list', async () => {
    const { user } = renderAdmin('/admin/users/', { handlers: threePages })
    expect(await screen.findByText('1–1 of 3')).toBeVisible()
    await user.click(next())
    expect(await screen.findByText('51–51 of 3')).toBeVisible()
  })
})

describe('a list', () => {
  it('says that it could not be loaded, and loads on Retry', async () => {
    let isBroken = true
    const { user } = renderAdmin('/admin/users/', {
      handlers: {
        ...handlers,
        listUsers: () =>
          isBroken ? refuse('server_error') : { items: people, next: null, total: 4 },
      },
    })
    await screen.findByText('The list could not be loaded')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Abara, Chidi')).toBeVisible()
  })

  it('asks with the filters, the order and the search of its address', async () => {
    const { transport } = renderAdmin(
      '/admin/users/?q=abara&state=locked&second_factor=none&sort=-last&after=x',
      { handlers },
    )
    await screen.findByText('Abara, Chidi')
    expect(transport.callsTo('listUsers')[0]?.query).toMatchObject({
      q: 'abara',
      state: 'locked',
      second_factor: 'none',
      sort: '-last',
      after: 'x',
    })
  })

  it('keeps its search and filters visible while it loads', async () => {
    renderAdmin('/admin/users/?q=abara', { handlers: { ...handlers, listUsers: noAnswer() } })
    expect(await screen.findByRole('searchbox', { name: /^Name, address|^Name or/ })).toHaveValue(
      'abara',
    )
    expect(screen.getByRole('table', { name: 'People', busy: true })).toBeVisible()
  })

  it('shows all again from an empty result', async () => {
    const { user, transport } = renderAdmin('/admin/users/?q=nobody&state=locked', {
      handlers: {
        ...handlers,
        listUsers: ({ query }) =>
          query['q']
            ? { items: [], next: null, total: 0 }
            : { items: people, next: null, total: 4 },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('Abara, Chidi')).toBeVisible()
    expect(window.location.search).toBe('')
    expect(transport.problems).toEqual([])
  })

  it('offers no change to somebody who may only read', async () => {
    renderAdmin('/admin/users/', {
      handlers: {
        ...handlers,
        getAdministrator: administratorWith(['users.read', 'users.unlock', 'users.invite'], {
          read_only: 'role',
        }),
      },
    })
    await screen.findByText('Abara, Chidi')
    expect(screen.queryByRole('button', { name: /Unlock|Invite/ })).toBeNull()
  })

  it('offers only the changes that the role permits', async () => {
    renderAdmin('/admin/users/', {
      handlers: {
        ...handlers,
        getAdministrator: administratorWith(['users.read', 'users.unlock']),
      },
    })
    await screen.findByText('Abara, Chidi')
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Invite/ })).toBeNull()
  })
})

describe('the search of a filter', () => {
  it('reads out its state, not all that it has found', async () => {
    const { user } = renderAdmin('/admin/users/', {
      handlers: {
        ...handlers,
        listAllOrganizations: ({ query }) => ({
          items: query['q']
            ? []
            : ['Calder', 'Osier'].map((name) => ({
                id: name.toLowerCase(),
                name,
                tier: 'premium',
                is_internal: false,
                sign_in_method: null,
                people: 12,
                grants: 11,
                imported: false,
                identity_provider: null,
              })),
          next: null,
        }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Organisation' }))
    const found = await screen.findByRole('button', { name: 'Calder' })
    expect(found.closest('[aria-live], [role=status], [role=log]')).toBeNull()
    const popover = within(found.closest<HTMLElement>('.adm-filter') ?? document.body)
    await user.type(popover.getByRole('searchbox'), 'zz')
    expect(await popover.findByText('No Results')).toHaveAttribute('role', 'status')
  })
})
