import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { AppEnv } from '../../../platform/http/app-env.ts'
import { linkPaths, serverPaths } from '../../../platform/http/server-paths.ts'
import { webSocketOf } from '../../../platform/http/upgrade-answer.ts'
import type { Mounts } from '../../mounts/mounts.ts'
import type { Serve } from '../routes.ts'
import { findServedApp } from '../served-app.ts'

/**
 * Passes requests for a WebSocket to the apps that this server serves. Paths of the platform itself answer as if no
 * WebSocket were requested: a proxy that asks the gate may copy the headers of the original request, and with them
 * those that request a WebSocket. All other paths answer 404.
 */
export function upgradesToApps(
  readMounts: () => Promise<Mounts>,
  serve: Serve,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (webSocketOf(c) === null) return next()
    const [, first = ''] = c.req.path.split('/')
    if (serverPaths.includes(first) || linkPaths.includes(first)) return next()
    const served = findServedApp((await readMounts()).served, c.env.incoming.url ?? '/')
    if (served === null || !('upstream' in served.from)) throw new ApiError('not_found')
    return serve(c, served)
  }
}
