import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NetworkBanner } from '@vestibule/session/react'
import { afterEach, expect, test, vi } from 'vitest'

function goes(type: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(type === 'online')
  act(() => void window.dispatchEvent(new Event(type)))
}

afterEach(() => vi.useRealTimers())

test('the banner says when the network goes, and for three seconds that it is back', () => {
  vi.useFakeTimers()
  render(<NetworkBanner />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  goes('offline')
  expect(screen.getByText('No internet connection')).toBeVisible()
  goes('online')
  expect(screen.getByText('Connection restored')).toBeVisible()
  act(() => void vi.advanceTimersByTime(3000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a banner that was closed comes back at the next change', async () => {
  const user = userEvent.setup()
  render(<NetworkBanner texts={{ offline: 'Kein Internet', close: 'Schließen' }} />)
  goes('offline')
  expect(screen.getByText('Kein Internet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  goes('online')
  expect(screen.getByText('Connection restored')).toBeVisible()
})
