import { noContent, refuse } from '@vestibule/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { appEntry, datasetEntry, someEntries } from '../testing/entries.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { externalUser, internalUser, signedIn } from '../testing/test-shell.tsx'

describe('the page of an app', () => {
  it('names the app, the dataset and the place where the app is mounted', async () => {
    renderShell('/dv/northfield_oncology/survival/curves/7')
    expect(await screen.findByRole('heading', { level: 1, name: 'Survival' })).toBeVisible()
    expect(document.title).toBe('Survival · Vestibule')
    expect(screen.getByText('Clinical · Cohorts')).toBeVisible()
    const facts = screen.getByRole('complementary', { name: 'Dataset' })
    expect(within(facts).getByText('Northfield Oncology')).toBeVisible()
    expect(await within(facts).findByText('partner-1')).toBeVisible()
    const mount = screen.getByRole('region', { name: 'Survival' })
    expect(mount.dataset).toMatchObject({
      app: 'survival',
      dataset: 'northfield_oncology',
      path: '/curves/7',
    })
  })

  it('opens without a dataset where the app needs none', async () => {
    const { left } = renderShell('/access-review/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Review' })).toBeVisible()
    expect(
      within(screen.getByRole('complementary', { name: 'Dataset' })).getByText('No dataset needed'),
    ).toBeVisible()
    expect(left).toEqual([])
  })

  it.each([
    ['restricted', { 'x-nfer-env-type': 'restricted' }, true],
    ['not restricted', { 'x-nfer-env-type': 'open' }, false],
    ['unknown', {}, false],
  ])('says when the environment is restricted: %s', async (_what, headers, isShown) => {
    const { transport } = renderShell('/access-review/', {
      handlers: { getEnvironment: noContent(headers) },
    })
    await screen.findByRole('heading', { level: 1, name: 'Access Review' })
    await waitFor(() => expect(transport.callsTo('getEnvironment')).toHaveLength(1))
    await waitFor(() =>
      expect(screen.queryAllByText('Restricted environment')).toHaveLength(isShown ? 1 : 0),
    )
  })

  it('shows its own failure to load the details of the dataset, and the rest', async () => {
    const { transport, user } = renderShell('/dv/northfield_oncology/survival', {
      handlers: { getDataset: refuse('server_error') },
    })
    const failure = 'The details of this dataset could not be loaded.'
    expect(await screen.findByText(failure)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Survival' })).toBeVisible()
    const listed = transport.callsTo('listResources').length
    transport.use({ getDataset: signedIn.getDataset })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText(failure)).not.toBeInTheDocument())
    expect(transport.callsTo('listResources')).toHaveLength(listed)
  })
})

describe('the gate of datasets', () => {
  it.each([
    [
      'an app that needs a dataset, without one',
      '/survival/x?y=1#z',
      '/dv/northfield_oncology/survival/x?y=1#z',
    ],
    [
      'an app that takes only some datasets',
      '/genome-browser?x=1',
      '/dv/osier_genomics/genome-browser?x=1',
    ],
    ['a page that is no registered app', '/no-such-app', '/dv/northfield_oncology/no-such-app'],
  ])('takes %s to the first supported dataset', async (_what, path, target) => {
    const { left } = renderShell(path)
    await waitFor(() => expect(left).toEqual([target]))
  })

  it.each([
    [
      'that the app does not support',
      '/dv/northfield_oncology/genome-browser/region?x=1#y',
      'Genome Browser cannot be used with “Northfield Oncology”. It needs Genomics. This dataset holds Clinical Notes, Lab Tests and Imaging.',
      ['Osier Genomics', '/dv/osier_genomics/genome-browser/region?x=1#y'],
    ],
    [
      'that is not open to the user',
      '/dv/no_such/survival?x=1',
      '“no_such” is not, or no longer, in your list of datasets.',
      ['Calder Cardiology', '/dv/calder_cardiology/survival?x=1'],
    ],
    [
      'that is not open to the user, at home',
      '/dv/no_such/?q=lab',
      '“no_such” is not, or no longer, in your list of datasets.',
      ['Calder Cardiology', '/dv/calder_cardiology/?q=lab'],
    ],
  ])(
    'says so of a dataset %s, and offers those that are',
    async (_what, path, text, [name, href]) => {
      const { left } = renderShell(path)
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.getByRole('link', { name: /^(Go Home|Leave dataset)$/ })).toBeVisible()
      expect(screen.getByRole('link', { name: name as string })).toHaveAttribute('href', href)
      expect(left).toEqual([])
    },
  )

  it('offers an app that needs no dataset without the one that cannot be opened', async () => {
    const { user, left } = renderShell('/dv/no_such/access-review/list?x=1')
    await user.click(await screen.findByRole('link', { name: 'Leave dataset' }))
    expect(left).toEqual(['/access-review/list?x=1'])
  })

  it('asks for another dataset where the one of an app that needs it was left', async () => {
    const view = renderShell('/dv/northfield_oncology/survival/curves?x=1')
    const current = { name: 'Northfield Oncology', expanded: false }
    await view.user.click(await screen.findByRole('button', current))
    await view.user.click(await screen.findByRole('link', { name: 'Leave dataset' }))
    expect(view.left).toEqual(['/survival/curves?x=1'])
    view.unmount()
    const after = renderShell('/survival/curves?x=1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose a dataset' })).toBeVisible()
    expect(screen.getByText('You have left the dataset, and Survival needs one.')).toBeVisible()
    await after.user.click(screen.getByRole('link', { name: 'Calder Cardiology' }))
    expect(after.left).toEqual(['/dv/calder_cardiology/survival/curves?x=1'])
  })

  it('ends at 404 for a page that is no app in a valid dataset: it does not loop', async () => {
    const { left } = renderShell('/dv/northfield_oncology/no-such-app')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute(
      'href',
      '/dv/northfield_oncology/',
    )
    expect(left).toEqual([])
  })

  it('says that no dataset suits the app', async () => {
    const { left } = renderShell('/genome-browser', {
      handlers: {
        listResources: [
          appEntry('Genome Browser', ['Discover'], { supported_dataset_types: ['Genomics'] }),
          datasetEntry('Fenwick', ['Clinical Notes']),
        ],
      },
    })
    expect(
      await screen.findByRole('heading', { name: 'No supported data versions found for this app' }),
    ).toBeVisible()
    expect(left).toEqual([])
  })

  it('shows Server Error with Retry if the list failed, and does not redirect', async () => {
    const { user, transport, left } = renderShell('/dv/northfield_oncology/survival', {
      handlers: { listResources: refuse('server_error') },
    })
    expect(await screen.findByRole('heading', { name: 'Server Error' })).toBeVisible()
    transport.use({ listResources: [...someEntries] })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Survival' })).toBeVisible()
    expect(left).toEqual([])
  })
})

describe('an app that is closed', () => {
  it('says that it is switched off', async () => {
    renderShell('/dv/northfield_oncology/protein-foundry')
    expect(
      await screen.findByText('Protein Foundry is switched off by your administrator.'),
    ).toBeVisible()
  })

  it('of premium stays closed where the tier cannot be checked', async () => {
    const { user, transport } = renderShell('/tier-atlas', {
      handlers: {
        getProfile: refuse('server_error'),
        listResources: [
          appEntry('Tier Atlas', ['Discover'], { premium_only: true, dataset_dependent: false }),
        ],
      },
    })
    const mounted = () => screen.queryByRole('region', { name: 'Tier Atlas' })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your tier could not be checked' }),
    ).toBeVisible()
    expect(mounted()).not.toBeInTheDocument()
    transport.use({ getProfile: internalUser })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('region', { name: 'Tier Atlas' })).toBeVisible()
  })

  it('explains the premium tier to users of explore', async () => {
    const { user } = renderShell('/tier-atlas', {
      handlers: {
        getProfile: externalUser,
        listResources: [
          appEntry('Tier Atlas', ['Discover'], { premium_only: true, dataset_dependent: false }),
        ],
      },
    })
    const dialog = await screen.findByRole('dialog', { name: 'Tier Atlas is part of premium' })
    expect(dialog).toHaveTextContent(
      'Tier information for target and disease results is only in premium.',
    )
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'What is in premium?' }))
    expect(
      await screen.findByRole('dialog', { name: 'Tier Atlas is part of premium' }),
    ).toBeVisible()
  })
})

describe('full screen', () => {
  it('hides the bar and shows it again', async () => {
    const { user } = renderShell('/dv/northfield_oncology/survival')
    await user.click(await screen.findByRole('button', { name: 'Full screen' }))
    expect(screen.getByRole('banner')).toHaveAttribute('data-full-screen')
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Leave full screen' }))
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-full-screen')
    expect(screen.getByRole('button', { name: 'Full screen' })).toHaveFocus()
  })

  it('is left by Escape, which closes what lies over it first; the focus is never lost', async () => {
    const { user } = renderShell('/dv/northfield_oncology/survival')
    await user.click(await screen.findByRole('button', { name: 'Full screen' }))
    expect(screen.getByRole('main')).toHaveFocus()
    const switcher = { name: 'Northfield Oncology', expanded: false }
    await user.click(await screen.findByRole('button', switcher))
    await screen.findByRole('dialog', { name: 'Dataset' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('banner')).toHaveAttribute('data-full-screen')
    screen.getByRole('main').focus()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-full-screen')
    expect(document.activeElement).not.toBe(document.body)
  })
})
