import { refuse, type Handlers } from '@vestibule/api-client/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { english } from '../testing/english.ts'
import { accessFor, appEntry, datasetEntry } from '../testing/entries.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { externalUser } from '../testing/test-shell.tsx'

afterEach(() => vi.restoreAllMocks())

async function openPalette(path = '/dv/northfield_oncology/', handlers: Handlers = {}) {
  const view = renderShell(path, { handlers })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('searchbox')
  await view.user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search everything' })
  await waitFor(() => expect(field).toHaveFocus())
  return { ...view, field }
}
const groups = () =>
  Object.fromEntries(
    screen.getAllByRole('group').map((group) => [
      group.getAttribute('aria-label'),
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]),
  )
const selected = () => screen.getByRole('option', { selected: true })

describe('the palette', () => {
  it('lists what was opened last and the pages before anything is typed', async () => {
    await openPalette('/', {
      listRecent: [
        { app: 'survival', dataset: 'fenwick_paediatrics', opened_at: '2026-01-02T03:04:05Z' },
      ],
    })
    await waitFor(() => expect(groups()['Recent']).toHaveLength(1))
    expect(groups()['Recent']?.[0]).toContain('Survival with Fenwick Paediatrics')
    expect(groups()['Pages']?.join()).toMatch(/All apps.*All datasets.*Support.*Approve a device/)
  })

  it('leads to the catalogue of datasets, and to what was asked for', async () => {
    const { user } = await openPalette()
    await user.keyboard('find a dataset')
    expect(await screen.findByRole('option', { name: /^Find a dataset/ })).toHaveAttribute(
      'href',
      '/requests/catalogue/',
    )
    await user.keyboard('{Control>}a{/Control}requests')
    expect(await screen.findByRole('option', { name: /^Requests for data/ })).toHaveAttribute(
      'href',
      '/requests/',
    )
  })

  it('offers no requests to those who act for a customer', async () => {
    await openPalette('/', {
      getProfile: { ...externalUser, impersonating: { id: 'c1', name: 'Calder Institute' } },
    })
    expect(groups()['Pages']?.join()).not.toMatch(/Find a dataset|Requests/)
  })

  it('finds apps, datasets, documents and pages, and says how many after a pause', async () => {
    const { user } = await openPalette('/dv/northfield_oncology/', {
      listDocuments: ({ body }) =>
        body.element_ids.includes('apps.signals')
          ? [
              {
                id: '1',
                element_id: 'apps.signals',
                app_name: 'shell',
                mini_content: 'A note',
                has_main_content: true,
                additional_meta: { title: 'Exporting a cohort' },
                audience: [],
                environment_type: [],
                sellers: [],
                data_partners: [],
                data_partner_id: null,
                version: 1,
              },
            ]
          : [],
    })
    await user.keyboard('co')
    await waitFor(() => expect(groups()['Documentation']).toHaveLength(1))
    expect(groups()['Apps']?.slice(0, 2)).toEqual([
      expect.stringContaining('Comparators with Northfield Oncology'),
      expect.stringContaining('Cohort Builder with Northfield Oncology'),
    ])
    expect(groups()['Datasets']?.[0]).toContain('Northfield Oncology Row level · current')
    expect(groups()['Documentation']?.[0]).toContain('Exporting a cohort Signals')
    const all = screen.getAllByRole('option').length
    await waitFor(() =>
      expect(
        screen.getAllByText(`${all} results`).some((words) => words.closest('[role=status]')),
      ).toBe(true),
    )
  })

  it('says until which day an app or a dataset is open where that is within 30 days', async () => {
    const access = accessFor(28)
    const own = { dataset_dependent: false, description: 'Curves' }
    const { user } = await openPalette('/', {
      listResources: [
        { ...appEntry('Tide Tables', [], own), access },
        { ...appEntry('Tide Charts', [], own), access: accessFor(31) },
        datasetEntry('Tides', [], { access }),
        datasetEntry('Tidewater', [], { access: { ...access, last_day: null, until: null } }),
      ],
    })
    await user.keyboard('tide')
    const day = english.formats.day(access.last_day)
    await waitFor(() =>
      expect(groups()).toEqual({
        Apps: [`TTide Tables Curves until ${day}`, 'TTide Charts Curves'],
        Datasets: [`Tides Row level until ${day}`, 'Tidewater Row level'],
      }),
    )
  })

  it('is walked by the keyboard alone, round its end', async () => {
    const { user, field } = await openPalette()
    await user.keyboard('survival')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(4))
    const options = screen.getAllByRole('option')
    expect(selected()).toBe(options[0])
    expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
    await user.keyboard('{ArrowUp}')
    expect(selected()).toBe(options.at(-1))
    await user.keyboard('{ArrowDown}')
    expect(selected()).toBe(options[0])
    await user.keyboard('{End}')
    expect(selected()).toBe(options.at(-1))
    await user.keyboard('{Home}{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Survival' })
    expect(window.location.pathname).toBe('/dv/northfield_oncology/survival/')
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  it('opens an app that does not take the dataset with one that it takes', async () => {
    const { user } = await openPalette()
    await user.keyboard('genome')
    await waitFor(() => expect(selected()).toHaveTextContent('with Osier Genomics'))
    expect(selected()).toHaveAttribute('href', '/dv/osier_genomics/genome-browser/')
  })

  it('opens a new tab by Ctrl-Enter, and stays', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user, field } = await openPalette()
    await user.keyboard('surv')
    await waitFor(() => expect(selected()).toHaveTextContent('Survival'))
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(opened).toHaveBeenCalledWith('/dv/northfield_oncology/survival/', '_blank', 'noopener')
    expect(field).toBeVisible()
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves keys of a Japanese conversion to the input method: %j',
    async (composing) => {
      const { user, field } = await openPalette()
      await user.keyboard('s')
      await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1))
      const first = selected().textContent
      for (const key of ['ArrowDown', 'Enter', 'Escape']) {
        // `fireEvent` returns true if the palette has not prevented the browser's reaction to the key.
        expect(fireEvent.keyDown(field, { key, ...composing }) || key === 'Escape').toBe(true)
      }
      expect(selected()).toHaveTextContent(first ?? '')
      expect(field).toBeVisible()
      expect(window.location.pathname).toBe('/dv/northfield_oncology/')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(field).not.toBeInTheDocument())
    },
  )

  it('is closed by Escape, which returns the focus', async () => {
    const { user } = renderShell('/')
    const search = await screen.findByRole('searchbox')
    search.focus()
    await user.keyboard('{Meta>}k{/Meta}')
    await screen.findByRole('combobox')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())
    await waitFor(() => expect(search).toHaveFocus())
  })

  it('is opened from the bar', async () => {
    const { user } = renderShell('/support')
    await user.click(await screen.findByRole('button', { name: 'Search everything' }))
    expect(await screen.findByRole('combobox')).toBeVisible()
  })

  it('opens an app with a page of its own by a full navigation, and records it', async () => {
    const own = appEntry('Notes Search', ['Clinical'], {
      dataset_dependent: false,
      mount: { kind: 'page' },
    })
    const { user, left, transport } = await openPalette('/', { listResources: [own] })
    await user.keyboard('notes')
    await waitFor(() => expect(selected()).toHaveTextContent('Notes Search'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(left).toEqual(['/notes-search/']))
    expect(transport.callsTo('addRecent')).toMatchObject([{ body: { app: 'notes-search' } }])
  })

  it('says that nothing was found, and what could not be searched', async () => {
    const { user } = await openPalette('/', { listDocuments: refuse('server_error') })
    await user.keyboard('zebra')
    expect(await screen.findByText('Nothing called “zebra” was found.')).toBeVisible()
    expect(screen.getByText(/Documentation could not be loaded/)).toBeVisible()
  })

  it('asks for no documents for someone who may read none', async () => {
    const { user, transport } = await openPalette('/', { getProfile: externalUser })
    await user.keyboard('co')
    await waitFor(() => expect(groups()['Apps']?.length).toBeGreaterThan(0))
    expect(transport.callsTo('listDocuments')).toEqual([])
  })
})
