import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CountdownCircle } from './countdown-circle.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const timer = () => screen.getByRole('timer', { name: 'Verifying your access in' })
const circle = <CountdownCircle seconds={30} label="Verifying your access in" />

describe('CountdownCircle', () => {
  it('counts down second by second and completes once', async () => {
    const onComplete = vi.fn<() => void>()
    render(
      <CountdownCircle seconds={30} label="Verifying your access in" onComplete={onComplete} />,
    )
    expect(timer()).toHaveTextContent('30')
    await pass(1000)
    expect(timer()).toHaveTextContent('29')
    await pass(28_999)
    expect(onComplete).not.toHaveBeenCalled()
    await pass(1)
    expect(timer()).toHaveTextContent('0')
    await pass(60_000)
    expect(onComplete).toHaveBeenCalledOnce()
  })

  it('stands still when paused and goes on from there', async () => {
    const { rerender } = render(circle)
    await pass(1500)
    rerender(<CountdownCircle seconds={30} label="Verifying your access in" running={false} />)
    await pass(60_000)
    expect(timer()).toHaveTextContent('29')
    rerender(circle)
    await pass(500)
    expect(timer()).toHaveTextContent('28')
  })

  it('starts again with another cycle', async () => {
    const { rerender } = render(
      <CountdownCircle seconds={30} label="Verifying your access in" cycle={1} />,
    )
    await pass(30_000)
    rerender(<CountdownCircle seconds={30} label="Verifying your access in" cycle={2} />)
    expect(timer()).toHaveTextContent('30')
    await pass(1000)
    expect(timer()).toHaveTextContent('29')
  })

  it('shows what a caller counts', async () => {
    render(<CountdownCircle seconds={30} remaining={18} label="Verifying your access in" />)
    await pass(5000)
    expect(timer()).toHaveTextContent('18')
  })

  it('is read out at its milestones only', async () => {
    render(<CountdownCircle seconds={12} label="Verifying your access in" milestones={[10, 5]} />)
    expect(timer()).toHaveAttribute('aria-live', 'off')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await pass(2000)
    expect(screen.getByRole('status')).toHaveTextContent('10 seconds left')
    await pass(1000)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
