import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import type { AppEnv } from '../http/app-env.ts'
import { withoutOwnSetCookies } from './proxy-headers.ts'

/** Passes a request on. Null where the app behind it does not answer. */
export async function serveUpstream(
  c: Context<AppEnv>,
  upstream: string,
  path: string,
  headers: Headers,
): Promise<Response | null> {
  const { raw } = c.req
  const response = await proxy(new URL(upstream).origin + path, {
    method: raw.method,
    body: raw.body,
    ...(raw.body === null ? {} : { duplex: 'half' }),
    headers,
    signal: raw.signal,
    // The browser follows it: the address is one of the platform.
    redirect: 'manual',
  }).catch((error: unknown) => {
    if (raw.signal.aborted) throw error
    return null
  })
  if (response !== null) withoutOwnSetCookies(response.headers)
  return response
}
