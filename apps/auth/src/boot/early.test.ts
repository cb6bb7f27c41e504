import { describe, expect, it, vi } from 'vitest'
import { askAhead, fetchAfterEarly, takeAuthcode } from './early.ts'

function pageWith(fetch: typeof globalThis.fetch, answers = new Map<string, Promise<Response>>()) {
  return { fetch, vestibuleEarly: { answers } } as unknown as Window
}

const answering = (text: string) =>
  vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(text)))
const config = 'https://platform.example/auth_api/v1/config/'

describe('what is asked for ahead', () => {
  it('is the configuration and the environment, as data', () => {
    const fetch = answering('{}')
    const answers = askAhead(pageWith(fetch))
    expect([...answers.keys()]).toEqual(['/auth_api/v1/config/', '/auth'])
    expect(fetch.mock.calls.map(([, init]) => init?.headers)).toEqual([
      { accept: 'application/json' },
      { accept: 'application/json' },
    ])
  })

  it('is used once', async () => {
    const fetch = answering('later')
    const ahead = new Map([['/auth_api/v1/config/', Promise.resolve(new Response('ahead'))]])
    const ask = fetchAfterEarly(pageWith(fetch, ahead))
    expect(await (await ask(config)).text()).toBe('ahead')
    expect(await (await ask(config)).text()).toBe('later')
  })

  it('is asked for again if it failed', async () => {
    const fetch = answering('later')
    const failed = Promise.reject<Response>(new TypeError('Failed to fetch'))
    const ask = fetchAfterEarly(pageWith(fetch, new Map([['/auth_api/v1/config/', failed]])))
    expect(await (await ask(config)).text()).toBe('later')
  })

  it('is used for GET only', async () => {
    const fetch = answering('posted')
    const ahead = new Map([['/auth_api/v1/config/', Promise.resolve(new Response('ahead'))]])
    const answer = await fetchAfterEarly(pageWith(fetch, ahead))(config, { method: 'POST' })
    expect(await answer.text()).toBe('posted')
  })
})

describe('the token of a sign-in link', () => {
  it('is removed from the address bar, and everything else stays', () => {
    window.history.replaceState({ kept: 1 }, '', '/auth/eula?next=%2Fa&authcode=t%2B1&x=2#part')
    expect(takeAuthcode(window)).toBe('t+1')
    const { pathname, search, hash } = window.location
    expect(pathname + search + hash).toBe('/auth/eula?next=%2Fa&x=2#part')
    expect(window.history.state).toEqual({ kept: 1 })
  })

  it('is undefined if the address has none', () => {
    window.history.replaceState(null, '', '/auth/eula?next=%2Fa')
    expect(takeAuthcode(window)).toBeUndefined()
    expect(window.location.search).toBe('?next=%2Fa')
  })
})
