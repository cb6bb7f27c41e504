import { refuse } from '@vestibule/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { english } from '../testing/english.ts'
import { accessFor, datasetEntry, someEntries } from '../testing/entries.ts'
import { renderShell } from '../testing/render-shell.tsx'

async function openSwitcher(view: ReturnType<typeof renderShell>, name: string) {
  await view.user.click(await screen.findByRole('button', { name, expanded: false }))
  return screen.findByRole('dialog', { name: 'Dataset' })
}
const links = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the dataset switcher', () => {
  it('rewrites the dataset of the page, and leaves it', async () => {
    const view = renderShell('/dv/northfield_oncology/survival/curves?tab=3#f')
    const panel = await openSwitcher(view, 'Northfield Oncology')
    expect(links(panel)).toEqual([
      ['Northfield Oncology', '/dv/northfield_oncology/survival/curves?tab=3#f'],
      ['Calder Cardiology', '/dv/calder_cardiology/survival/curves?tab=3#f'],
      ['Fenwick Paediatrics', '/dv/fenwick_paediatrics/survival/curves?tab=3#f'],
      ['Leave dataset', '/survival/curves?tab=3#f'],
    ])
    await view.user.click(within(panel).getByRole('link', { name: 'Calder Cardiology' }))
    expect(view.left).toEqual(['/dv/calder_cardiology/survival/curves?tab=3#f'])
    expect(within(panel).getByRole('link', { name: 'Northfield Oncology' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  it('adds the dataset to a page without one, and has no link that leaves it', async () => {
    const view = renderShell('/')
    const panel = await openSwitcher(view, 'Choose a dataset')
    expect(links(panel)[0]).toEqual(['Northfield Oncology', '/dv/northfield_oncology/'])
    expect(
      within(panel).getByText(
        'Four Rivers Federation (Northfield Oncology, Calder Oncology, Osier)',
      ),
    ).toBeVisible()
    expect(within(panel).getAllByText('Aggregate only')).toHaveLength(2)
    expect(within(panel).queryByText('Leave dataset')).not.toBeInTheDocument()
  })

  it('names a dataset that the app does not take, says so, and leads on', async () => {
    const view = renderShell('/dv/northfield_oncology/genome-browser/region')
    const panel = await openSwitcher(view, 'Northfield Oncology (not for this app)')
    expect(panel).toHaveTextContent('Genome Browser cannot be used with “Northfield Oncology”.')
    expect(links(panel)).toEqual([
      ['Osier Genomics', '/dv/osier_genomics/genome-browser/region'],
      ['Apps in Northfield Oncology', '/dv/northfield_oncology/'],
      ['Leave dataset', '/genome-browser/region'],
    ])
  })

  it('calls a dataset unknown only once the list is there', async () => {
    const { transport, user } = renderShell('/dv/no_such/survival', {
      handlers: { listResources: refuse('server_error') },
    })
    expect(await screen.findByRole('heading', { name: 'Server Error' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'no_such' })).toBeVisible()
    transport.use({ listResources: [...someEntries] })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    // When the code of its popover arrives, the button is replaced by another element: look until one is visible.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Unknown dataset' })).toBeVisible(),
    )
  })

  it('says until which day a dataset is open where that is within 30 days', async () => {
    const tides = datasetEntry('Tides', [], { access: accessFor(12) })
    const reefs = datasetEntry('Reefs', [], { access: accessFor(90) })
    const view = renderShell('/', { handlers: { listResources: [tides, reefs] } })
    const panel = await openSwitcher(view, 'Choose a dataset')
    expect(links(panel)).toEqual([
      [`Tides until ${english.formats.day(accessFor(12).last_day)}`, '/dv/tides/'],
      ['Reefs', '/dv/reefs/'],
    ])
    const [first] = within(panel).getAllByRole('link', { name: /until/ })
    await view.user.click(first!)
    expect(view.left).toEqual(['/dv/tides/'])
  })

  it('is walked by arrow keys, and closed by Escape', async () => {
    const view = renderShell('/')
    const panel = await openSwitcher(view, 'Choose a dataset')
    const [first, second] = within(panel).getAllByRole('link')
    first?.focus()
    await view.user.keyboard('{ArrowDown}')
    expect(second).toHaveFocus()
    await view.user.keyboard('{ArrowUp}{ArrowUp}')
    expect(first).toHaveFocus()
    await view.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('is searched from nine datasets on', async () => {
    const many = Array.from({ length: 9 }, (_, n) => datasetEntry(`Cohort ${n}`, []))
    const view = renderShell('/', { handlers: { listResources: many } })
    const panel = await openSwitcher(view, 'Choose a dataset')
    const field = within(panel).getByRole('searchbox', { name: 'Find a dataset' })
    await view.user.type(field, 'cohort 7')
    expect(links(panel)).toEqual([['Cohort 7', '/dv/cohort_7/']])
    await view.user.type(field, 'x')
    expect(within(panel).getByText('No Results')).toBeVisible()
  })

  it('has no search for eight', async () => {
    const eight = Array.from({ length: 8 }, (_, n) => datasetEntry(`Cohort ${n}`, []))
    const view = renderShell('/', { handlers: { listResources: eight } })
    const panel = await openSwitcher(view, 'Choose a dataset')
    expect(within(panel).queryByRole('searchbox')).not.toBeInTheDocument()
  })

  it('encodes ids', async () => {
    const view = renderShell('/', {
      handlers: { listResources: [datasetEntry('A/B c', [])] },
    })
    expect(links(await openSwitcher(view, 'Choose a dataset'))).toEqual([['A/B c', '/dv/a%2Fb_c/']])
  })
})
