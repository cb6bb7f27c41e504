import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useControlledUrlState } from './use-controlled-url-state.ts'

function setUp(first: string | null) {
  const write = vi.fn<(id: string | null, how: 'push' | 'replace') => void>()
  const hook = renderHook(({ id }) => useControlledUrlState(id, (...given) => write(...given)), {
    initialProps: { id: first },
  })
  return { ...hook, write }
}

it('is one object over all renders, that reads what the router says', () => {
  const { result, rerender } = setUp('a')
  const first = result.current
  rerender({ id: 'b' })
  expect(result.current).toBe(first)
  expect(first.read()).toBe('b')
})

it('writes through the router, and reads it at once', () => {
  const { result, write } = setUp(null)
  act(() => result.current.write('a', 'push'))
  expect(write).toHaveBeenCalledWith('a', 'push')
  expect(result.current.read()).toBe('a')
})

it('is not put off by a render that comes before the answer of the router', () => {
  const { result, rerender } = setUp(null)
  const told = vi.fn<() => void>()
  result.current.subscribe(told)
  act(() => result.current.write('a', 'push'))
  rerender({ id: null })
  expect(result.current.read()).toBe('a')
  expect(told).not.toHaveBeenCalled()
  rerender({ id: 'a' })
  expect(result.current.read()).toBe('a')
})

it('tells of what the router changes, until it is told to stop', () => {
  const { result, rerender } = setUp('a')
  const told = vi.fn<() => void>()
  const stop = result.current.subscribe(told)
  rerender({ id: null })
  expect(told).toHaveBeenCalled()
  told.mockClear()
  stop()
  rerender({ id: 'b' })
  expect(told).not.toHaveBeenCalled()
})
