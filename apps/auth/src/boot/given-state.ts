import type { AuthPage, Checked } from '@vestibule/api-client/contract'
import { complete } from '@vestibule/app-kit/settings'
import type { BootState } from './boot-machine.ts'

/** Where the app can begin with what the server put into the page; nothing, if it has to ask. */
export function givenState(page: Checked<AuthPage> | undefined): BootState | undefined {
  if (!page) return undefined
  if (page.kind === 'invalid') return { status: 'misconfigured', message: page.message }
  const { platform, settings } = page.value
  return platform && { status: 'ready', platform, settings: complete(settings) }
}
