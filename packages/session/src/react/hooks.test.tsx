import { act, renderHook, waitFor } from '@testing-library/react'
import { createFakeClient, refuse, type Handlers } from '@vestibule/api-client/testing'
import { StrictMode, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createSession, type SessionOptions } from '@vestibule/session'
import {
  SessionProvider,
  useDatasetScope,
  useEnvironment,
  useProfile,
  useResources,
  useSession,
  useVirtualCohorts,
} from '@vestibule/session/react'
import { createFakeBrowser } from '@vestibule/session/testing'

const profile = {
  id: 'u1',
  email: 'ines@northfield.example',
  first_name: 'Inès',
  last_name: 'Okafor',
  organization_info: { id: 'northfield', name: 'Northfield', is_internal: true },
  is_external_user: false,
  eulas_not_accepted: [],
  impersonating: null,
}
const external = {
  ...profile,
  organization_info: { ...profile.organization_info, is_internal: false },
}
const lung = {
  resourcetype: 'DatasetResource' as const,
  resource: { name: 'lung', display_name: 'Lung' },
}

/** A page of the shell in a fake tab; a test can replace the answers of its transport. */
function setUp(
  handlers: Handlers = {},
  { address = '/', ...options }: Partial<SessionOptions> & { address?: string } = {},
) {
  const { client, transport } = createFakeClient({
    getProfile: profile,
    getRoles: [{ role: 'docs-admin' }],
    getSessionValidity: {
      max_ttl: Math.floor(Date.now() / 1000) + 7200,
      user_id: 'u1',
      acting_for: null,
    },
    getEnvironment: null,
    getDatasetEnvironment: null,
    listResources: [],
    listVirtualCohorts: [{ id: 'c1', name: 'Cohort' }],
    getDataset: refuse('not_found'),
    ...handlers,
  })
  const log: string[] = []
  const tab = createFakeBrowser().openTab(address)
  const session = createSession({
    client,
    appName: 'shell',
    window: tab.window,
    log: (message) => log.push(message),
    ...options,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <SessionProvider session={session}>{children}</SessionProvider>
    </StrictMode>
  )
  return { transport, tab, log, wrapper }
}

test('an internal user is external until the profile says otherwise', async () => {
  const { wrapper, transport } = setUp()
  const { result } = renderHook(() => ({ ...useProfile(), session: useSession() }), { wrapper })
  expect(result.current).toMatchObject({ isExternal: true, fullName: '', isDocsAdmin: false })
  expect(result.current.session.isSignedIn).toBeUndefined()
  await waitFor(() => expect(result.current.isDocsAdmin).toBe(true))
  await waitFor(() => expect(result.current.session.isSignedIn).toBe(true))
  expect(result.current).toMatchObject({ isExternal: false, fullName: 'Inès Okafor' })
  expect(transport.callsTo('getRoles')[0]?.query).toEqual({ app_name: 'shell' })
  expect(transport.problems).toEqual([])
})

test('whoever is behind a profile that failed is external, and it can be asked for again', async () => {
  const { wrapper, transport } = setUp({ getProfile: refuse('server_error') })
  const { result } = renderHook(() => useProfile(), { wrapper })
  await waitFor(() => expect(result.current.status).toBe('failed'))
  expect(result.current.error).toMatchObject({ isApiError: true, status: 500 })
  expect(result.current).toMatchObject({ isExternal: true, profile: null })
  expect(result.current.message).toBeTruthy()
  transport.use({ getProfile: profile })
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.isExternal).toBe(false))
})

test('a failed list of resources is not an empty one, and does not move the page', async () => {
  const { wrapper, transport, tab } = setUp(
    { listResources: refuse('server_error') },
    { address: '/notes' },
  )
  const { result } = renderHook(
    () => ({ list: useResources(), scope: useDatasetScope({ path: '/notes', appId: 'notes' }) }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.list.status).toBe('failed'))
  expect(result.current.list.apps).toEqual([])
  expect(result.current.scope.gate.status).toBe('failed')
  expect(tab.address).toBe('/notes')
  transport.use({ listResources: [lung] })
  act(() => result.current.scope.retry())
  await waitFor(() => expect(tab.address).toBe('/dv/lung/notes'))
})

test('an app without a dataset for it says so once', async () => {
  const { wrapper, log } = setUp()
  const { result } = renderHook(() => useDatasetScope({ path: '/notes', appId: 'notes' }), {
    wrapper,
  })
  await waitFor(() => expect(result.current.gate.status).toBe('none'))
  expect(log).toContain('No supported data versions found for this app')
})

test('a page in a dataset knows its partner and whether it is restricted', async () => {
  const dataset = {
    id: 'lung',
    resourcetype: 'DatasetResource' as const,
    resource: { name: 'lung', display_name: 'Lung', data_partner: { id: 'p1' }, datasets: [] },
  }
  const { wrapper, transport } = setUp(
    { listResources: [lung], getDataset: dataset },
    { address: '/dv/lung/notes' },
  )
  const { result } = renderHook(
    () => ({
      ...useDatasetScope({ path: '/dv/lung/notes', appId: 'notes' }),
      environment: useEnvironment(),
    }),
    { wrapper },
  )
  await waitFor(() =>
    expect(result.current.currentDataset).toMatchObject({
      value: { resource: { data_partner: { id: 'p1' } } },
    }),
  )
  await waitFor(() => expect(result.current.gate).toMatchObject({ dataset: { id: 'lung' } }))
  expect(transport.callsTo('getDatasetEnvironment')[0]?.params).toEqual({ datasetId: 'lung' })
  await waitFor(() => expect(result.current.environment.status).toBe('loaded'))
  expect(result.current.environment.isRestricted).toBeUndefined()
})

test('switching and leaving a dataset rewrite the address of the page', async () => {
  const tab = createFakeBrowser().openTab('/dv/lung/notes?q=1#x')
  const open = () =>
    renderHook(() => useDatasetScope({ path: tab.address, appId: null }), {
      wrapper: setUp({ listResources: [lung] }, { window: tab.window }).wrapper,
    }).result
  const first = open()
  act(() => first.current.switchTo('skin v2'))
  expect(tab.address).toBe('/dv/skin%20v2/notes?q=1#x')
  const second = open()
  act(() => second.current.leave())
  expect(tab.address).toBe('/notes?q=1#x')
})

test('leaving the dataset of an app that needs one asks for another; so does a reload', async () => {
  const browser = createFakeBrowser()
  const tab = browser.openTab('/dv/lung/notes?q=1')
  const page = () => setUp({ listResources: [lung] }, { window: tab.window }).wrapper
  const show = () =>
    renderHook(() => useDatasetScope({ path: tab.address, appId: 'notes' }), { wrapper: page() })
  const before = show()
  await waitFor(() => expect(before.result.current.gate.status).toBe('open'))
  act(() => before.result.current.leave())
  before.unmount()
  expect(tab.address).toBe('/notes?q=1')
  const left = show()
  await waitFor(() => expect(left.result.current.gate).toEqual({ status: 'left' }))
  left.unmount()
  act(() => tab.window.location.reload())
  const reloaded = show()
  await waitFor(() => expect(reloaded.result.current.gate).toEqual({ status: 'left' }))
  reloaded.unmount()
  tab.window.location.assign('/')
  tab.window.location.assign('/notes?q=1')
  show()
  await waitFor(() => expect(tab.address).toBe('/dv/lung/notes?q=1'))
})

test('what no page understands is left out of the list, and logged', async () => {
  const data = [lung, { resourcetype: 'ModelResource' }, { ...lung, datatypes: null }]
  const body = JSON.stringify({ success: true, result: { data }, status_code: 200 })
  const { wrapper, log } = setUp({ listResources: { reply: true, status: 200, body } })
  const { result } = renderHook(() => useResources(), { wrapper })
  await waitFor(() => expect(result.current.status).toBe('loaded'))
  expect(result.current.datasets).toHaveLength(1)
  expect(log.filter((line) => line.startsWith('Left out of the list'))).toHaveLength(2)
})

test.each([
  ['a refusal', { listResources: refuse('eula_required') }],
  ['the profile', { getProfile: { ...profile, eulas_not_accepted: ['terms'] } }],
])('terms that are yet to be accepted come first, by %s', async (_, replies) => {
  const { wrapper, tab } = setUp(replies, { address: '/device' })
  renderHook(() => [useResources(), useProfile()], { wrapper })
  await waitFor(() => expect(tab.address).toBe('/auth/eula?next=%2Fdevice'))
})

test.each([
  ['internal users', profile, true, 1],
  ['nobody external', external, true, 0],
  ['nobody in an app that does not ask for them', profile, false, 0],
])('virtual cohorts load for %s', async (_, user, virtualCohorts, calls) => {
  const { wrapper, transport } = setUp({ getProfile: user }, { virtualCohorts })
  const { result } = renderHook(() => ({ profile: useProfile(), cohorts: useVirtualCohorts() }), {
    wrapper,
  })
  await waitFor(() => expect(result.current.profile.status).toBe('loaded'))
  await waitFor(() => expect(result.current.cohorts.status).toBe(calls ? 'loaded' : 'idle'))
  expect(transport.callsTo('listVirtualCohorts')).toHaveLength(calls)
})

test('a hook outside of the provider says what is missing', () => {
  expect(() => renderHook(() => useSession())).toThrow('render this inside <SessionProvider>')
})
