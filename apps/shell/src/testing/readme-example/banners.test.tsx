import { createSession } from '@vestibule/session'
import { preloadSessionExpiry, SessionProvider } from '@vestibule/session/react'
import { createFakeBrowser } from '@vestibule/session/testing'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Banners } from './banners.tsx'

it('a page in German says in German that its session is over', async () => {
  await preloadSessionExpiry()
  const browser = createFakeBrowser()
  browser.platform.signIn({ id: 'ines' }, 60_000)
  const { window, clock } = browser.openTab('/')
  const client = browser.platform.connect()
  const session = createSession({ client, window, clock, log: () => {} })
  render(
    <SessionProvider session={session}>
      <Banners />
    </SessionProvider>,
  )
  await act(browser.settled)
  expect(screen.getByRole('button', { name: 'Melden Sie sich erneut an' })).toBeVisible()
  await act(() => browser.advance(120_000))
  expect(await screen.findByText('Sitzung abgelaufen')).toBeVisible()
})
