import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePieces } from './use-pieces.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const start = (count: number) =>
  renderHook((props) => usePieces(props.count), { initialProps: { count } })
const next = () =>
  act(() => {
    vi.advanceTimersToNextTimer()
  })

it('shows a short list at once', () => {
  expect(start(12).result.current).toBe(12)
  expect(vi.getTimerCount()).toBe(0)
})

it('shows a long one piece by piece, to its end', () => {
  const { result } = start(100)
  expect(result.current).toBe(40)
  next()
  expect(result.current).toBe(80)
  next()
  expect(result.current).toBe(100)
  expect(vi.getTimerCount()).toBe(0)
})

it('shrinks at once, and grows piece by piece again', () => {
  const { result, rerender } = start(500)
  for (let turn = 0; turn < 12; turn++) next()
  expect(result.current).toBe(500)
  rerender({ count: 80 })
  expect(result.current).toBe(80)
  rerender({ count: 500 })
  expect(result.current).toBe(80)
  next()
  expect(result.current).toBe(120)
})
