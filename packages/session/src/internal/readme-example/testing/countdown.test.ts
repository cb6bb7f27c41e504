import { createSession } from '@vestibule/session'
import { createFakeBrowser } from '@vestibule/session/testing'
import { expect, it } from 'vitest'

it('warns after a sleep of the machine', async () => {
  const browser = createFakeBrowser()
  browser.platform.signIn({ id: 'ines' }, 2 * 3_600_000)
  const tab = browser.openTab('/')
  const session = createSession({
    client: browser.platform.connect(),
    window: tab.window,
    clock: tab.clock,
  })
  session.start()
  await browser.sleep(3_600_000)
  await browser.advance(30_000)
  expect(session.store.getSnapshot().phase).toEqual({ status: 'expiring', warning: 'banner' })
})
