import { listTickets } from '@vestibule/api-client'
import { preloadSessionExpiry } from '@vestibule/session/react'
import { createFakeBrowser } from '@vestibule/session/testing'
import { beforeAll, expect, it } from 'vitest'
import { Editor } from './testing/editor.tsx'
import { renderSignedIn } from './testing/render-signed-in.tsx'

type Page = Awaited<ReturnType<typeof renderSignedIn>>

beforeAll(preloadSessionExpiry)

/** Events that the README tells how to cause in a test: how, and what the page then shows and does. */
const happenings: Record<
  string,
  { make: (page: Page) => unknown; status: string; reloads: number }
> = {
  'another user signs in': {
    make: ({ signIn }) => signIn('tomas'),
    status: 'restored',
    reloads: 1,
  },
  'a sign-out in another tab': {
    make: ({ browser }) => browser.platform.signOut(),
    status: 'expired',
    reloads: 0,
  },
  'a sleep over the end': {
    make: ({ browser }) => browser.sleep(3 * 3_600_000),
    status: 'expired',
    reloads: 0,
  },
}

it.each(Object.entries(happenings))('the page notices: %s', async (_name, expected) => {
  const page = await renderSignedIn(<Editor saved="Old" />)
  await expected.make(page)
  await page.comeBack()
  expect(page.session.store.getSnapshot().phase.status).toBe(expected.status)
  expect(page.tab.reloads).toBe(expected.reloads)
})

it('calls of the app are answered by the test, over the same network', async () => {
  const { platform } = createFakeBrowser()
  const client = platform.connect({ listTickets: [] })
  expect(await listTickets(client)).toEqual({ kind: 'loaded', value: [] })
  platform.offline = true
  expect(await listTickets(client, { cache: false })).toMatchObject({
    kind: 'failed',
    error: { kind: 'offline' },
  })
})
