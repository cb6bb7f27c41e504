import { describe, expect, it } from 'vitest'
import { fetchPart, type NetworkWindow } from './fetch-part.ts'

function page(onLine: boolean) {
  const target = new EventTarget()
  const navigator = { onLine }
  const window = {
    navigator,
    addEventListener: target.addEventListener.bind(target),
  } as unknown as NetworkWindow
  const connect = () => {
    navigator.onLine = true
    target.dispatchEvent(new Event('online'))
  }
  return { window, connect }
}

describe('code that comes later', () => {
  it('is waited for without a network, and asked for again with one', async () => {
    const { window, connect } = page(false)
    let asked = 0
    const load = () => {
      asked += 1
      return window.navigator.onLine ? Promise.resolve('part') : Promise.reject(new Error('gone'))
    }
    const part = fetchPart(load, window)
    await Promise.resolve()
    expect(asked).toBe(1)
    await new Promise((resolve) => setTimeout(resolve))
    connect()
    expect(await part).toBe('part')
    expect(asked).toBe(2)
  })

  it('fails where there is a network and it is gone', async () => {
    const { window } = page(true)
    const load = () => Promise.reject(new Error('gone'))
    await expect(fetchPart(load, window)).rejects.toThrow('gone')
  })
})
