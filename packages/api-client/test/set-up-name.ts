import { createClient, type ClientOptions } from '../src/index.ts'
import { failureOf, readName } from './endpoint.ts'
import { startServer, type Handler } from './http-server.ts'

/** A server with the given handler for GET and POST of `/svc/name/`, and a client that retries at once. */
export async function setUpName(handler: Handler, options: ClientOptions = {}) {
  const server = await startServer({ 'GET /svc/name/': handler, 'POST /svc/name/': handler })
  const client = createClient({
    origin: server.origin,
    cookies: () => '',
    retryDelayMs: 0,
    ...options,
  })
  return { server, client, failure: () => failureOf(client.request(readName)) }
}
