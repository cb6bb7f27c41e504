import type { RecentApp } from '@vestibule/api-client/contract'
import { refuse, type Handlers } from '@vestibule/api-client/testing'
import { resourcesOf } from '@vestibule/session'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { appEntry, datasetEntry, someEntries } from '../testing/entries.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { recentPairs } from './recent-apps.tsx'

const opened = (app: string, dataset: string | null): RecentApp => ({
  app,
  dataset,
  opened_at: '2026-01-02T03:04:05Z',
})
const row = (name: string) => screen.findByRole('region', { name })
const absent = (name: string) =>
  expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()

/** Renders the home page for a user with these lists. The fake server stores changes of the pins. */
function home(
  path: string,
  { pins = [] as string[], ...handlers }: Handlers & { pins?: string[] },
) {
  let stored = pins
  return renderShell(path, {
    handlers: {
      listPins: () => stored,
      savePins: ({ body }) => (stored = body.apps),
      ...handlers,
    },
  })
}

describe('the apps that were opened last', () => {
  const { apps, datasets } = resourcesOf(someEntries)

  it.each([
    ['in their order', [opened('survival', 'fenwick_paediatrics'), opened('signals', null)], 2],
    ['of an app that is gone', [opened('gone', null)], 0],
    ['of a dataset that is gone', [opened('signals', 'gone')], 0],
    ['at most three', Array.from({ length: 9 }, () => opened('signals', null)), 3],
  ])('are pairs %s', (_what, recent, count) => {
    const pairs = recentPairs(recent, { apps, datasets }, 3)
    expect(pairs.map(({ app }) => app.id)).toEqual(recent.slice(0, count).map(({ app }) => app))
  })

  it('lead to both at once', async () => {
    home('/dv/northfield_oncology/', {
      listRecent: [opened('survival', 'fenwick_paediatrics'), opened('literature-graph', null)],
    })
    const links = within(await row('Recent')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dv/fenwick_paediatrics/survival/',
      '/literature-graph/',
    ])
    expect(links[0]).toHaveAccessibleName(/^\S?\s?Survival Fenwick Paediatrics .*2/)
  })

  it('are recorded with their dataset when an app is opened, and listed on the way back', async () => {
    const recent: RecentApp[] = []
    const { user, transport } = home('/dv/northfield_oncology/', {
      listRecent: () => recent,
      addRecent: ({ body }) => {
        recent.unshift(opened(body.app, body.dataset ?? null))
        return null
      },
    })
    await user.click(await screen.findByRole('link', { name: /^Survival/ }))
    await screen.findByRole('heading', { level: 1, name: 'Survival' })
    await waitFor(() => expect(transport.callsTo('addRecent')).toHaveLength(1))
    expect(recent).toMatchObject([{ app: 'survival', dataset: 'northfield_oncology' }])
    await user.click(screen.getByRole('link', { name: 'All apps' }))
    expect(within(await row('Recent')).getByRole('link')).toHaveAccessibleName(/Survival/)
  })

  it('do not have those that could not be opened', async () => {
    const { transport } = home('/dv/northfield_oncology/genome-browser/', {})
    await screen.findByRole('heading', { name: 'This dataset does not suit the app' })
    expect(transport.callsTo('addRecent')).toHaveLength(0)
  })
})

describe('pinned apps', () => {
  const star = (name: string) => screen.findAllByRole('button', { name: `Pin ${name}` })
  const names = async () =>
    within(await row('Pinned'))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)

  it('are pinned and unpinned by their star, and come in that order', async () => {
    const { user } = home('/', { pins: ['survival'] })
    expect(await names()).toEqual(['Survival'])
    for (const button of await star('Survival'))
      expect(button).toHaveAttribute('aria-pressed', 'true')
    const [signals] = await star('Signals')
    expect(signals).toHaveAttribute('aria-pressed', 'false')
    if (signals) await user.click(signals)
    expect(signals).toHaveAttribute('aria-pressed', 'true')
    expect(await names()).toEqual(['Survival', 'Signals'])
    const [survival] = await star('Survival')
    if (survival) await user.click(survival)
    expect(await names()).toEqual(['Signals'])
  })

  it('are shown at once; only a failure is told, and taken back', async () => {
    const { user } = home('/', { savePins: refuse('server_error') })
    await screen.findByRole('heading', { name: 'Signals' })
    const [signals] = await star('Signals')
    if (signals) await user.click(signals)
    expect(await screen.findAllByText(/Something went wrong|was not saved/)).not.toHaveLength(0)
    expect(signals).toHaveAttribute('aria-pressed', 'false')
    absent('Pinned')
  })

  it('are absent while the list is searched or filtered', async () => {
    const { user } = home('/', { pins: ['survival'], listRecent: [opened('signals', null)] })
    await row('Pinned')
    await user.type(screen.getByRole('searchbox'), 'no')
    await waitFor(() => absent('Pinned'))
    absent('Recent')
    await user.clear(screen.getByRole('searchbox'))
    expect(await row('Pinned')).toBeVisible()
    expect(await row('Recent')).toBeVisible()
  })

  it('have a hint for someone who has neither pinned nor opened anything', async () => {
    const hint = 'Press the star of an app to keep it here.'
    const { user } = home('/', {})
    expect(await screen.findByText(hint)).toBeVisible()
    const [signals] = await star('Signals')
    if (signals) await user.click(signals)
    await row('Pinned')
    expect(screen.queryByText(hint)).not.toBeInTheDocument()
  })
})

describe('lists of the user that could not be loaded', () => {
  it('are not called empty: it is said, and they are asked for again', async () => {
    const { user, transport } = home('/', {
      listRecent: refuse('server_error'),
      listPins: refuse('server_error'),
    })
    const message = 'Not loaded: recent apps and pinned apps.'
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByText(/Press the star/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pin / })).not.toBeInTheDocument()
    transport.use({ listRecent: [opened('signals', null)], listPins: ['survival'] })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await row('Recent')
    await row('Pinned')
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })

  it('hold the page up for two seconds at most', async () => {
    const late = Promise.withResolvers<RecentApp[]>()
    const { user } = home('/', { listRecent: () => late.promise })
    expect(await screen.findByRole('heading', { name: 'Signals' })).toBeVisible()
    const message = 'Not loaded: recent apps.'
    expect(screen.getByText(message)).toBeVisible()
    // A list that arrives after the two seconds is shown only when the user presses Retry: otherwise what the user
    // already looks at would move.
    late.resolve([opened('signals', null)])
    await new Promise((resolve) => setTimeout(resolve))
    absent('Recent')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await row('Recent')
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })
})

describe('an announcement', () => {
  const one = {
    id: 'one',
    text: 'Saving is paused on Sunday.',
    details_url: '/support',
    from: '2026-01-01T00:00:00Z',
    until: '2099-01-01T00:00:00Z',
  }

  it('stands above the lists until it is dismissed; then the one before is shown', async () => {
    const two = { ...one, id: 'two', text: 'An older one.', details_url: null }
    const { user, transport } = home('/', {
      listAnnouncements: [one, two],
      dismissAnnouncement: null,
    })
    const shown = await row('Announcement')
    expect(shown).toHaveTextContent('Saving is paused on Sunday.')
    expect(within(shown).getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/support')
    await user.click(within(shown).getByRole('button', { name: 'Dismiss' }))
    expect(await row('Announcement')).toHaveTextContent('An older one.')
    expect(transport.callsTo('dismissAnnouncement')).toMatchObject([
      { params: { announcementId: 'one' } },
    ])
  })

  it('comes back when that could not be saved', async () => {
    const { user } = home('/', {
      listAnnouncements: [one],
      dismissAnnouncement: refuse('server_error'),
    })
    await user.click(within(await row('Announcement')).getByRole('button', { name: 'Dismiss' }))
    expect(await screen.findAllByText(/Something went wrong|could not be dismissed/)).not.toEqual(
      [],
    )
    expect(await row('Announcement')).toBeVisible()
  })
})

describe('an app', () => {
  it('says what it is for in one line, which the search finds', async () => {
    const described = appEntry('Survival', ['Clinical'], { description: 'Curves of any endpoint' })
    const { user } = home('/', { listResources: [described, appEntry('Signals', ['Discover'])] })
    expect(
      await screen.findByRole('link', { name: /Survival.*Curves of any endpoint/ }),
    ).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'endpoint')
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Apps ?1$/ })).toBeVisible())
  })

  it('that does not take the dataset is opened with one that it takes', async () => {
    const { user } = home('/dv/northfield_oncology/', {})
    const button = { name: 'Open with… Genome Browser' }
    await user.click(await screen.findByRole('button', button))
    const menu = await screen.findByRole('menu')
    const items = within(menu).getAllByRole('menuitem')
    expect(menu).toHaveTextContent('Datasets with Genomics')
    expect(items.map((item) => item.getAttribute('href'))).toEqual([
      '/dv/osier_genomics/genome-browser/',
      '/dv/northfield_oncology/support',
    ])
  })

  it('that no dataset fits offers none', async () => {
    home('/dv/a/', {
      listResources: [
        appEntry('Genome Browser', ['Discover'], { supported_dataset_types: ['Genomics'] }),
        datasetEntry('A', ['Imaging']),
      ],
    })
    expect(await screen.findByText('Needs Genomics')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Open with…/ })).not.toBeInTheDocument()
  })
})
