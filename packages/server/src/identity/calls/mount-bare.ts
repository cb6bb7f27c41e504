import type { Call } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type { AppEnv } from '../../platform/http/app-env.ts'
import type { App } from './app.ts'

/** Serves a read-only call without session, access or other checks: the handler finds the visitor itself. */
export function mountBare(
  app: App,
  { endpoint: { path } }: Call,
  handler: (c: Context<AppEnv>) => Promise<Response>,
) {
  app.hono.on('GET', [path, path.replace(/\/$/, '')], (c) => {
    c.set('route', path)
    c.set('isForPeople', true)
    c.env.outgoing.setHeader('Cache-Control', 'no-store')
    return handler(c)
  })
}
