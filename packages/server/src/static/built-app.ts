import { join } from 'node:path'
import { authSettings, type Branding } from '@vestibule/api-client/contract'
import * as v from 'valibot'
import {
  appPageConfig,
  authSettings as authPageSettings,
  type AppName,
} from '../config/app-pages.ts'
import { needsDeviceCode, type Settings } from '../settings.ts'
import { appPage } from './app-page.ts'
import { loadStaticFiles, type StaticFile } from './static-files.ts'

/** An app as its build left it, with the configuration in its pages. */
export interface BuiltApp {
  /** By path below the app's base. Pages are not among them. */
  readonly files: ReadonlyMap<string, StaticFile>
  /** The page for a path; null if the app is not built. */
  pageFor(path: string): StaticFile | null
}

export function loadApp(
  publicFolder: string,
  app: AppName,
  settings: Settings,
  branding: Branding,
): BuiltApp {
  const files = loadStaticFiles(join(publicFolder, app))
  const config = appPageConfig(settings, branding, app)
  // With the defaults of the sign-in app for what is not set.
  const names = v.parse(
    v.pick(authSettings, ['appName', 'providerName']),
    authPageSettings(settings),
  )
  const pages = new Map<string, StaticFile>()
  for (const [path, file] of files) {
    if (!path.endsWith('.html')) continue
    pages.set(path, appPage(file, config, names))
    files.delete(path)
  }
  const start = app === 'auth' ? startPage(settings) : null
  return {
    files,
    pageFor(path) {
      const prerendered =
        start !== null && /^\/signin\/?$/.test(path) ? pages.get(start) : undefined
      return prerendered ?? pages.get('/index.html') ?? null
    },
  }
}

/** The start screen is in the page already, where it is certain to be the first one. */
function startPage(settings: Settings): string | null {
  if (needsDeviceCode(settings)) return null
  return settings.signUp.enabled ? '/signin-sign-up.html' : '/signin.html'
}
