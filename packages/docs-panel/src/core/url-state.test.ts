import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHistoryUrlState } from './url-state.ts'

beforeEach(() => window.history.replaceState({ router: 7 }, '', '/dv/d1/?q=a%20b#part'))
afterEach(() => window.history.replaceState(null, '', '/'))

it('reads no id where the parameter is missing or empty', () => {
  expect(createHistoryUrlState(window).read()).toBeNull()
  window.history.replaceState(null, '', '/?doc=')
  expect(createHistoryUrlState(window).read()).toBeNull()
})

it('writes the parameter and leaves the rest of the address and the state of the entry alone', () => {
  const urlState = createHistoryUrlState(window, { queryParameter: 'docs' })
  urlState.write('cohort.size:1', 'push')
  const { pathname, searchParams, hash } = new URL(window.location.href)
  expect([pathname, searchParams.get('q'), searchParams.get('docs'), hash]).toEqual([
    '/dv/d1/',
    'a b',
    'cohort.size:1',
    '#part',
  ])
  expect(window.history.state).toEqual({ router: 7 })
  expect(urlState.read()).toBe('cohort.size:1')
  urlState.write(null, 'replace')
  expect(new URL(window.location.href).searchParams.has('docs')).toBe(false)
})

it('adds one step for `push`, none for `replace` or for the id that is there already', () => {
  const urlState = createHistoryUrlState(window)
  const before = window.history.length
  urlState.write('a', 'push')
  urlState.write('a', 'push')
  urlState.write('b', 'replace')
  expect(window.history.length).toBe(before + 1)
})

it('tells of the Back button and of what the Navigation API reports, until it is told to stop', () => {
  const navigation = new EventTarget()
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true })
  let told = 0
  const stop = createHistoryUrlState(window).subscribe(() => (told += 1))
  window.dispatchEvent(new PopStateEvent('popstate'))
  navigation.dispatchEvent(new Event('currententrychange'))
  stop()
  window.dispatchEvent(new PopStateEvent('popstate'))
  navigation.dispatchEvent(new Event('currententrychange'))
  Reflect.deleteProperty(window, 'navigation')
  expect(told).toBe(2)
})
