import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface Received {
  readonly method: string
  /** Path and query of the request. */
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type Handler = (request: Received, response: ServerResponse) => void | Promise<void>

export interface TestServer {
  readonly origin: string
  /** Every request so far, oldest first. */
  readonly received: Received[]
  /** Sets the handler for one method and path, such as `'GET /auth_api/v1/users/me/'`; replaces an earlier one. */
  on(route: string, handler: Handler): void
  /** Resolves once `count` requests have arrived. */
  arrived(count: number): Promise<void>
  close(): Promise<void>
}

/** A real HTTP server on loopback that closes at the end of the test. A route without a handler is 404. */
export async function startServer(routes: Record<string, Handler> = {}): Promise<TestServer> {
  const table = new Map(Object.entries(routes))
  const received: Received[] = []
  const waiting = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    const entry = { method, url, headers, body: Buffer.concat(chunks).toString() }
    received.push(entry)
    for (const check of waiting) check()
    const handler = table.get(`${method} ${url.replace(/\?.*/, '')}`)
    if (handler) await handler(entry, response)
    else reply(response, { success: false, message: `No ${method} ${url}` }, 404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    on: (route, handler) => void table.set(route, handler),
    arrived: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    close,
  }
}

/** Sends a value as JSON. */
export function reply(
  response: ServerResponse,
  body: object,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** Sends a body unchanged, with 200. */
export function send(response: ServerResponse, body: string, type = 'application/json'): void {
  response.writeHead(200, { 'content-type': type }).end(body)
}

/** A handler that answers with 200 and a result, in the form of the platform's services. */
export function result(value: unknown, headers: Record<string, string> = {}): Handler {
  return (_, response) =>
    reply(response, { success: true, result: value, status_code: 200 }, 200, headers)
}

/**
 * A handler that answers with an error, in the form of the platform's services. `envelope`: more fields of the JSON
 * beside `success` and `status_code`, such as `message`.
 */
export function refusal(
  status: number,
  envelope: object = {},
  headers: Record<string, string> = {},
): Handler {
  return (_, response) =>
    reply(response, { success: false, status_code: status, ...envelope }, status, headers)
}

/** A promise that resolves when the test calls `open`. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open!: () => void
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}
