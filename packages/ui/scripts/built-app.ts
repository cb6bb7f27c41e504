/** Builds and opens a small app in a temporary folder. The app uses the built package as if it were installed. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { build, preview, type PluginOption } from 'vite'
import { browserFlags } from '../../../tools/browser-flags.mjs'
import { findChromium } from '../../../tools/chromium.mjs'

const packageRoot = join(import.meta.dirname, '..')

type App = {
  /** The contents of the app's files by name. Vite starts with index.html, which must load `/main.js`. */
  files: Record<string, string>
  /** Further packages beside React and this one, linked from this package's node_modules. */
  packages?: string[]
  plugins?: PluginOption[]
}

/**
 * Builds the app with Vite, serves it, calls `look` with its origin and a browser, and removes everything again.
 * Resolves to the problems that `look` found.
 */
export async function inBuiltApp(
  { files, packages = [], plugins = [] }: App,
  look: (origin: string, browser: Browser) => Promise<string[]>,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-app-'))
  const shared = { root: folder, configFile: false, logLevel: 'error', plugins } as const
  try {
    link(folder, ['react', 'react-dom', ...packages])
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    await build(shared)
    const server = await preview({ ...shared, preview: { host: '127.0.0.1', port: 0 } })
    const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags })
    try {
      return await look(server.resolvedUrls?.local[0] ?? '', browser)
    } finally {
      await browser.close()
      await server.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Links this package and the named ones into the app's node_modules, as an installation would. */
function link(folder: string, names: string[]) {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@vestibule'), { recursive: true })
  symlinkSync(packageRoot, join(modules, '@vestibule/ui'))
  for (const name of names) {
    symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
  }
}

/** Prints the problems and sets the exit code to 1, or prints `right` if there are none. */
export function conclude(problems: string[], right: string): void {
  console[problems.length > 0 ? 'error' : 'log'](problems.join('\n') || right)
  if (problems.length > 0) process.exitCode = 1
}
