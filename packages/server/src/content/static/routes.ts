import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Branding, Language, ShellPath } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import { appPageConfig } from '../../platform/config/app-pages.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import type { App } from '../../identity/calls/app.ts'
import { ensureCsrfCookies } from '../../platform/http/csrf-cookies.ts'
import { linkPaths, serverPaths } from '../../platform/http/server-paths.ts'
import { guestOf } from '../../identity/sessions/guest.ts'
import { sendDeadLink } from '../../identity/pages/dead-link.ts'
import { languageOfVisitor } from '../../identity/pages/visitor-language.ts'
import { languageOfBrowser } from '../../platform/languages/page-language.ts'
import { notBuiltPage } from '../../platform/languages/pages/not-built-page.ts'
import type { Mounts } from '../../access/mounts/mounts.ts'
import type { Serve } from '../../access/serve/routes.ts'
import { findServedApp } from '../../access/serve/served-app.ts'
import { sessionScriptRoute } from './session-script-route.ts'
import { packageRoot } from '../../platform/package-root.ts'
import { frameOriginsOf } from './frame-origins.ts'
import { leadToSecondFactor } from './lead-to-second-factor.ts'
import { enterDataset } from './enter-dataset.ts'
import type { BuiltApps } from './built-app.ts'
import {
  immutable,
  loadStaticFiles,
  sendFile,
  staticFile,
  type StaticFile,
} from './static-files.ts'

const day = 'public, max-age=86400'
/**
 * `Cache-Control` of pages, and of files whose name stays when their content changes. Browsers must revalidate them
 * each time, and shared caches must not store them, because cookies may be set with a page.
 */
const revalidate = 'private, no-cache'

/** The shell's page on which users enter a device code. */
const devicePage: `/${ShellPath}` = '/device'

/** Matches paths of the sign-in app whose screens need a session with all its factors. */
const sessionScreens = /^\/(?:$|account|eula|impersonate|passkey-offer)/

export interface StaticOptions {
  readonly branding: Branding
  readonly apps: BuiltApps
  readonly readMounts: () => Promise<Mounts>
  readonly serve: Serve
}

/** Serves the web apps, imported apps and static files. Mount it last, because it handles every path that is left. */
export function staticRoutes(app: App, options: StaticOptions) {
  const { hono, settings } = app
  const { branding, readMounts, serve } = options
  const { auth, shell } = options.apps
  const icons = loadStaticFiles(join(packageRoot, 'assets', 'app-icons'))

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
  hono.get('/auth/*', async (c) => {
    const path = c.req.path.slice('/auth'.length)
    const file = auth.files.get(path)
    if (file !== undefined) return sendBuiltFile(c, path, file)
    // Set the CSRF token with the page: the page contains its configuration, so the app makes no earlier call that
    // could.
    const isScreen = auth.hasRoute(path)
    if (isScreen) ensureCsrfCookies(app, c)
    if (sessionScreens.test(path)) {
      const toFactor = await leadToSecondFactor(app, c)
      if (toFactor !== null) return toFactor
    }
    // Make no database query for the start screen: it must load fastest, and few of its visitors are signed in.
    const language = auth.isStart(path)
      ? languageOfBrowser(c, settings)
      : await languageOfVisitor(app, c)
    return sendPage(c, auth.pageFor(path, language), { status: isScreen ? 200 : 404, language })
  })
  sessionScriptRoute(app, options.apps)
  hono.all('*', async (c) => {
    const { method, path } = c.req
    const [, first = ''] = path.split('/')
    if (linkPaths.includes(first)) return sendDeadLink(app, c)
    if (serverPaths.includes(first)) throw new ApiError('not_found')
    const file = method === 'GET' ? shell.files.get(path) : undefined
    if (file !== undefined) return sendBuiltFile(c, path, file)
    guestOf(app, c)
    const { framed, served } = await readMounts()
    const servedApp = findServedApp(served, c.env.incoming.url ?? '/')
    if (servedApp !== null) return serve(c, servedApp)
    if (method !== 'GET' && method !== 'HEAD') throw new ApiError('not_found')
    const toFactor = await leadToSecondFactor(app, c)
    if (toFactor !== null) return toFactor
    const toTerms = await enterDataset(app, c)
    if (toTerms !== null) return toTerms
    const language = await languageOfVisitor(app, c)
    return sendPage(c, shell.pageFor(path, language), {
      status: 200,
      language,
      frames: await frameOriginsOf(app, c, framed),
    })
  })
}

/**
 * Serves a file of the build. Files in assets/ have the hash of their content in their name, and may be cached for
 * ever.
 */
function sendBuiltFile(c: Context<AppEnv>, path: string, file: StaticFile): Response {
  return sendFile(c, file, { cacheControl: path.startsWith('/assets/') ? immutable : revalidate })
}

interface PageOptions {
  readonly status: 200 | 404
  readonly language: Language
  /** Other origins that the page may show in frames. */
  readonly frames?: readonly string[]
}

/** Sends a page of an app. `page` null: the app is not built, so a page that says this is sent. */
function sendPage(
  c: Context<AppEnv>,
  page: StaticFile | null,
  { status, language, frames = [] }: PageOptions,
): Response {
  // Answer 404 for a missing script or image: only requests for pages get the app's page.
  if (/\.\w{2,5}$/.test(c.req.path) && !c.req.header('accept')?.includes('text/html')) {
    throw new ApiError('not_found')
  }
  if (page !== null) {
    return sendFile(c, withFrames(page, frames), { cacheControl: revalidate, status })
  }
  const hint = staticFile('text/html; charset=utf-8', Buffer.from(notBuiltPage(language)))
  return sendFile(c, hint, { cacheControl: 'no-store', status: 404 })
}

/**
 * Adds origins for frames to the page's content security policy. Also changes the etag: browsers cache the policy with
 * the page, and would keep the old policy if the etag were the same.
 */
function withFrames(page: StaticFile, frames: readonly string[]): StaticFile {
  if (page.policy === undefined || frames.length === 0) return page
  const sources = ["frame-src 'self'", ...frames].join(' ')
  const digest = createHash('sha256').update(sources).digest('base64url').slice(0, 8)
  return {
    ...page,
    etag: page.etag.replace(/"$/, `-${digest}"`),
    policy: page.policy.replace("frame-src 'self'", sources),
  }
}
