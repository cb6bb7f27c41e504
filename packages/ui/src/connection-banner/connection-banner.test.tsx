import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConnectionBanner } from './connection-banner.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const region = () => screen.getByRole('status')
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('ConnectionBanner', () => {
  it('says nothing while the connection has been good all along', () => {
    render(<ConnectionBanner status="online" />)
    expect(region()).toBeEmptyDOMElement()
  })

  it('shows each change', () => {
    const { rerender } = render(<ConnectionBanner status="online" />)
    rerender(<ConnectionBanner status="slow" />)
    expect(region()).toHaveTextContent('Slow internet connection')
    rerender(<ConnectionBanner status="offline" />)
    expect(region()).toHaveTextContent('No internet connection')
    rerender(<ConnectionBanner status="online" />)
    expect(region()).toHaveTextContent('Connection restored')
  })

  it('takes "Connection restored" away after three seconds, and nothing else', async () => {
    const { rerender } = render(<ConnectionBanner status="offline" />)
    await pass(60_000)
    expect(region()).toHaveTextContent('No internet connection')
    rerender(<ConnectionBanner status="online" />)
    await pass(2900)
    expect(region()).toHaveTextContent('Connection restored')
    await pass(200)
    expect(region()).toBeEmptyDOMElement()
  })

  it('stays closed until the next change', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { rerender } = render(<ConnectionBanner status="offline" />)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(region()).toBeEmptyDOMElement()
    rerender(<ConnectionBanner status="offline" />)
    expect(region()).toBeEmptyDOMElement()
    rerender(<ConnectionBanner status="slow" />)
    expect(region()).toHaveTextContent('Slow internet connection')
  })

  it('does not hide a new loss with the timer of the last return', async () => {
    const { rerender } = render(<ConnectionBanner status="offline" />)
    rerender(<ConnectionBanner status="online" />)
    await pass(2000)
    rerender(<ConnectionBanner status="offline" />)
    await pass(5000)
    expect(region()).toHaveTextContent('No internet connection')
  })
})
