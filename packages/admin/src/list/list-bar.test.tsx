import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, use } from 'react'
import { BrowserRouter, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { english } from '../testing/english.ts'
import { AdminTextsContext } from '../texts/use-admin-texts.ts'
import { ListBar } from './list-bar.tsx'

function List() {
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  return (
    <AdminTextsContext value={english}>
      <ListBar
        search="Find a person"
        list={{
          address: { q: query, filters: {}, sort: '', after: '' },
          filters: [],
          change: ({ q = '' }, options) => setParams(q === '' ? {} : { q }, options),
        }}
        names={{}}
        onName={() => undefined}
      />
      <Suspense fallback={null}>
        <Rows query={query} />
      </Suspense>
    </AdminTextsContext>
  )
}

const loads = new Map<string, Promise<void>>()

/** Rows that take 100 ms to load for each new query. Until then the router still shows the previous query. */
function Rows({ query }: { query: string }) {
  let load = loads.get(query)
  if (load === undefined) {
    load = new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
    loads.set(query, load)
  }
  use(load)
  return <p>Rows of {query}</p>
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a person' })
const query = () => new URLSearchParams(window.location.search).get('q')
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  loads.clear()
  // The test library itself waits for timers, so they also advance with the real time.
  vi.useFakeTimers({ shouldAdvanceTime: true })
  window.history.replaceState(null, '', '/')
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([60, 250, 290, 300, 310, 400])(
  'keeps every key that is typed at %i ms a key',
  async (ms) => {
    const user = userEvent.setup({ delay: ms, advanceTimers: pause })
    render(<List />, { wrapper: BrowserRouter })
    await user.type(field(), 'petrov-99')
    expect(field()).toHaveValue('petrov-99')
    await pause(1000)
    expect(field()).toHaveValue('petrov-99')
    expect(query()).toBe('petrov-99')
  },
)

it('keeps the caret where the user types', async () => {
  const user = userEvent.setup({ delay: 310, advanceTimers: pause })
  render(<List />, { wrapper: BrowserRouter })
  await user.type(field(), 'ptrov')
  await pause(1000)
  await user.type(field(), 'e', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  await pause(1000)
  await user.keyboard('x')
  expect(field()).toHaveValue('pextrov')
})

it('leaves a conversion alone that takes longer than the pause before a search', async () => {
  render(<List />, { wrapper: BrowserRouter })
  const values: string[] = []
  // Values set by a script while an input method composes would be inserted twice.
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  fireEvent.compositionStart(field())
  for (const text of ['に', 'にほ', 'にほん', 'にほんじ', '日本人']) {
    fireEvent.change(field(), { target: { value: text } })
    const element = field()
    Object.defineProperty(element, 'value', {
      configurable: true,
      get: () => get?.call(element) as string,
      set(value: string) {
        if (value !== get?.call(element)) values.push(value)
        set?.call(element, value)
      },
    })
    await pause(350)
    delete (element as { value?: string }).value
  }
  fireEvent.compositionEnd(field())
  await pause(1000)
  expect(values).toEqual([])
  expect(field()).toHaveValue('日本人')
  expect(query()).toBe('日本人')
})

it('follows an address that something else has changed', async () => {
  const user = userEvent.setup({ delay: 10, advanceTimers: pause })
  window.history.replaceState(null, '', '/?q=ada')
  window.history.pushState(null, '', '/?q=grete')
  render(<List />, { wrapper: BrowserRouter })
  await user.type(field(), 'x')
  await pause(1000)
  expect(query()).toBe('gretex')
  await act(async () => {
    window.history.back()
    await vi.advanceTimersByTimeAsync(1000)
  })
  await vi.waitFor(() => expect(field()).toHaveValue('ada'))
})
