import { refuse } from '@vestibule/api-client/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell.tsx'
import { externalUser, internalUser } from '../testing/test-shell.tsx'

const cohorts = [
  { id: 'vc-1', name: 'Lung, stage II' },
  { id: 'vc-2', name: 'Heart failure' },
]

describe('virtual cohorts', () => {
  it('are listed for internal users', async () => {
    const { user } = renderShell('/virtual-cohorts', { handlers: { listVirtualCohorts: cohorts } })
    expect(await screen.findByText('Lung, stage II')).toBeVisible()
    expect(screen.getByText('2 profiles for internal users.')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Copy' })[1] as HTMLElement)
    expect(await navigator.clipboard.readText()).toBe('vc-2')
  })

  it('are not asked for, nor shown, for external users', async () => {
    const { transport } = renderShell('/virtual-cohorts', {
      handlers: { getProfile: externalUser },
    })
    expect(await screen.findByText('Virtual cohorts are for internal users.')).toBeVisible()
    expect(transport.callsTo('listVirtualCohorts')).toEqual([])
  })

  it('are a 404 if the feature is off', async () => {
    const { transport } = renderShell('/virtual-cohorts', {
      settings: { virtualCohortsEnabled: false },
    })
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    expect(transport.callsTo('listVirtualCohorts')).toEqual([])
  })

  it('that failed to load show why, and load again', async () => {
    const { user, transport } = renderShell('/virtual-cohorts', {
      handlers: { listVirtualCohorts: refuse('forbidden', { message: 'Not for you' }) },
    })
    expect(await screen.findByText('Not for you')).toBeVisible()
    transport.use({ listVirtualCohorts: cohorts })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Heart failure')).toBeVisible()
  })

  it('say so while it is not known who the user is', async () => {
    const { user, transport } = renderShell('/virtual-cohorts', {
      handlers: { getProfile: refuse('server_error'), listVirtualCohorts: cohorts },
    })
    expect(await screen.findByRole('heading', { name: 'Server Error' })).toBeVisible()
    expect(transport.callsTo('listVirtualCohorts')).toEqual([])
    transport.use({ getProfile: internalUser })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Heart failure')).toBeVisible()
  })

  it('may be none', async () => {
    renderShell('/virtual-cohorts')
    expect(await screen.findByText('No virtual cohorts yet')).toBeVisible()
  })
})
