import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request that the proxy below forwards to the real server, and the answer. A `Mistake` changes either of them. */
export interface Passing {
  readonly method: string
  readonly path: string
  readonly requestHeaders: Headers
  status: number
  readonly headers: Headers
  setCookies: string[]
  /** The parsed body if it is JSON. */
  body: unknown
}

export interface Mistake {
  readonly request?: (passing: Pick<Passing, 'method' | 'path' | 'requestHeaders'>) => void
  readonly answer?: (passing: Passing) => void
}

/** A backend's mistake: the body of each JSON answer has another content, which `change` makes. */
export const inEnvelope = (change: (envelope: Record<string, unknown>) => void) => (): Mistake => ({
  answer({ body }) {
    if (typeof body === 'object' && body !== null) change(body as Record<string, unknown>)
  },
})

/** A backend's mistake: each Set-Cookie line is another one, which `change` returns. */
export const inCookies = (change: (line: string) => string) => (): Mistake => ({
  answer(passing) {
    passing.setCookies = passing.setCookies.map(change)
  },
})

function succeedWith(passing: Passing, data?: unknown) {
  passing.status = 200
  passing.body = {
    success: true,
    status_code: 200,
    ...(data !== undefined && { result: { data } }),
  }
}

/**
 * A backend's mistake: it answers success, with `data` as the result, where it must refuse the request with this
 * status.
 */
export const takes = (status: number, data?: unknown) => (): Mistake => ({
  answer(passing) {
    if (passing.status === status) succeedWith(passing, data)
  },
})

/**
 * A backend's mistake: it ignores some headers of requests. `change` alters these headers so that the real server finds
 * no fault in them.
 */
export const overlooks = (change: (headers: Headers) => void) => (): Mistake => ({
  request: ({ requestHeaders }) => change(requestHeaders),
})

/**
 * A backend's mistake: to one call, it answers success and does nothing. The proxy removes the request's cookies, so
 * that the real server refuses the call and does nothing either.
 */
export const onlySays = (method: string, path: RegExp) => (): Mistake => {
  const isIt = (passing: Pick<Passing, 'method' | 'path'>) =>
    passing.method === method && path.test(passing.path)
  return {
    request(passing) {
      if (isIt(passing)) passing.requestHeaders.delete('cookie')
    },
    answer(passing) {
      if (!isIt(passing)) return
      succeedWith(passing)
      passing.setCookies = []
    },
  }
}

const sessionIn = (text: string) => /(?:^|; )sessionid=([^;]+)/.exec(text)?.[1]

/** A backend's mistake: it keeps only the session that was opened last. */
export function keepsOneSession(): Mistake {
  let last: string | undefined
  return {
    request({ method, requestHeaders: headers }) {
      const session = sessionIn(headers.get('cookie') ?? '')
      const isOld = session !== undefined && last !== undefined && session !== last
      if (isOld && method === 'GET') headers.delete('cookie')
    },
    answer({ path, setCookies }) {
      if (path.endsWith('/login/')) last = setCookies.map(sessionIn).find(Boolean) ?? last
    },
  }
}

/** A backend's mistake: it sends everybody the answer that the first visitor has got. */
export const keepsFirstAnswer = (path: string) => (): Mistake => {
  let first: unknown
  return {
    answer(passing) {
      if (passing.method !== 'GET' || passing.path !== path || passing.status !== 200) return
      first ??= passing.body
      passing.body = first
    },
  }
}

interface Certificate {
  readonly key: string
  readonly cert: string
}

/**
 * A proxy that changes requests to the real server, or its answers, so that the two look like a backend with a mistake.
 */
export interface WrongBackend {
  readonly origin: string
  /** Origin to which requests are forwarded. */
  target: string
  mistake: Mistake
  close(): Promise<void>
}

/**
 * Starts a proxy that looks like a backend with the mistake in `mistake`, at first none. With a certificate, clients
 * reach it by https.
 */
export async function startWrongBackend(certificate?: Certificate): Promise<WrongBackend> {
  const backend = { origin: '', target: '', mistake: {} as Mistake }
  const answer = (from: IncomingMessage, to: ServerResponse) => {
    pass(backend, from, to).catch((error: unknown) => to.destroy(error as Error))
  }
  const server =
    certificate === undefined ? createServer(answer) : createTlsServer(certificate, answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  backend.origin = `${certificate === undefined ? 'http' : 'https'}://localhost:${port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return Object.assign(backend, { close })
}

const unsent = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'])

async function pass(
  { target, mistake }: Pick<WrongBackend, 'target' | 'mistake'>,
  from: IncomingMessage,
  to: ServerResponse,
) {
  const { method = 'GET', url: path = '/' } = from
  const given = Object.entries(from.headers).filter(([name]) => !unsent.has(name))
  const requestHeaders = new Headers(given.map(([name, value]) => [name, String(value)]))
  mistake.request?.({ method, path, requestHeaders })
  const sent = method === 'GET' ? null : await buffer(from)
  const answer = await fetch(target + path, {
    method,
    headers: requestHeaders,
    body: sent === null ? null : new Uint8Array(sent),
    redirect: 'manual',
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') === true
  const passing: Passing = {
    method,
    path,
    requestHeaders,
    status: answer.status,
    headers: new Headers([...answer.headers].filter(([name]) => name !== 'set-cookie')),
    setCookies: answer.headers.getSetCookie(),
    body: isJson ? JSON.parse(text) : text,
  }
  mistake.answer?.(passing)
  to.sendDate = false
  to.statusCode = passing.status
  for (const [name, value] of passing.headers) {
    if (!unsent.has(name) && name !== 'content-encoding') to.setHeader(name, value)
  }
  to.setHeader('set-cookie', passing.setCookies)
  to.end(isJson ? JSON.stringify(passing.body) : text)
}
