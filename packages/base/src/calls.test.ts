import { describe, expect, it, vi } from 'vitest'
import { callsOf, createCalls } from './calls.ts'

const answering = (...values: readonly unknown[]) => {
  let next = 0
  return vi.fn<() => Promise<{ value: unknown }>>(async () => ({
    value: values[Math.min(next++, values.length - 1)],
  }))
}
const refused = async () => ({ error: { userMessage: 'Not now' } })

describe('the calls of an owner', () => {
  it('are made once for all who use a key', async () => {
    const calls = createCalls()
    const call = answering('Ada')
    const [one, other] = await Promise.all([
      calls.read('user 1', call).load(),
      calls.read('user 1', call).load(),
    ])
    expect([one, other]).toEqual([
      { status: 'loaded', value: 'Ada' },
      { status: 'loaded', value: 'Ada' },
    ])
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('are made apart for different keys', async () => {
    const calls = createCalls()
    await calls.read('user 1', answering('Ada')).load()
    await calls.read('user 2', answering('Grete')).load()
    expect(calls.read('user 1', refused).getSnapshot()).toMatchObject({ value: 'Ada' })
    expect(calls.read('user 2', refused).getSnapshot()).toMatchObject({ value: 'Grete' })
  })

  it('are made again by the beginning of their key, with the latest function', async () => {
    const calls = createCalls()
    const users = calls.read('users {"q":""}', answering('three'))
    const terms = answering('two')
    await Promise.all([users.load(), calls.read('terms', terms).load()])
    calls.read('users {"q":""}', answering('four'))
    await calls.refresh('users')
    expect(users.getSnapshot()).toEqual({ status: 'loaded', value: 'four' })
    expect(terms).toHaveBeenCalledTimes(1)
    await calls.refresh()
    expect(terms).toHaveBeenCalledTimes(2)
  })

  it('keep their value while they are made again, and if that fails', async () => {
    const calls = createCalls()
    const read = calls.read('users', answering('three'))
    await read.load()
    calls.read('users', refused)
    const done = calls.refresh()
    expect(read.getSnapshot()).toEqual({ status: 'loaded', value: 'three' })
    await done
    expect(read.getSnapshot()).toEqual({ status: 'loaded', value: 'three' })
  })

  it('are not made by a refresh before somebody has asked', async () => {
    const calls = createCalls()
    const call = answering('Ada')
    calls.read('user 1', call)
    await calls.refresh()
    expect(call).not.toHaveBeenCalled()
  })

  it('are dropped when nobody keeps them, and not while somebody does', async () => {
    const calls = createCalls()
    await calls.read('user 1', answering('Ada')).load()
    const [letGo, letGoToo] = [calls.keep('user 1'), calls.keep('user 1')]
    letGo()
    await Promise.resolve()
    expect(calls.read('user 1', refused).getSnapshot()).toMatchObject({ value: 'Ada' })
    letGoToo()
    await Promise.resolve()
    expect(calls.read('user 1', refused).getSnapshot()).toEqual({ status: 'idle' })
  })

  it('survive being let go and kept at once, as in strict mode', async () => {
    const calls = createCalls()
    await calls.read('user 1', answering('Ada')).load()
    calls.keep('user 1')()
    calls.keep('user 1')
    await Promise.resolve()
    expect(calls.read('user 1', refused).getSnapshot()).toMatchObject({ value: 'Ada' })
  })

  it('are the same for one owner, and apart for two', () => {
    const [one, other] = [{}, {}]
    expect(callsOf(one)).toBe(callsOf(one))
    expect(callsOf(one)).not.toBe(callsOf(other))
  })
})
