import { readNonce } from './login-address.ts'
import { createLoginStatus, type LoginStatus } from './login-status.ts'
import { pathOf, type SessionWindow } from './session-window.ts'
import { createSharedStorage, type SharedStorage } from './shared-storage.ts'

/** A page in its tab, and the storage that it shares with other tabs. */
export interface Page extends SharedPage {
  /** Set if a tab of this origin opened this one to sign in. */
  readonly loginNonce: string | null
}

export interface SharedPage {
  readonly window: SessionWindow
  readonly storage: SharedStorage
  readonly loginStatus: LoginStatus
  /** Storage key of the closed warning, shared by all tabs of the parent domain. */
  readonly dismissalKey: string
}

export interface PageOptions {
  /** Default: the page's hostname. */
  readonly parentDomain?: string
  readonly storage?: SharedStorage
}

/** The page, with what it shares with the other tabs of its parent domain, whichever script looks after them. */
export function sharedPage(window: SessionWindow, options: PageOptions = {}): SharedPage {
  const {
    storage = createSharedStorage(window),
    // Without a list of public suffixes the parent domain cannot be derived from the host.
    parentDomain = window.location.hostname,
  } = options
  return {
    window,
    storage,
    loginStatus: createLoginStatus(storage, `vestibule.login.${parentDomain}`),
    dismissalKey: `vestibule.dismissed.${parentDomain}`,
  }
}

/** Describes the page, and removes the nonce of a sign-in tab from the address bar, because a nonce works once. */
export function openPage(window: SessionWindow, options: PageOptions): Page {
  const page = sharedPage(window, options)
  const { nonce, clean } = readNonce(pathOf(window))
  if (nonce !== null) window.history.replaceState(window.history.state, '', clean)
  // No tab of this origin waits for an unknown nonce: treat the tab like any other.
  return { ...page, loginNonce: page.loginStatus.knows(nonce) ? nonce : null }
}
