import { createClient, type Client } from '@vestibule/api-client'

/** The README's client for the visitor who has sent a request to the server of an app. */
export function clientOf(request: Request): Client {
  const client = createClient({
    origin: 'https://platform.example',
    cookies: () => request.headers.get('cookie') ?? '',
    headers: () => ({ cookie: request.headers.get('cookie') ?? '' }),
  })
  return client
}
