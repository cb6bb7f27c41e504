import { screen, within } from '@testing-library/react'
import type { EndedResource } from '@vestibule/api-client/contract'
import { refuse } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { appEntry, datasetEntry } from '../testing/entries.ts'
import { renderShell } from '../testing/render-shell.tsx'

const reefs: EndedResource = {
  id: 'DatasetResource:reefs',
  resourcetype: 'DatasetResource',
  display_name: 'Reefs',
  ended_at: '2026-11-02T00:00:00Z',
  last_day: '2026-11-01',
  renewable: true,
}
const soon = { until: '2026-12-01T00:00:00Z', last_day: '2026-11-30', renewable: true }
const rows = async () => within(await screen.findByRole('region', { name: 'Access that ends' }))

describe('access that ends', () => {
  it('and access that has ended are told at home, and nothing where there is none', async () => {
    renderShell('/', {
      handlers: {
        listResources: [datasetEntry('Tides', ['Genomics'], { access: soon })],
        listEndedResources: [reefs, { ...reefs, id: 'a', display_name: 'Asked', renewable: false }],
      },
    })
    const { getByText, getAllByRole } = await rows()
    expect(getByText('Your access to Tides ends on 30 November 2026.')).toBeVisible()
    expect(getByText('Your access to Reefs ended on 1 November 2026.')).toBeVisible()
    expect(getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Ask for longer access to Tides',
      'Ask for longer access to Reefs',
    ])
  })

  it('is asked for with a reason, and then not offered again', async () => {
    let ended = [reefs]
    const { user, transport } = renderShell('/', {
      handlers: {
        listEndedResources: () => ended,
        renewAccess: () => {
          ended = [{ ...reefs, renewable: false }]
          return { id: 'req_1', number: 12 }
        },
      },
    })
    await user.click((await rows()).getByRole('button', { name: /Reefs/ }))
    await user.click(await screen.findByRole('button', { name: 'Send the request' }))
    expect(await screen.findByText('Say why you need it.')).toBeVisible()
    expect(screen.getByLabelText(/Why do you need it/)).toHaveFocus()
    await user.keyboard('The journal asked for one more analysis')
    await user.click(screen.getByRole('button', { name: 'Send the request' }))
    expect(await screen.findAllByText('Request 12 is sent')).not.toEqual([])
    expect(transport.callsTo('renewAccess')).toMatchObject([
      {
        params: { resourceId: 'DatasetResource:reefs' },
        body: { reason: 'The journal asked for one more analysis' },
      },
    ])
    expect((await rows()).queryByRole('button')).toBeNull()
    expect(transport.problems).toEqual([])
    await user.click(screen.getByRole('button', { name: 'See the request' }))
    expect(window.location.pathname).toBe('/requests/req_1/')
  })

  it('keeps the reason when the request is refused, and says why', async () => {
    const { user } = renderShell('/', {
      handlers: {
        listEndedResources: [reefs],
        renewAccess: refuse('conflict', { message: 'A request for this waits' }),
      },
    })
    await user.click((await rows()).getByRole('button', { name: /Reefs/ }))
    const field = await screen.findByLabelText(/Why do you need it/)
    await user.type(field, 'More time')
    await user.click(screen.getByRole('button', { name: 'Send the request' }))
    expect(await screen.findByText('A request for this waits')).toBeVisible()
    expect(field).toHaveValue('More time')
  })

  it('of a dataset is asked for on its page as well', async () => {
    const tides = datasetEntry('Tides', ['Genomics'], { access: soon })
    const { name } = tides.resource
    const { user, transport } = renderShell(`/datasets/${name}`, {
      handlers: {
        listResources: [appEntry('Cohorts', ['Clinical']), tides],
        renewAccess: { id: 'req_1', number: 12 },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Ask for longer access to Tides' }))
    await user.type(await screen.findByLabelText(/Why do you need it/), 'More time')
    await user.click(screen.getByRole('button', { name: 'Send the request' }))
    expect(await screen.findAllByText('Request 12 is sent')).not.toEqual([])
    expect(transport.callsTo('renewAccess')).toHaveLength(1)
  })
})
