import { basename, join } from 'node:path'
import { authSettings, type Branding, type Language } from '@vestibule/api-client/contract'
import * as v from 'valibot'
import {
  appPageConfig,
  authSettings as authPageSettings,
  type AppName,
} from '../../platform/config/app-pages.ts'
import { needsDeviceCode, type Settings } from '../../platform/settings/settings.ts'
import { packageRoot } from '../../platform/package-root.ts'
import { appPage } from './app-page.ts'
import { loadStaticFiles, type StaticFile } from './static-files.ts'

/** A web app as the build made it, with the configuration in its pages. */
export interface BuiltApp {
  /** The app's files except for its pages, by path below the app's base. */
  readonly files: ReadonlyMap<string, StaticFile>
  /**
   * The page of the app for a path, in this language, or in English if the build has none in this language. Null if the
   * app is not built.
   */
  pageFor(path: string, language: Language): StaticFile | null
  /** Whether this is the path of the app's start screen, which visitors see who are not signed in. */
  isStart(path: string): boolean
  /** Whether the app has a screen at this path. The shell has one at every path. */
  hasRoute(path: string): boolean
}

export interface BuiltApps {
  readonly auth: BuiltApp
  readonly shell: BuiltApp
  /** The platform's font, by the file name that the build gave it. Null if the shell is not built. */
  readonly font: FontFile | null
  /** `session.js`, which pages of any app may load. Null if it is not built. */
  readonly sessionScript: StaticFile | null
}

export interface FontFile {
  readonly name: string
  readonly file: StaticFile
}

const ownFolder = join(packageRoot, 'public')

/**
 * Loads the built web apps. `publicFolder`: the folder with `auth/`, `shell/` and `session/`; default: `public/` of
 * this package. Throws if a built app is incomplete.
 */
export function loadApps(
  settings: Settings,
  branding: Branding,
  publicFolder: string = ownFolder,
): BuiltApps {
  const shell = loadApp(publicFolder, 'shell', settings, branding)
  return {
    auth: loadApp(publicFolder, 'auth', settings, branding),
    shell,
    font: fontOf(shell),
    sessionScript: loadStaticFiles(join(publicFolder, 'session')).get('/session.js') ?? null,
  }
}

function fontOf({ files }: BuiltApp): FontFile | null {
  const [path, file] = [...files].find(([path]) => path.endsWith('.woff2')) ?? []
  return path && file ? { name: basename(path), file } : null
}

/** The schema of `routes.json`, in which the build of the sign-in app lists the app's routes. */
const routesFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The route of the start screen, which the build has prerendered. */
    start: v.string(),
    all: v.array(v.string()),
  }),
)

const ownFiles = new Map<AppName, ReadonlyMap<string, StaticFile>>()

/** Reads the built files of an app. Those of this package are cached, because tests start hundreds of servers. */
function filesOf(publicFolder: string, app: AppName): Map<string, StaticFile> {
  const folder = join(publicFolder, app)
  if (publicFolder !== ownFolder) return loadStaticFiles(folder)
  const files = ownFiles.get(app) ?? loadStaticFiles(folder)
  ownFiles.set(app, files)
  return new Map(files)
}

function loadApp(
  publicFolder: string,
  app: AppName,
  settings: Settings,
  branding: Branding,
): BuiltApp {
  const files = filesOf(publicFolder, app)
  const config = appPageConfig(settings, branding, app)
  // Parse with the sign-in app's schema, which fills in its default for a name that the settings do not have.
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
  const routes = takeRoutes(files)
  if (app === 'auth' && pages.size > 0 && routes === null) {
    throw new Error(`${publicFolder}/auth has no routes.json. Build the sign-in app again.`)
  }
  const start = startPage(settings)
  const isStart = (path: string) => withoutSlash(path) === routes?.start
  return {
    files,
    pageFor(path, language) {
      const built = (name: string) =>
        pages.get(`/${name}.${language}.html`) ?? pages.get(`/${name}.html`)
      const prerendered = isStart(path) && start !== null ? built(start) : undefined
      return prerendered ?? built('index') ?? null
    },
    isStart,
    hasRoute: (path) => routes === null || routes.all.includes(withoutSlash(path)),
  }
}

/** Reads the app's `routes.json`, and removes it from the files that are served. Null if the app has none. */
function takeRoutes(files: Map<string, StaticFile>) {
  const file = files.get('/routes.json')
  if (file === undefined) return null
  files.delete('/routes.json')
  return v.parse(routesFile, Buffer.from(file.body).toString('utf8'))
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}

/**
 * Returns the name of the prerendered start screen that suits the settings. Null if they may lead to another screen
 * first.
 */
function startPage(settings: Settings): string | null {
  if (needsDeviceCode(settings)) return null
  return settings.signUp.enabled ? 'signin-sign-up' : 'signin'
}
