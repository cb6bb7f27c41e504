import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createSession } from '@vestibule/session'
import {
  preloadSessionExpiry,
  SessionExpiry,
  SessionProvider,
  useUnsavedWork,
} from '@vestibule/session/react'
import { createFakeBrowser, type FakeBrowser } from '@vestibule/session/testing'
import { beforeAll, expect, test } from 'vitest'

beforeAll(preloadSessionExpiry)

const minute = 60_000
const hour = 60 * minute

function Editor({ dirty }: { dirty: boolean }) {
  useUnsavedWork(dirty)
  return <p>The page</p>
}

/** Opens a page in one tab for a user whose session ends in `ttl` milliseconds. */
async function open(ttl: number, { dirty = false } = {}) {
  const browser = createFakeBrowser()
  browser.platform.signIn({ id: 'ines' }, ttl)
  const tab = browser.openTab('/dv/lung/notes?q=1')
  const session = createSession({
    client: browser.platform.connect(),
    window: tab.window,
    clock: tab.clock,
    log: () => {},
  })
  render(
    <SessionProvider session={session}>
      <SessionExpiry />
      <Editor dirty={dirty} />
    </SessionProvider>,
  )
  await act(browser.settled)
  const advance = (ms: number) => act(() => browser.advance(ms))
  const comeBack = async () => {
    tab.hide()
    act(() => tab.show())
    await act(browser.settled)
  }
  return { browser, tab, session, advance, comeBack, user: userEvent.setup({ delay: null }) }
}

async function signInElsewhere(browser: FakeBrowser, id: string) {
  browser.platform.signIn({ id }, 12 * hour)
  const address = browser.tabs.at(-1)!.address
  const next = new URL(address, 'https://portal.example').searchParams.get('next')!
  const signInTab = browser.tabs.at(-1)!
  signInTab.window.location.assign(next)
  const session = createSession({
    client: browser.platform.connect(),
    window: signInTab.window,
    clock: signInTab.clock,
    log: () => {},
  })
  session.start()
  await act(browser.settled)
  await act(() => browser.advance(0))
  return signInTab
}

test('an hour before the end a banner says how long is left', async () => {
  const { advance } = await open(2 * hour)
  expect(screen.queryByText(/will be expiring/)).not.toBeInTheDocument()
  await advance(hour)
  expect(
    screen.getByText(/Your session will be expiring in 60 minutes, Please login/),
  ).toBeVisible()
  await advance(13 * minute)
  expect(screen.getByText(/expiring in 47 minutes/)).toBeVisible()
})

test('coming back to the tab brings the modal with a countdown instead', async () => {
  const { advance, comeBack } = await open(59 * minute)
  await comeBack()
  const modal = screen.getByRole('alertdialog', { name: 'Session Expiring Soon' })
  expect(modal).toHaveTextContent('Please login again to have an uninterrupted experience.')
  expect(screen.getByRole('timer')).toHaveTextContent(/^5[89]:\d\d$/)
  const before = screen.getByRole('timer').textContent
  await advance(5000)
  expect(screen.getByRole('timer').textContent).not.toBe(before)
  expect(screen.queryByText(/Clicking here/)).not.toBeInTheDocument()
})

test('Escape dismisses the modal, in this tab and for this session', async () => {
  const { user, comeBack } = await open(59 * minute)
  await comeBack()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await comeBack()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('at 0:00 the expired modal cannot be closed', async () => {
  const { advance, user } = await open(2 * minute)
  await advance(2 * minute + 1000)
  expect(screen.getByRole('alertdialog', { name: 'User Session Expired' })).toHaveTextContent(
    'You have been logged out. Please log in again.',
  )
  await user.keyboard('{Escape}')
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})

test('Login opens a tab that signs in, closes itself, and the page reloads after half a second', async () => {
  const { advance, user, browser, tab } = await open(2 * minute)
  await advance(2 * minute + 1000)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  const signInTab = await signInElsewhere(browser, 'ines')
  expect(signInTab.closed).toBe(true)
  expect(screen.getByText('Login Successful', { selector: '.vb-toast *' })).toBeVisible()
  expect(tab.reloads).toBe(0)
  await advance(500)
  expect(tab.reloads).toBe(1)
})

test('unsaved work keeps the page for the same user', async () => {
  const { advance, user, browser, tab } = await open(2 * minute, { dirty: true })
  await advance(2 * minute + 1000)
  expect(screen.getByText('Your unsaved work stays on this page.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await signInElsewhere(browser, 'ines')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await advance(5000)
  expect(tab.reloads).toBe(0)
  expect(screen.getByText('The page')).toBeVisible()
})

test('unsaved work of one user is not handed to another', async () => {
  const { advance, user, browser, tab } = await open(2 * minute, { dirty: true })
  await advance(2 * minute + 1000)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await signInElsewhere(browser, 'jonas')
  expect(screen.getByRole('alertdialog', { name: 'Someone else has signed in' })).toBeVisible()
  await advance(5000)
  expect(tab.reloads).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Reload and discard' }))
  expect(tab.reloads).toBe(1)
})

test('a blocked pop-up becomes a link in this tab, and can be tried again', async () => {
  const { advance, user, browser, tab } = await open(2 * minute)
  browser.popups = 'blocked'
  await advance(2 * minute + 1000)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent.trim())
  expect(alerts).toContain('Your browser blocked the new tab.')
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/auth/signin/?next=%2Fdv%2Flung%2Fnotes%3Fq%3D1',
  )
  browser.popups = 'open'
  await user.click(screen.getByRole('button', { name: 'Try again in a new tab' }))
  expect(browser.tabs).toHaveLength(2)
  expect(browser.tabs.at(-1)!.address).toContain('session_login')
  expect(screen.queryByText('Your browser blocked the new tab.')).not.toBeInTheDocument()
  expect(tab.address).toBe('/dv/lung/notes?q=1')
})

test('the link in this tab comes back to where the page is when it is used', async () => {
  const { user, browser, tab } = await open(30 * minute)
  browser.popups = 'blocked'
  await user.click(screen.getByRole('button', { name: 'Clicking here' }))
  tab.window.history.replaceState(null, '', '/dv/lung/notes?q=2')
  const link = screen.getByRole('link', { name: 'Clicking here' })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(link).toHaveAttribute('href', '/auth/signin/?next=%2Fdv%2Flung%2Fnotes%3Fq%3D2')
})

test('every text can be replaced', async () => {
  const browser = createFakeBrowser()
  browser.platform.signIn({ id: 'ines' }, 30 * minute)
  const tab = browser.openTab('/')
  const session = createSession({
    client: browser.platform.connect(),
    window: tab.window,
    clock: tab.clock,
    log: () => {},
  })
  render(
    <SessionProvider session={session}>
      <SessionExpiry texts={{ banner: '<link>Anmelden</link>: noch {minutes} Minuten' }} />
    </SessionProvider>,
  )
  await act(browser.settled)
  expect(screen.getByText(': noch 30 Minuten')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeVisible()
})

test('an end that cannot be confirmed is not "expiring in 0 minutes"', async () => {
  const { browser, advance } = await open(2 * minute)
  expect(screen.getByText(/expiring in 2 minutes, Please/)).toBeVisible()
  browser.platform.offline = true
  await advance(3 * minute)
  expect(screen.getByText(/Your session may have ended/)).toBeVisible()
  expect(screen.queryByText(/expiring in .*, Please/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Login Again' })).toBeVisible()
})
