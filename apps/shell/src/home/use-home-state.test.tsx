import {
  act,
  fireEvent,
  render as renderPage,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useHomeState } from './use-home-state.ts'

const address = () => window.location.search

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => {
  vi.useRealTimers()
})

function render(search = '') {
  // A new history entry drops forward entries of earlier tests. With those, `history.length` would not grow.
  window.history.pushState(null, '', `/${search}`)
  return renderHook(() => useHomeState(), { wrapper: BrowserRouter }).result
}

describe('the state of the home page', () => {
  it('changes at once, and the address follows', async () => {
    const home = render()
    act(() => home.current.update({ productLines: ['Discover'] }))
    expect(home.current.state.productLines).toEqual(['Discover'])
    await waitFor(() => expect(address()).toBe('?line=Discover'))
  })

  it('keeps all of several changes that are faster than the address', async () => {
    const home = render()
    act(() => {
      home.current.update({ productLines: ['Discover'] })
      home.current.update({ categories: ['Evidence'] })
      home.current.update({ dataTypes: ['Imaging'] })
    })
    await waitFor(() => expect(address()).toBe('?line=Discover&category=Evidence&type=Imaging'))
    expect(home.current.state).toMatchObject({
      productLines: ['Discover'],
      categories: ['Evidence'],
      dataTypes: ['Imaging'],
    })
  })

  it('writes what is typed once typing rests, with what was chosen meanwhile', async () => {
    const home = render()
    const before = window.history.length
    act(() => home.current.update({ query: 'l' }))
    act(() => home.current.update({ query: 'lab ' }))
    expect(address()).toBe('')
    act(() => home.current.update({ unavailable: true }))
    await waitFor(() => expect(address()).toBe('?q=lab&unavailable=1'))
    expect(home.current.state.query).toBe('lab ')
    expect(window.history.length).toBe(before)
  })

  it('adds a change of the tab to the history, and follows Back', async () => {
    const home = render('?line=Discover')
    const before = window.history.length
    act(() => home.current.update({ tab: 'datasets' }))
    await waitFor(() => expect(address()).toBe('?tab=datasets&line=Discover'))
    expect(window.history.length).toBe(before + 1)
    act(() => window.history.back())
    await waitFor(() => expect(home.current.state.tab).toBe('apps'))
    expect(home.current.state.productLines).toEqual(['Discover'])
  })

  it('leaves the parameters of others alone', async () => {
    const home = render('?doc=home.apps')
    act(() => home.current.update({ kinds: ['row'] }))
    await waitFor(() => expect(address()).toBe('?doc=home.apps&kind=row'))
  })
  it('does not lead back from a page whose code is still on its way', async () => {
    vi.useFakeTimers()
    const page = Promise.withResolvers<{ default: () => string }>()
    const Slow = lazy(() => page.promise)
    function Home() {
      const { update } = useHomeState()
      return (
        <>
          <button onClick={() => update({ query: 'lab' })}>Search</button>
          <Link to="/slow">Leave</Link>
        </>
      )
    }
    renderPage(
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/slow" element={<Slow />} />
          </Routes>
        </Suspense>
      </BrowserRouter>,
    )
    fireEvent.click(screen.getByText('Search'))
    fireEvent.click(screen.getByText('Leave'))
    act(() => {
      vi.advanceTimersByTime(1000)
    })
    expect(window.location.pathname).toBe('/slow')
    vi.useRealTimers()
    page.resolve({ default: () => 'Arrived' })
    await screen.findByText('Arrived')
    expect(address()).toBe('')
  })
})
