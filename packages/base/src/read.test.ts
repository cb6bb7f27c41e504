import { expect, it } from 'vitest'
import { createRead, loadedValue, type ReadFailure } from './read.ts'

type Answer = { readonly status: 'loaded'; readonly value: string } | ReadFailure

const loaded = (value: string): Answer => ({ status: 'loaded', value })
const failed: Answer = { status: 'failed', message: 'Down', error: new Error('Down') }

/**
 * Makes a read whose requests the test answers itself, in any order. `kept` gets, with each answer, whether its request
 * was the latest one.
 */
function setUp() {
  const requests: { options: string | undefined; answer: (answer: Answer) => void }[] = []
  const kept: boolean[] = []
  const read = createRead<string, string>(
    (options, isLatest) =>
      new Promise<Answer>((resolve) => {
        requests.push({
          options,
          answer(answer) {
            kept.push(isLatest())
            resolve(answer)
          },
        })
      }),
  )
  const states: string[] = []
  const unsubscribe = read.subscribe((state) => states.push(loadedValue(state) ?? state.status))
  return { read, requests, kept, states, unsubscribe }
}

it('asks for nothing until someone wants it, and then once for all', async () => {
  const { read, requests, states } = setUp()
  expect(read.getSnapshot()).toEqual({ status: 'idle' })
  const all = [read.load(), read.load()]
  expect(read.getSnapshot()).toEqual({ status: 'loading' })
  expect(read.getInitialSnapshot()).toEqual({ status: 'idle' })
  requests[0]?.answer(loaded('a'))
  expect(await Promise.all(all)).toEqual([loaded('a'), loaded('a')])
  expect(await read.load()).toEqual(loaded('a'))
  expect(requests).toHaveLength(1)
  expect(states).toEqual(['loading', 'a'])
})

it('asks again after a failure', async () => {
  const { read, requests, states } = setUp()
  const first = read.load()
  requests[0]?.answer(failed)
  expect(await first).toEqual(failed)
  const second = read.load()
  requests[1]?.answer(loaded('a'))
  await second
  expect(states).toEqual(['loading', 'failed', 'loading', 'a'])
})

it('keeps the value until the answer to a reload is there', async () => {
  const { read, requests, states } = setUp()
  void read.load()
  requests[0]?.answer(loaded('a'))
  await read.load()
  const reloading = read.reload('anew')
  expect(requests[1]?.options).toBe('anew')
  expect(read.getSnapshot()).toEqual(loaded('a'))
  requests[1]?.answer(failed)
  expect(await reloading).toEqual(failed)
  expect(states).toEqual(['loading', 'a', 'failed'])
})

it('keeps the value where a refresh fails, and takes the one that it brings', async () => {
  const { read, requests } = setUp()
  void read.load()
  requests[0]?.answer(loaded('a'))
  await read.load()
  const refreshing = read.refresh()
  requests[1]?.answer(failed)
  expect(await refreshing).toEqual(loaded('a'))
  const again = read.refresh()
  requests[2]?.answer(loaded('b'))
  expect(await again).toEqual(loaded('b'))
})

it('drops the answer to an earlier request, whenever it comes', async () => {
  const { read, requests, kept } = setUp()
  const first = read.load()
  const second = read.reload()
  requests[0]?.answer(loaded('of someone else'))
  await Promise.resolve()
  expect(read.getSnapshot()).toEqual({ status: 'loading' })
  requests[1]?.answer(loaded('a'))
  expect(await Promise.all([first, second])).toEqual([loaded('a'), loaded('a')])
  expect(kept).toEqual([false, true])
})

it('tells nobody who has unsubscribed', async () => {
  const { read, requests, states, unsubscribe } = setUp()
  unsubscribe()
  const loading = read.load()
  requests[0]?.answer(loaded('a'))
  await loading
  expect(states).toEqual([])
})
