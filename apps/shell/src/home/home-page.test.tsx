import { networkFailure, refuse } from '@vestibule/api-client/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { appEntry, datasetEntry, someEntries } from '../testing/entries.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { externalUser } from '../testing/test-shell.tsx'

const search = () => screen.findByRole('searchbox', { name: 'Search apps and datasets' })
const appTitles = () =>
  screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
const region = (name: string) => screen.findByRole('region', { name })

describe('the home page', () => {
  it('greets by full name and says what is open', async () => {
    const { transport } = renderShell('/')
    // While the user's lists load, the heading is another element, which is then replaced: look until one is visible.
    const heading = { level: 1, name: 'Welcome, Inès Okafor' }
    await waitFor(() => expect(screen.getByRole('heading', heading)).toBeVisible())
    expect(screen.getByText('14 apps and 6 datasets are open to you.')).toBeVisible()
    expect(document.title).toBe('Home · Vestibule')
    expect(transport.problems).toEqual([])
  })

  it('lists the apps by product line, then category, as links', async () => {
    renderShell('/dv/northfield_oncology/')
    await search()
    const discover = await region('Discover')
    expect(within(discover).getByText('5 apps')).toBeVisible()
    expect(
      within(discover)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Evidence', 'Targets'])
    expect(within(discover).getByRole('link', { name: /Signals/ })).toHaveAttribute(
      'href',
      '/dv/northfield_oncology/signals/',
    )
  })

  it('lists an app of several product lines under each', async () => {
    renderShell('/', {
      handlers: { listResources: [appEntry('Cohorts', ['Clinical/Cohorts', 'Discover/Evidence'])] },
    })
    await search()
    expect(
      within(await region('Clinical')).getByRole('heading', { name: 'Cohorts', level: 4 }),
    ).toBeVisible()
    expect(
      within(await region('Discover')).getByRole('heading', { name: 'Cohorts', level: 4 }),
    ).toBeVisible()
    expect(screen.getByRole('tab', { name: /^Apps ?1$/ })).toBeVisible()
  })

  it('says until which day an app and a dataset are open', async () => {
    const access = { until: '2027-04-01T07:00:00Z', last_day: '2027-03-31', renewable: false }
    const cohorts = { ...appEntry('Cohorts', ['Clinical']), access }
    const tides = datasetEntry('Tides', ['Genomics'], { access })
    const { user } = renderShell('/', { handlers: { listResources: [cohorts, tides] } })
    const title = await screen.findByRole('heading', { name: 'Cohorts', level: 4 })
    expect(title.closest('li')).toHaveTextContent(/ · until 31 March 2027/)
    await user.click(screen.getByRole('tab', { name: /^Datasets/ }))
    expect(await screen.findByRole('row', { name: /Tides/ })).toHaveTextContent(
      'Row leveluntil 31 March 2027',
    )
  })

  it('shows an app that does not support the dataset as such, and not as a link', async () => {
    renderShell('/dv/northfield_oncology/')
    await search()
    const title = await screen.findByRole('heading', { name: 'Genome Browser' })
    expect(title.closest('a')).toBeNull()
    expect(title.closest('li')).toHaveTextContent('Needs Genomics')
  })

  it('leads from no dataset to the first one that an app supports', async () => {
    renderShell('/')
    await screen.findByRole('link', { name: /Genome Browser/ })
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href(/Genome Browser/)).toBe('/dv/osier_genomics/genome-browser/')
    expect(href(/Literature Graph/)).toBe('/literature-graph/')
  })

  it('leaves out disabled apps until they are asked for, and says why they are closed', async () => {
    const { user } = renderShell('/')
    await search()
    expect(screen.queryByText('Protein Foundry')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show unavailable (1)' }))
    expect(
      (await screen.findByRole('heading', { name: 'Protein Foundry' })).closest('li'),
    ).toHaveTextContent('Switched off by your administrator')
    await waitFor(() => expect(window.location.search).toBe('?unavailable=1'))
  })
})

describe('the search', () => {
  it('has the focus after "/" and not the character', async () => {
    const { user } = renderShell('/')
    const field = await search()
    await user.keyboard('/')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    await user.keyboard('a/b')
    expect(field).toHaveValue('a/b')
  })

  it('narrows apps and datasets as one types, counts both, and is kept in the address', async () => {
    const { user } = renderShell('/')
    await user.type(await search(), 'onco')
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Apps ?0$/ })).toBeVisible())
    expect(screen.getByRole('tab', { name: /^Datasets ?2$/ })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No Results' })).toBeVisible()
    expect(screen.getByText(/2 datasets on the other tab/)).toBeVisible()
    await waitFor(() => expect(window.location.search).toBe('?q=onco'))
    expect(await screen.findByText('0 apps and 2 datasets found')).toBeInTheDocument()
  })

  it('offers the matches of the other tab, and Enter leads there', async () => {
    const { user } = renderShell('/')
    await user.type(await search(), 'onco')
    await user.click(await screen.findByRole('button', { name: 'Show 2 datasets' }))
    const datasets = screen.getByRole('tab', { name: /Datasets/ })
    expect(datasets).toHaveAttribute('aria-selected', 'true')
    expect(datasets).toHaveFocus()
    await user.click(screen.getByRole('tab', { name: /Apps/ }))
    await user.type(await search(), 'l{Enter}')
    await waitFor(() => expect(datasets).toHaveAttribute('aria-selected', 'true'))
    expect(await search()).toHaveFocus()
  })

  it('opens the only match on Enter', async () => {
    const { user } = renderShell('/dv/northfield_oncology/')
    await user.type(await search(), 'surviv')
    await waitFor(() => expect(appTitles()).toEqual(['Survival']))
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Survival' })).toBeVisible()
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'stays where it is when Enter ends a Japanese conversion: %j',
    async (composing) => {
      const { user } = renderShell('/dv/northfield_oncology/')
      await user.type(await search(), 'surviv')
      await waitFor(() => expect(appTitles()).toEqual(['Survival']))
      fireEvent.keyDown(await search(), { key: 'Enter', ...composing })
      expect(window.location.pathname).toBe('/dv/northfield_oncology/')
      fireEvent.keyDown(await search(), { key: 'Enter', keyCode: 13 })
      expect(await screen.findByRole('heading', { level: 1, name: 'Survival' })).toBeVisible()
    },
  )

  it('starts from the address', async () => {
    renderShell('/?q=notes')
    expect(await search()).toHaveValue('notes')
    await waitFor(() => expect(appTitles()).toEqual(['Notes Search']))
  })

  it('is emptied by Clear', async () => {
    const { user } = renderShell('/?q=proteome')
    await screen.findByRole('heading', { name: 'No Results' })
    const [clear] = screen.getAllByRole('button', { name: 'Clear' }).toReversed()
    if (clear) await user.click(clear)
    expect(await search()).toHaveValue('')
    await waitFor(() => expect(appTitles()).toHaveLength(14))
    expect(window.location.search).toBe('')
  })
})

describe('the tabs', () => {
  it('show the datasets, with members, kind and data types', async () => {
    const { user } = renderShell('/dv/northfield_oncology/')
    await user.click(await screen.findByRole('tab', { name: /^Datasets ?6$/ }))
    const row = screen.getByRole('row', { name: /Four Rivers Federation/ })
    expect(row).toHaveTextContent(
      'Four Rivers Federation (Northfield Oncology, Calder Oncology, Osier)',
    )
    expect(within(row).getByText('Aggregate only')).toBeVisible()
    expect(within(row).getByText('Aggregate')).toBeVisible()
    expect(within(row).getByRole('link', { name: /^Four Rivers/ })).toHaveAttribute(
      'href',
      '/dv/northfield_oncology/datasets/four_rivers_federation',
    )
    expect(within(row).getByRole('link', { name: /^Open Four Rivers/ })).toHaveAttribute(
      'href',
      '/dv/four_rivers_federation/',
    )
    expect(screen.getByRole('row', { name: /^Northfield Oncology ?Current/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    expect(window.location.search).toBe('?tab=datasets')
  })

  it('are reached by arrow keys, and by Back', async () => {
    const { user } = renderShell('/')
    const apps = await screen.findByRole('tab', { name: /Apps/ })
    apps.focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: /Datasets/ })).toHaveAttribute('aria-selected', 'true')
    window.history.back()
    await waitFor(() => expect(apps).toHaveAttribute('aria-selected', 'true'))
  })
})

describe('a list that is not there', () => {
  it('is empty, with support and Refresh', async () => {
    const { user, transport } = renderShell('/', { handlers: { listResources: [] } })
    expect(await screen.findByRole('heading', { name: 'No resources yet' })).toBeVisible()
    expect(screen.getByText('Nothing is open to you yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/support',
    )
    expect(screen.getByRole('link', { name: 'Find a dataset' })).toHaveAttribute(
      'href',
      '/requests/catalogue/',
    )
    transport.use({ listResources: [...someEntries] })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByRole('heading', { name: 'Signals' })).toBeVisible()
  })

  it('is empty on one tab only', async () => {
    const { user } = renderShell('/', {
      handlers: { listResources: someEntries.filter((e) => e.resourcetype !== 'AppResource') },
    })
    expect(await screen.findByRole('heading', { name: 'No apps yet' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Find a dataset' })).toBeNull()
    expect(screen.getByText('6 datasets are open to you.')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: /^Datasets/ }))
    expect(await screen.findByRole('row', { name: /Osier Genomics/ })).toBeVisible()
  })

  it('is what the filters hide, and how much that is', async () => {
    renderShell('/?q=lab&category=Administration')
    expect(await screen.findByRole('heading', { name: 'No Results' })).toBeVisible()
    expect(screen.getByText(/Nothing called “lab” is left by your filters/)).toHaveTextContent(
      '1 app hidden by them. 3 datasets on the other tab.',
    )
  })

  it.each([
    ['the server refuses', refuse('server_error')],
    ['there is no network', networkFailure()],
  ])('has failed when %s: Server Error with Retry, not an empty list', async (_what, failure) => {
    const { user, transport } = renderShell('/', { handlers: { listResources: failure } })
    expect(await screen.findByRole('heading', { name: 'Server Error' })).toBeVisible()
    expect(screen.getByText('Something went wrong')).toBeVisible()
    expect(screen.queryByText('No resources yet')).not.toBeInTheDocument()
    transport.use({ listResources: [...someEntries] })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Signals' })).toBeVisible()
  })

  it('is a dataset that is not open to the user', async () => {
    renderShell('/dv/no_such_dataset/')
    expect(
      await screen.findByRole('heading', { name: 'This dataset is not open to you' }),
    ).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Leave dataset' })[0]).toHaveAttribute('href', '/')
  })
})

describe('the premium tier', () => {
  const premiumApp = appEntry('Tier Atlas', ['Discover/Targets'], { premium_only: true })

  it('explains its lock to someone of the explore tier, and returns the focus', async () => {
    const { user } = renderShell('/', {
      handlers: { getProfile: externalUser, listResources: [premiumApp] },
    })
    const card = await screen.findByRole('link', { name: /Tier Atlas.*Premium/ })
    await user.click(card)
    const dialog = await screen.findByRole('dialog', { name: 'Tier Atlas is part of premium' })
    expect(dialog).toHaveTextContent(
      'Tier information for target and disease results is only in premium.',
    )
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(card).toHaveFocus()
  })

  it('is no obstacle within it', async () => {
    renderShell('/', { handlers: { listResources: [premiumApp] } })
    await screen.findByRole('link', { name: /Tier Atlas/ })
    expect(screen.queryByText('Premium')).not.toBeInTheDocument()
  })
})
