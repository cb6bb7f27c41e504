import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { withoutOwnSetCookies } from './proxy-headers.ts'

/** Forwards a request to an app. Null if the app does not answer. */
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
    // Leave redirects to the browser: their targets are addresses on the platform.
    redirect: 'manual',
  }).catch((error: unknown) => {
    if (raw.signal.aborted) throw error
    return null
  })
  if (response !== null) withoutOwnSetCookies(response.headers)
  return response
}
