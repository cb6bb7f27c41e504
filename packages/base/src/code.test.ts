import { describe, expect, it } from 'vitest'
import { fetchCode, type CodeWindow } from './code.ts'

function page(onLine: boolean) {
  const target = new EventTarget()
  const navigator = { onLine }
  const window = {
    navigator,
    addEventListener: target.addEventListener.bind(target),
    setTimeout: (resume: () => void) => queueMicrotask(resume),
    fetch: async () => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch')
      return new Response()
    },
  } as unknown as CodeWindow
  const connect = () => {
    navigator.onLine = true
    target.dispatchEvent(new Event('online'))
  }
  return { window, connect }
}

/** Makes a fake `load` of which only call number `time` succeeds; `asked` counts the calls. */
function comingAt(time: number) {
  const code = { asked: 0 }
  const load = () => {
    code.asked += 1
    return code.asked === time ? Promise.resolve('part') : Promise.reject(new Error('gone'))
  }
  return { code, load }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

describe('code that comes later', () => {
  it('is waited for without a network, and asked for again with one', async () => {
    const { window, connect } = page(false)
    const { code, load } = comingAt(2)
    const part = fetchCode(load, window)
    await soon()
    expect(code.asked).toBe(1)
    connect()
    expect(await part).toBe('part')
  })

  it('is asked for a few times more while a network that is back carries nothing yet', async () => {
    const { window, connect } = page(false)
    const { load } = comingAt(5)
    const part = fetchCode(load, window)
    await soon()
    connect()
    expect(await part).toBe('part')
  })

  it('fails where the network is back and it is gone all the same', async () => {
    const { window, connect } = page(false)
    const { code, load } = comingAt(Infinity)
    const failure = fetchCode(load, window).catch((error: unknown) => error)
    await soon()
    connect()
    expect(await failure).toEqual(new Error('gone'))
    expect(code.asked).toBe(6)
  })

  it('fails at once where the browser says offline, and the server answers all the same', async () => {
    const { window } = page(false)
    const { code, load } = comingAt(2)
    const answering = { ...window, fetch: async () => new Response() }
    await expect(fetchCode(load, answering)).rejects.toThrow('gone')
    expect(code.asked).toBe(1)
  })

  it('fails at once where there was a network all the time', async () => {
    const { code, load } = comingAt(2)
    await expect(fetchCode(load, page(true).window)).rejects.toThrow('gone')
    expect(code.asked).toBe(1)
  })

  it('is waited for where the browser says online, and the server does not answer', async () => {
    const { load } = comingAt(9)
    const silent = {
      ...page(true).window,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    }
    expect(await fetchCode(load, silent)).toBe('part')
  })
})
