import { createClient } from '@vestibule/api-client'
import type { AuthPage, AuthSettings, Checked } from '@vestibule/api-client/contract'
import { reloadPageOnce } from '@vestibule/app-kit/reload-once'
import { systemClock } from '@vestibule/base/clock'
import { fetchAfterEarly, takeAuthcode } from './early.ts'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import type { World } from '@vestibule/app-kit/screens/world'

/**
 * What the app uses of the browser, such as client, clock and storage. The settings are not part of it, because they
 * are loaded with its help.
 */
export interface Surroundings extends Omit<World, 'settings'> {
  /** The settings that the server wrote into the page. Absent: the app loads them. */
  readonly inlinedSettings?: AuthSettings | undefined
  /**
   * Call it if code of the app cannot be loaded, because the server may no longer have it: loads the page again and
   * returns true. If that was tried just before, or there is no network, does nothing and returns false.
   */
  readonly reload: () => boolean
  /** The token of the sign-in link that opened the page. Undefined: another address opened it. */
  readonly authcode?: string | undefined
}

/** Makes what the app uses of the browser, from the window of its page. */
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

/**
 * Loads a page again when the browser shows it from its page cache. The cached page would still show the busy button of
 * the step at which the user left, and the sign-in must begin at its first step.
 */
export function leavePageCache(page: Window): void {
  page.addEventListener('pageshow', (event) => {
    if (event.persisted) page.location.reload()
  })
}
