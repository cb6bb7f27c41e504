import { ok, refuse, type Handlers } from '@vestibule/api-client/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createScreenClock } from '@vestibule/app-kit/testing/screen-clock'
import { openPlatform } from '@vestibule/app-kit/testing/open-platform'
import { renderApp } from '../../testing/render-app.tsx'

const restricted = {
  config: { ...openPlatform.config, is_federated_environment: true },
  environment: { type: 'restricted', sourceType: null },
}
const pending = ok({}, { status: 202 })
const cycle = 32_000

async function renderDevice(handlers: Handlers = {}, clock = createScreenClock()) {
  const view = renderApp('/signin?next=%2Freports', {
    platform: restricted,
    clock,
    handlers: {
      registerDeviceCode: { expires_at: '2026-11-20T10:00:00Z' },
      authenticateDeviceCode: pending,
      getAuthenticated: refuse('not_authenticated'),
      ...handlers,
    },
  })
  await view.heading('You have not signed in')
  await screen.findByRole('img', { name: /^Code: [A-Z0-9]( [A-Z0-9]){5}$/ })
  return view
}

const shownCode = () =>
  screen
    .getByRole('img', { name: /^Code:/ })
    .getAttribute('aria-label')
    ?.slice(6)
const tries = (view: Awaited<ReturnType<typeof renderDevice>>) =>
  view.transport.callsTo('authenticateDeviceCode').length

function turnTab(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
afterEach(() => void vi.restoreAllMocks())

describe('the device code', () => {
  it('is registered at once, and shown with the address to type', async () => {
    const { transport } = await renderDevice()
    const registered = transport.callsTo('registerDeviceCode')
    expect(registered).toHaveLength(1)
    expect(registered[0]?.body).toEqual({ code: shownCode()?.replaceAll(' ', '') })
    expect(screen.getByText('lab.platform.example/device')).toBeVisible()
    expect(screen.getByText('Verifying your access in')).toBeVisible()
    expect(screen.getByText('Done verification already?')).toBeVisible()
  })

  it('is another one if the server says that it is taken', async () => {
    let calls = 0
    const { transport } = await renderDevice({
      registerDeviceCode: () => {
        calls += 1
        return calls === 1 ? refuse('conflict') : { expires_at: '2026-11-20T10:00:00Z' }
      },
    })
    const codes = transport.callsTo('registerDeviceCode').map(({ body }) => body)
    expect(codes).toHaveLength(2)
    expect(codes[0]).not.toEqual(codes[1])
  })

  it('is tried at the end of each of nine cycles of 30 seconds, with 2 seconds between', async () => {
    const view = await renderDevice()
    turnTab('hidden')
    await view.clock.advance(29_999)
    expect(tries(view)).toBe(0)
    await view.clock.advance(1)
    await waitFor(() => expect(tries(view)).toBe(1))
    await view.clock.advance(31_999)
    expect(tries(view)).toBe(1)
    await view.clock.advance(1)
    await waitFor(() => expect(tries(view)).toBe(2))
    for (let more = 3; more <= 9; more++) {
      await view.clock.advance(cycle)
      await waitFor(() => expect(tries(view)).toBe(more))
    }
    expect(screen.queryByText('Code Expired')).not.toBeInTheDocument()
    await view.clock.advance(2000)
    expect(await screen.findByRole('alertdialog', { name: 'Code Expired' })).toBeVisible()
    await view.clock.advance(cycle * 3)
    expect(tries(view)).toBe(9)
  })

  it('is tried every five seconds as well while the page is in view', async () => {
    const view = await renderDevice()
    await view.clock.advance(4999)
    expect(tries(view)).toBe(0)
    await view.clock.advance(1)
    await waitFor(() => expect(tries(view)).toBe(1))
    await view.clock.advance(27_000)
    await waitFor(() => expect(tries(view)).toBe(6))
    expect(screen.queryByText('This code has not been approved yet.')).not.toBeInTheDocument()
  })

  it('signs in once it is approved', async () => {
    const view = await renderDevice({ authenticateDeviceCode: { redirect_url: '/reports' } })
    await view.clock.advance(5000)
    await waitFor(() => expect(view.left).toEqual(['/reports']))
    expect(view.transport.callsTo('authenticateDeviceCode')[0]?.body).toMatchObject({
      next_path: '/reports',
      is_redirect: false,
    })
  })

  it('is tried by the button, which says when nobody has decided yet', async () => {
    const view = await renderDevice()
    await view.user.click(screen.getByRole('button', { name: 'Click Here' }))
    expect(await screen.findByText('This code has not been approved yet.')).toBeVisible()
    view.transport.use({ authenticateDeviceCode: { redirect_url: '/reports' } })
    await view.user.click(screen.getByRole('button', { name: 'Click Here' }))
    await waitFor(() => expect(view.left).toEqual(['/reports']))
  })

  it('is tried when the tab comes back to a session, and not without one', async () => {
    const view = await renderDevice()
    const checks = () => view.transport.callsTo('getAuthenticated').length
    const before = checks()
    turnTab('visible')
    await waitFor(() => expect(checks()).toBe(before + 1))
    expect(tries(view)).toBe(0)
    view.transport.use({
      getAuthenticated: null,
      authenticateDeviceCode: { redirect_url: '/reports' },
    })
    turnTab('visible')
    await waitFor(() => expect(view.left).toEqual(['/reports']))
  })

  it.each([
    ['while it waits', pending],
    ['after it was spent by another tab', refuse('not_found')],
    ['after it was denied', refuse('access_denied')],
  ])('gives way to a session of this browser, %s', async (_when, authenticateDeviceCode) => {
    const view = await renderDevice({
      authenticateDeviceCode,
      decideRedirect: { redirect_url: '/reports' },
    })
    view.transport.use({ getAuthenticated: null })
    turnTab('visible')
    await waitFor(() => expect(view.left).toEqual(['/reports']))
    expect(view.transport.callsTo('decideRedirect')[0]?.body).toEqual({ next: '/reports' })
  })

  it('is not registered if this browser is signed in already', async () => {
    const view = renderApp('/signin?next=%2Freports', {
      platform: restricted,
      handlers: { getAuthenticated: null, decideRedirect: { redirect_url: '/reports' } },
    })
    await waitFor(() => expect(view.left).toEqual(['/reports']))
    expect(view.transport.callsTo('registerDeviceCode')).toEqual([])
  })

  it('says so when it is gone', async () => {
    const view = await renderDevice({ authenticateDeviceCode: refuse('not_found') })
    await view.user.click(screen.getByRole('button', { name: 'Click Here' }))
    expect(await screen.findByText('Code Expired')).toBeVisible()
  })

  it('is replaced at once when it was denied, which is said in words', async () => {
    const view = await renderDevice()
    const denied = shownCode()
    await view.clock.advance(4000)
    view.transport.use({ authenticateDeviceCode: refuse('access_denied') })
    await view.clock.advance(1000)
    const words = 'The request was denied. Use the new code to ask again.'
    expect(await screen.findByText(words)).toBeVisible()
    view.transport.use({ authenticateDeviceCode: pending })
    await waitFor(() => expect(shownCode()).not.toBe(denied))
    expect(screen.getByText('30')).toBeVisible()
    await view.clock.advance(31_000)
    expect(screen.getByText(words)).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Click Here' }))
    expect(await screen.findByText('This code has not been approved yet.')).toBeVisible()
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it('is the one that another tab shows, at the same place of its countdown', async () => {
    const first = await renderDevice()
    const code = shownCode()
    await first.clock.advance(40_000)
    first.unmount()
    const second = await renderDevice({}, first.clock)
    expect(shownCode()).toBe(code)
    expect(screen.getByText('22')).toBeVisible()
    expect(second.transport.callsTo('registerDeviceCode')).toEqual([])
  })

  it('can be asked for again when it could not be registered', async () => {
    const view = renderApp('/signin/code', {
      platform: restricted,
      handlers: {
        getAuthenticated: refuse('not_authenticated'),
        registerDeviceCode: refuse('server_error'),
      },
    })
    await view.heading('You have not signed in')
    expect(await screen.findByText('No code could be registered. Try again.')).toBeVisible()
    view.transport.use({ registerDeviceCode: { expires_at: '2026-11-20T10:00:00Z' } })
    await view.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('img', { name: /^Code:/ })).toBeVisible()
  })
})

describe('after it expired', () => {
  async function renderExpired() {
    const view = await renderDevice({ authenticateDeviceCode: refuse('not_found') })
    await view.user.click(screen.getByRole('button', { name: 'Click Here' }))
    await screen.findByRole('alertdialog', { name: 'Code Expired' })
    return view
  }
  const registrations = (view: Awaited<ReturnType<typeof renderDevice>>) =>
    view.transport.callsTo('registerDeviceCode').length

  it('Refresh brings another at once', async () => {
    const view = await renderExpired()
    await view.user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(registrations(view)).toBe(2))
    expect(screen.queryByText('Code Expired')).not.toBeInTheDocument()
  })

  it.each(['mouseMove', 'keyDown', 'touchStart'] as const)(
    'a sign of life brings another after two seconds: %s',
    async (sign) => {
      const view = await renderExpired()
      // Browsers send no touch event without a touch point.
      fireEvent[sign](document.body, { touches: [{ clientX: 1, clientY: 1 }] })
      await view.clock.advance(1999)
      expect(registrations(view)).toBe(1)
      await view.clock.advance(1)
      await waitFor(() => expect(registrations(view)).toBe(2))
    },
  )
})
