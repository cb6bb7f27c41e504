import type { BootState } from './boot-machine.ts'
import type { PageConfig } from './page-config.ts'
import { readSettings } from './settings.ts'

/** Where the app can begin with what the server inlined; nothing, if it has to ask. */
export function givenState(page: PageConfig | undefined): BootState | undefined {
  if (!page) return undefined
  const result = readSettings(page)
  if (result.kind === 'invalid') return { status: 'misconfigured', message: result.message }
  return page.platform && { status: 'ready', platform: page.platform, settings: result.settings }
}
