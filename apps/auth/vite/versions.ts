import { readFileSync } from 'node:fs'

function versionOf(path: string): string {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8')
  return JSON.stringify((JSON.parse(text) as { version: string }).version)
}

/** The versions that the app shows and reports, as compile-time constants. */
export const versions = {
  __APP_VERSION__: versionOf('../package.json'),
  __UI_VERSION__: versionOf('../../../packages/ui/package.json'),
}
