// @vitest-environment node
import { createClient } from '@vestibule/api-client'
import { createSession } from '@vestibule/session'
import {
  NetworkBanner,
  SessionExpiry,
  SessionProvider,
  useDatasetScope,
  useEnvironment,
  useNetworkStatus,
  useProfile,
  useResources,
  useSession,
  useSessionExpiry,
  useUnsavedWork,
  useVirtualCohorts,
} from '@vestibule/session/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

function Everything() {
  useUnsavedWork(true)
  const known = [
    useSession().status,
    useProfile().isExternal,
    useResources().status,
    useDatasetScope({ path: '/dv/lung/notes', appId: 'notes' }).gate.status,
    useEnvironment().isRestricted,
    useVirtualCohorts().status,
    useNetworkStatus().quality,
    useSessionExpiry().surface,
  ]
  return <p>{known.map(String).join(' ')}</p>
}

test('a server renders a page of which nothing is known yet, and asks nobody', () => {
  expect(globalThis.window).toBeUndefined()
  const fetch = () => Promise.reject(new Error('A server has no session to ask for'))
  const session = createSession({
    client: createClient({ origin: 'https://portal.example', fetch }),
  })
  const html = renderToString(
    <SessionProvider session={session}>
      <NetworkBanner />
      <SessionExpiry />
      <Everything />
    </SessionProvider>,
  )
  expect(html).toContain('<p>unknown true loading loading undefined idle online none</p>')
  expect(session.start()).toBeTypeOf('function')
  expect(session.signInUrl()).toBe('/auth/signin/?next=%2F')
})
