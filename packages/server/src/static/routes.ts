import { join } from 'node:path'
import type { Branding } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import { appPageConfig } from '../config/app-pages.ts'
import { ApiError } from '../http/api-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { App } from '../http/app.ts'
import { ensureCsrfCookies } from '../http/csrf-cookies.ts'
import { packageRoot } from '../package-root.ts'
import { isAuthPath } from './auth-paths.ts'
import { loadApp, type BuiltApp } from './built-app.ts'
import { notBuiltPage } from './not-built-page.ts'
import { loadStaticFiles, sendFile, staticFile } from './static-files.ts'

const day = 'public, max-age=86400'
const immutable = 'public, max-age=31536000, immutable'
/** Pages may bring cookies: they are asked for each time, and kept by nobody in between. */
const revalidate = 'private, no-cache'

/** Where the shell has the page on which a device code is typed. */
const devicePage = '/device'
/** Paths of services: an unknown one is an error, never a page. */
const services =
  /^\/(auth_api|documentation_api|issueapi|turl|t|ws_admin_panel|static|_outbox|healthz|readyz|metrics)(\/|$)/

export interface StaticOptions {
  readonly branding: Branding
  /** Holds `auth/` and `shell/`, as `pnpm build` leaves them. Default: `public/` of this package. */
  readonly publicFolder?: string | undefined
}

/** The built apps and the static files. Mounted last: it answers whatever nothing else has. */
export function staticRoutes(
  app: App,
  { branding, publicFolder = join(packageRoot, 'public') }: StaticOptions,
) {
  const { hono, settings } = app
  const icons = loadStaticFiles(join(packageRoot, 'assets', 'app-icons'))
  const auth = loadApp(publicFolder, 'auth', settings, branding)
  const shell = loadApp(publicFolder, 'shell', settings, branding)

  hono.get('/static/app-icons/:file', (c) => {
    const icon = icons.get(`/${c.req.param('file')}`)
    if (icon === undefined) throw new ApiError('not_found')
    return sendFile(c, icon, { cacheControl: day })
  })
  const { devicePath = devicePage } = settings.apps
  if (devicePath !== devicePage) {
    hono.get(devicePath, (c) => c.redirect(devicePage + new URL(c.req.url).search, 302))
  }
  for (const name of ['auth', 'shell'] as const) {
    hono.get(`/static/${name}/config.json`, (c) =>
      c.json(appPageConfig(settings, branding, name).settings),
    )
  }
  hono.get('/auth/*', (c) => {
    const path = c.req.path.slice('/auth'.length)
    // The app does not call for the configuration that its page holds, so the token comes with the page.
    if (isAuthPath(path)) ensureCsrfCookies(app, c)
    return serveApp(c, auth, path, isAuthPath(path) ? 200 : 404)
  })
  hono.get('*', (c) => {
    if (services.test(c.req.path)) throw new ApiError('not_found')
    return serveApp(c, shell, c.req.path, 200)
  })
}

function serveApp(c: Context<AppEnv>, app: BuiltApp, path: string, status: 200 | 404): Response {
  const file = app.files.get(path)
  if (file !== undefined) {
    // The bundler names what it writes to assets/ by a hash of the content.
    return sendFile(c, file, { cacheControl: path.startsWith('/assets/') ? immutable : revalidate })
  }
  // A missing script or image is missing; only a page is rendered by the app.
  if (/\.\w{2,5}$/.test(path) && !c.req.header('accept')?.includes('text/html')) {
    throw new ApiError('not_found')
  }
  const page = app.pageFor(path)
  if (page !== null) return sendFile(c, page, { cacheControl: revalidate, status })
  const hint = staticFile('text/html; charset=utf-8', Buffer.from(notBuiltPage))
  return sendFile(c, hint, { cacheControl: 'no-store', status: 404 })
}
