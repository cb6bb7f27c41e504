import { createClient, type Client } from '@vestibule/api-client'

/** The README's client of one visitor. */
export function clientOf(request: Request): Client {
  const client = createClient({
    origin: 'https://platform.example',
    cookies: () => request.headers.get('cookie') ?? '',
    headers: () => ({ cookie: request.headers.get('cookie') ?? '' }),
  })
  return client
}
