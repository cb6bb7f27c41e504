import type { CurrentDataset, ResourceEntry } from '@vestibule/api-client/contract'
import { refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { datasetEntry, federatedEntry, someEntries } from '../testing/entries.ts'
import { renderShell } from '../testing/render-shell.tsx'

const details = (partner: CurrentDataset['resource']['data_partner']): CurrentDataset => ({
  id: 'x',
  resourcetype: 'DatasetResource',
  resource: { name: 'x', display_name: 'X', data_partner: partner, datasets: [] },
  datatypes: [],
  is_aggregate: false,
  terms_required: false,
})

/** A dataset with a value for every fact that its page shows. */
function known(): ResourceEntry {
  const entry = federatedEntry('Four Rivers', ['Osier Genomics', 'Calder'])
  if (entry.resourcetype === 'AppResource') throw new Error('not a dataset')
  Object.assign(entry.resource, {
    description: 'Registries, counted together.',
    version: '2026.1',
    released_at: '2026-03-31',
    size: { patients: 87_543 },
    datasets: [
      {
        name: 'osier_genomics',
        display_name: 'Osier Genomics',
        version: '2025.3',
        size: { patients: 11_052, samples: 900 },
      },
      { name: 'calder', display_name: 'Calder' },
    ],
  })
  return entry
}

function open(path: string, handlers: Handlers = {}) {
  return renderShell(path, {
    handlers: { listResources: [...someEntries, known()], ...handlers },
  })
}
const facts = () => within(screen.getByRole('complementary', { name: 'Facts' }))
const terms = () =>
  facts()
    .getAllByRole('term')
    .map(({ textContent }) => textContent)

describe('the page of a dataset', () => {
  it('says what is known of it', async () => {
    open('/datasets/four_rivers', {
      getDataset: details({ id: 'consortium', name: 'Four Rivers Consortium' }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Four Rivers' })).toBeVisible()
    expect(document.title).toBe('Four Rivers · Vestibule')
    expect(screen.getByText('Registries, counted together.')).toBeVisible()
    expect(await facts().findByText('Four Rivers Consortium')).toBeVisible()
    expect(facts().getByText('Federated, aggregate only')).toBeVisible()
    expect(facts().getByText('2026.1, released 31 March 2026')).toBeVisible()
    expect(facts().getByText('87,543 patients, 2 members')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Use this dataset' })).toHaveAttribute(
      'href',
      '/dv/four_rivers/',
    )
  })

  it('says which terms it asks for, with the receipt or the way to accept them', async () => {
    const tides = datasetEntry('Tides', ['Genomics'])
    const one = { version: 2, content: '<p>Text</p>', language: null, signature: 'name' }
    const signed = { version: 2, at: '2026-06-20T08:00:00Z', signed_name: 'Mara' }
    open('/datasets/tides', {
      listResources: [...someEntries, tides],
      listDatasetTerms: [
        { ...one, id: 'a', name: 'Terms A', accepted: signed },
        { ...one, id: 'b', name: 'Terms B', accepted: { ...signed, version: 1 } },
      ],
    })
    const section = within(await screen.findByRole('region', { name: 'Terms of use' }))
    const items = section.getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Terms AAccepted on 20 Jun 2026, \d\d:00 Receipt$/),
      'Terms BRead and accept',
    ])
    expect(section.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      '/auth_api/v1/eula/a/receipt/2/',
    )
    expect(section.getByRole('link', { name: 'Read and accept' })).toHaveAttribute(
      'href',
      '/auth/eula?dataset=tides&next=%2Fdv%2Ftides%2F',
    )
  })

  it('says until which day it is open', async () => {
    const access = { until: '2027-04-01T07:00:00Z', last_day: '2027-03-31', renewable: false }
    const tides = datasetEntry('Tides', ['Genomics'], { access })
    open('/datasets/tides', { listResources: [...someEntries, tides] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Tides' })).toBeVisible()
    expect(terms()).toContain('Access until')
    expect(facts().getByText('31 March 2027')).toBeVisible()
  })

  it('names its members, with a way to those that are open by themselves', async () => {
    open('/dv/northfield_oncology/datasets/four_rivers')
    const table = within(await screen.findByRole('table'))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'MemberVersionContributesYour access',
      'Osier Genomics2025.311,052 patients, 900 samplesRow level',
      'CalderHere only',
    ])
    expect(table.getByRole('link', { name: 'Row level in Osier Genomics' })).toHaveAttribute(
      'href',
      '/dv/northfield_oncology/datasets/osier_genomics',
    )
  })

  it('is shared by a short link, from its head', async () => {
    const { user, transport } = open('/datasets/four_rivers', {
      createShortUrl: { turl: '/t/abc123' },
    })
    const head = await screen.findByRole('heading', { level: 1, name: 'Four Rivers' })
    const page = within(head.closest('.ak-page-head') as HTMLElement)
    await user.click(page.getByRole('button', { name: 'Share' }))
    const url = `${window.location.origin}/datasets/four_rivers`
    await waitFor(() =>
      expect(transport.callsTo('createShortUrl')).toMatchObject([{ body: { url } }]),
    )
  })

  it('leaves out what is not known', async () => {
    open('/datasets/bare', {
      listResources: [datasetEntry('Bare', [])],
      getDataset: details(null),
    })
    await screen.findByRole('heading', { level: 1, name: 'Bare' })
    await waitFor(() => expect(terms()).toEqual(['Kind', 'Identifier', 'Questions']))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.getByText('None of your apps takes this dataset.')).toBeVisible()
  })

  it('lists the apps that take it, as links that open them with it', async () => {
    open('/datasets/osier_genomics')
    const apps = within(await screen.findByRole('region', { name: 'Apps that open it' }))
    const names = apps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Signals',
      'Comparators',
      'Genome Browser',
      'Cohort Builder',
      'Lab Trends',
      'Trial Feasibility',
    ])
    expect(apps.getByRole('link', { name: /Genome Browser/ })).toHaveAttribute(
      'href',
      '/dv/osier_genomics/genome-browser/',
    )
  })

  it('says what could not be loaded, beside the rest, and asks again', async () => {
    const { user, transport } = open('/datasets/osier_genomics', {
      getDataset: refuse('server_error'),
    })
    expect(await screen.findByText('The data partner could not be loaded.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Osier Genomics' })).toBeVisible()
    transport.use({ getDataset: details({ id: 'osier', name: 'Osier Network' }) })
    await user.click(facts().getByRole('button', { name: 'Retry' }))
    expect(await facts().findByText('Osier Network')).toBeVisible()
  })

  it.each(['no_such', 'a%2Fb'])('says that %s is not open, and leads on', async (id) => {
    open(`/datasets/${id}`)
    const heading = { level: 1, name: 'This dataset is not open to you' }
    expect(await screen.findByRole('heading', heading)).toBeVisible()
    expect(screen.getByText(new RegExp(`“${decodeURIComponent(id)}”`))).toBeVisible()
    expect(screen.getByRole('link', { name: 'Your datasets' })).toHaveAttribute(
      'href',
      '/?tab=datasets',
    )
    expect(screen.getByRole('link', { name: 'Ask for access' })).toHaveAttribute(
      'href',
      `/support?from=${encodeURIComponent(`/datasets/${id}`)}&ask=access`,
    )
  })

  it('does not call a list that failed an unknown dataset', async () => {
    open('/datasets/osier_genomics', { listResources: refuse('server_error') })
    expect(await screen.findByRole('heading', { name: 'Server Error' })).toBeVisible()
    expect(screen.queryByText(/not open to you/)).not.toBeInTheDocument()
  })

  it('is reached from the table of datasets', async () => {
    const { user } = open('/dv/northfield_oncology/?tab=datasets')
    await user.click(await screen.findByRole('link', { name: 'Osier Genomics' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Osier Genomics' })).toHaveFocus()
    expect(window.location.pathname).toBe('/dv/northfield_oncology/datasets/osier_genomics')
  })

  it('is the table of datasets where the address names none', async () => {
    open('/datasets')
    expect(await screen.findByRole('tab', { name: /Datasets/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })
})
