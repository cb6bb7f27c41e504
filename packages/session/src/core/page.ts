import { readNonce } from './login-address.ts'
import { createLoginStatus, type LoginStatus } from './login-status.ts'
import { pathOf, type SessionWindow } from './session-window.ts'
import { createSharedStorage, type SharedStorage } from './shared-storage.ts'

/** A page in its tab, with what it shares with the other tabs. */
export interface Page {
  readonly window: SessionWindow
  readonly storage: SharedStorage
  readonly loginStatus: LoginStatus
  /** Where the dismissal of the warning is kept for all tabs of the parent domain. */
  readonly dismissalKey: string
  /** Set where a tab of this origin opened this one, only to sign in. */
  readonly loginNonce: string | null
}

export interface PageOptions {
  /** Default: the page's own host. */
  readonly parentDomain?: string
  readonly storage?: SharedStorage
}

/** Takes the nonce of a sign-in tab out of the address bar: it works once. */
export function openPage(window: SessionWindow, options: PageOptions): Page {
  const {
    storage = createSharedStorage(window),
    // Without a list of public suffixes the parent domain cannot be derived from the host.
    parentDomain = window.location.hostname,
  } = options
  const loginStatus = createLoginStatus(storage, `vestibule.login.${parentDomain}`)
  const { nonce, clean } = readNonce(pathOf(window))
  if (nonce !== null) window.history.replaceState(window.history.state, '', clean)
  return {
    window,
    storage,
    loginStatus,
    dismissalKey: `vestibule.dismissed.${parentDomain}`,
    // No tab of this origin waits for an unknown nonce: treat the tab like any other.
    loginNonce: loginStatus.knows(nonce) ? nonce : null,
  }
}
