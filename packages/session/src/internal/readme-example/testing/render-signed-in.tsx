import { createSession } from '@vestibule/session'
import { SessionExpiry, SessionProvider } from '@vestibule/session/react'
import { createFakeBrowser } from '@vestibule/session/testing'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'

const hourMs = 3_600_000

/** A page of your app in a tab, whose user is signed in for two hours. */
export async function renderSignedIn(page: ReactNode) {
  const browser = createFakeBrowser()
  const signIn = (id: string) => browser.platform.signIn({ id }, 2 * hourMs)
  signIn('ines')
  const tab = browser.openTab('/cohorts')
  const client = browser.platform.connect()
  const session = createSession({ client, window: tab.window, clock: tab.clock })
  render(
    <SessionProvider session={session}>
      <SessionExpiry />
      {page}
    </SessionProvider>,
  )
  const advance = (ms: number) => act(() => browser.advance(ms))
  await advance(0)
  /** The user looks at another tab, and returns to this one. */
  const comeBack = async () => {
    tab.hide()
    act(() => tab.show())
    await advance(1000)
  }
  return { browser, tab, session, signIn, advance, comeBack }
}
