import type { Client, ClientOptions } from '../transport/client.ts'
import { createClient } from '../transport/create-client.ts'
import { createFakeTransport, type FakeTransport, type Handlers } from './fake-transport.ts'

/** A real client on a fake transport. It retries without delay. */
export function createFakeClient(
  handlers: Handlers = {},
  options: Omit<ClientOptions, 'fetch' | 'cookies'> = {},
): { client: Client; transport: FakeTransport } {
  const transport = createFakeTransport(handlers)
  const client = createClient({
    origin: 'https://platform.example',
    retryDelayMs: 0,
    ...options,
    fetch: transport.fetch,
    cookies: transport.cookies,
  })
  return { client, transport }
}
