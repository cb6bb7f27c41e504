import { createClient } from '@vestibule/api-client'
import type { AuthPage, AuthSettings, Checked } from '@vestibule/api-client/contract'
import { reloadPageOnce } from '@vestibule/app-kit/reload-once'
import { systemClock } from './clock.ts'
import { fetchAfterEarly, takeAuthcode } from './early.ts'
import { createSafeStorage } from './storage.ts'
import type { World } from './world.ts'

/** The world before the settings are known. */
export interface Surroundings extends Omit<World, 'settings'> {
  /** The settings as the server wrote them into the page; without them they are asked for. */
  readonly inlinedSettings?: AuthSettings | undefined
  /** Loads the page again where code of the app is gone; false, where that would not help. */
  readonly reload: () => boolean
  /** The token of a sign-in link. */
  readonly authcode?: string | undefined
}

/** The world of a page in a browser. */
export function browserSurroundings(
  page: Window,
  given: Checked<AuthPage> | undefined,
): Surroundings {
  return {
    client: createClient({ fetch: fetchAfterEarly(page) }),
    clock: systemClock,
    localStorage: createSafeStorage(() => page.localStorage),
    sessionStorage: createSafeStorage(() => page.sessionStorage),
    host: page.location.host,
    authcode: page.vestibuleEarly?.authcode ?? takeAuthcode(page),
    leave: (url) => page.location.assign(url),
    reload: reloadPageOnce(page),
    inlinedSettings: given?.kind === 'valid' ? given.value.settings : undefined,
  }
}
