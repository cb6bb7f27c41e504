import type { App } from '../../identity/calls/app.ts'
import { sessionScriptPath } from '../../access/gate/session-routes.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { BuiltApps } from './built-app.ts'
import { immutable, sendFile } from './static-files.ts'

/** The path of `session.js` with the hash of its content. Null if the script is not built. */
export function hashedScriptPath({ sessionScript }: BuiltApps): string | null {
  const hash = sessionScript?.etag.replaceAll('"', '')
  return hash === undefined ? null : sessionScriptPath.replace(/js$/, `${hash}.js`)
}

/**
 * Serves `session.js` on the platform's origin and on those of apps. A path with another hash gets the same file,
 * because the page may come from a server with another version, but browsers must then revalidate the file each time.
 */
export function sessionScriptRoute({ hono }: App, apps: BuiltApps) {
  const { sessionScript } = apps
  const hashed = hashedScriptPath(apps)
  hono.get('/.vestibule/*', (c) => {
    const isScript = /^\/\.vestibule\/session(?:\.[\w-]+)?\.js$/.test(c.req.path)
    if (sessionScript === null || !isScript) throw new ApiError('not_found')
    const isKept = c.req.path === hashed
    return sendFile(c, sessionScript, { cacheControl: isKept ? immutable : 'no-cache' })
  })
}
