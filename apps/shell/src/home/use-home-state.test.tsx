import { act, renderHook, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { useHomeState } from './use-home-state.ts'

const address = () => window.location.search

beforeEach(() => window.history.replaceState(null, '', '/'))

function render(search = '') {
  window.history.replaceState(null, '', `/${search}`)
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

  it('makes a step of another tab, and follows Back', async () => {
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
})
