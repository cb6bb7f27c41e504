import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request and its answer; a `Mistake` changes either. */
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

interface Certificate {
  readonly key: string
  readonly cert: string
}

/** A proxy in front of a server that makes one mistake at a time. */
export interface WrongBackend {
  readonly origin: string
  /** Origin to which requests are forwarded. */
  target: string
  mistake: Mistake
  close(): Promise<void>
}

/** Listens on https if a certificate is given. */
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
