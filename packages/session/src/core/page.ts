import { readNonce } from './login-address.ts'
import { createLoginStatus, type LoginStatus } from './login-status.ts'
import { pathOf, type SessionWindow } from './session-window.ts'
import { createSharedStorage, type SharedStorage } from './shared-storage.ts'

/** A page in its tab, and the storage that it shares with other tabs. */
export interface Page extends SharedPage {
  /** The nonce from this tab's address, if a tab of this origin opened this one to sign in; otherwise null. */
  readonly loginNonce: string | null
}

export interface SharedPage {
  readonly window: SessionWindow
  readonly storage: SharedStorage
  readonly loginStatus: LoginStatus
  /**
   * Storage key of the record that the user has closed the warning before the end of the session. By it the other tabs
   * hide the warning too.
   */
  readonly dismissalKey: string
}

export interface PageOptions {
  /**
   * Part of the storage keys: of the tabs that use one storage, those with the same value share their login status.
   * Default: the page's hostname.
   */
  readonly parentDomain?: string
  readonly storage?: SharedStorage
}

/**
 * Describes the page and what it shares with other tabs, whether they use the session of this package or `session.js`.
 */
export function sharedPage(window: SessionWindow, options: PageOptions = {}): SharedPage {
  const {
    storage = createSharedStorage(window),
    // The default is the whole host name: without a list of public suffixes the parent domain cannot be derived from
    // it.
    parentDomain = window.location.hostname,
  } = options
  return {
    window,
    storage,
    loginStatus: createLoginStatus(storage, `vestibule.login.${parentDomain}`),
    dismissalKey: `vestibule.dismissed.${parentDomain}`,
  }
}

/**
 * Describes the page. Also removes the nonce of a sign-in tab from the address bar, because a nonce works only once.
 */
export function openPage(window: SessionWindow, options: PageOptions): Page {
  const page = sharedPage(window, options)
  const { nonce, clean } = readNonce(pathOf(window))
  if (nonce !== null) window.history.replaceState(window.history.state, '', clean)
  // If no tab of this origin waits for this nonce, treat the tab like any other: a link of another site may have
  // brought it.
  return { ...page, loginNonce: page.loginStatus.knows(nonce) ? nonce : null }
}
