import { describe, expect, it, vi } from 'vitest'
import { ApiError, createClient, getBranding, isApiError, toFailure } from '../src/index.ts'
import { failureOf, readItem, readName, writeName } from './endpoint.ts'
import { refusal, result, type Handler } from './http-server.ts'
import { setUpName } from './set-up-name.ts'

describe('the retry', () => {
  const failing =
    (times: number, fail: Handler): Handler =>
    (request, response) =>
      times-- > 0 ? fail(request, response) : result({ name: 'Ada' })(request, response)
  const reset: Handler = (_, response) => void response.destroy()

  it.each([
    ['408', refusal(408)],
    ['502', refusal(502)],
    ['503 that asks for an hour', refusal(503, {}, { 'retry-after': '3600' })],
    ['504', refusal(504)],
    ['a broken connection', reset],
  ])('is made once for a GET, after %s', async (_, fail) => {
    const once = await setUpName(failing(1, fail))
    expect(await once.client.request(readName)).toEqual({ name: 'Ada' })
    expect(once.server.received).toHaveLength(2)
    const always = await setUpName(failing(9, fail))
    await always.failure()
    expect(always.server.received).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 409, 429, 500])('is not made after %i', async (status) => {
    const { server, failure } = await setUpName(refusal(status))
    await failure()
    expect(server.received).toHaveLength(1)
  })

  it('is not made for a write', async () => {
    const { server, client } = await setUpName(refusal(503))
    await failureOf(client.request(writeName, { body: {} }))
    expect(server.received).toHaveLength(1)
  })

  it('is not made where the call declines it', async () => {
    const { server, client } = await setUpName(refusal(503))
    await failureOf(client.request(readName, { retry: false }))
    expect(server.received).toHaveLength(1)
  })

  it('is made whatever the browser believes of the network, which only names the failure', async () => {
    const { server, failure } = await setUpName(reset, { isOnline: () => false })
    expect(await failure()).toMatchObject({ kind: 'offline', status: 0 })
    expect(server.received).toHaveLength(2)
  })
})

describe('a connection that fails', () => {
  it('is a network failure', async () => {
    const { server, failure } = await setUpName(result({}))
    await server.close()
    expect(await failure()).toMatchObject({ kind: 'network', status: 0, url: '' })
  })

  it.each(['GET', 'POST'] as const)('is a timeout when a %s takes too long', async (method) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { server, client } = await setUpName(() => {}, { timeoutMs: 20_000 })
      const call = failureOf(
        client.request(method === 'GET' ? readName : { ...writeName, answer: null }),
      )
      await server.arrived(1)
      await vi.advanceTimersByTimeAsync(19_999)
      await vi.advanceTimersByTimeAsync(1)
      expect(await call).toMatchObject({
        kind: 'timeout',
        message: `${method} /svc/name/ took over 20000 ms`,
      })
      expect(server.received).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is a timeout when the body stops in the middle', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { server, client } = await setUpName((_, response) => {
        response.writeHead(200)
        response.write('{"success"')
      })
      const call = failureOf(client.request(readName, { timeoutMs: 500 }))
      await server.arrived(1)
      await vi.advanceTimersByTimeAsync(500)
      expect(await call).toMatchObject({ kind: 'timeout' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('can wait without an end', async () => {
    const { client } = await setUpName(result({ name: 'Ada' }), { timeoutMs: Infinity })
    expect(await client.request(readName)).toEqual({ name: 'Ada' })
  })
})

describe('a call that cannot be made', () => {
  it.each([[{}], [{ id: '' }], [{ id: '.' }], [{ id: '..' }], [{ id: '\ud800' }]])(
    'with the parameters %j fails before anything is sent',
    async (params) => {
      const { server, client } = await setUpName(result({}))
      const call = client.request(readItem, { params })
      expect(await failureOf(call)).toMatchObject({ kind: 'request', status: 0 })
      expect(server.received).toEqual([])
    },
  )

  it('with a circular body fails before anything is sent', async () => {
    const { server, client } = await setUpName(result({}))
    const body: Record<string, unknown> = {}
    body['self'] = body
    expect(await failureOf(client.request(writeName, { body }))).toMatchObject({ kind: 'request' })
    expect(server.received).toEqual([])
  })
})

describe('ApiError', () => {
  it('is known by its mark, also when it comes from another copy of the package', async () => {
    const error = new ApiError('network', 'No way')
    expect(error).toBeInstanceOf(Error)
    expect(isApiError(error)).toBe(true)
    expect(isApiError(Object.assign(new Error('No way'), { isApiError: true }))).toBe(true)
    for (const other of [new Error('No way'), null, undefined, 'text', { isApiError: 1 }]) {
      expect(isApiError(other)).toBe(false)
    }
  })

  it.each([
    [new Error('No way'), 'No way'],
    [new Error(''), 'Something went wrong'],
    ['text', 'Something went wrong'],
    [undefined, 'Something went wrong'],
  ])('states %s as a failure', (error, message) => {
    expect(toFailure(error)).toEqual({ success: false, message })
  })
})

describe('createClient', () => {
  it('works without a page and an origin until it is used, so that a server can render', async () => {
    const client = createClient()
    expect(client.scope).toEqual({})
    expect(() => client.origin).toThrow('createClient needs `origin`')
    expect(await getBranding(client)).toMatchObject({
      kind: 'failed',
      error: { kind: 'request', message: expect.stringContaining('createClient needs `origin`') },
    })
  })
})
