import type { Client } from '@vestibule/api-client'
import { systemClock, type Clock } from '@vestibule/base/clock'
import { consoleLog, type Log } from '@vestibule/base/log'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import { checkOptions } from './checked-options.ts'
import { datasetIdIn } from '@vestibule/base/dataset-path'
import { addressWithNext, randomNonce, withNonce } from './login-address.ts'
import { openPage, type Page } from './page.ts'
import type { SessionBackend } from './session-backend.ts'
import type { SessionEvent } from './session-event.ts'
import { createQuestion } from './session-question.ts'
import { runSession } from './session-runner.ts'
import { snapshotOf, type SessionSnapshot } from './session-snapshot.ts'
import { initialSessionState, type SessionState } from './session-state.ts'
import { browserWindow, pathOf, type SessionWindow } from './session-window.ts'
import type { SharedStorage } from './shared-storage.ts'
import { vestibuleBackend } from './vestibule-backend.ts'

/** How a session is made: with an API client of `@vestibule/api-client`, or with a backend of your own. */
export type SessionOptions = SessionSettings &
  (
    | { readonly client: Client; readonly backend?: SessionBackend }
    | { readonly client?: Client; readonly backend: SessionBackend }
  )

/** All of {@link SessionOptions}. `client` or `backend` must be given. */
export interface SessionSettings {
  /** The page's API client. Make all calls with it, so that the session learns of those that are refused. */
  readonly client?: Client
  /** Tells the session who is signed in. Default: `vestibuleBackend(client)`. */
  readonly backend?: SessionBackend
  /** The app for which the roles of the user are read. Default `auth`. */
  readonly appName?: string
  /** Whether the virtual-cohort profiles of internal users are loaded. Default false. */
  readonly virtualCohorts?: boolean
  /**
   * Part of the storage keys: of the tabs that use one storage (by default those of one origin), those with the same
   * value share their login status. Default: the hostname of the page.
   */
  readonly parentDomain?: string
  /** The window of the page. Default: the global one. On a server there is none, and `start` does nothing. */
  readonly window?: SessionWindow
  /** The clock for all times and timers. Default: the device's clock. */
  readonly clock?: Clock
  /** The storage that tabs share. Default: local storage, or memory if the browser blocks that. */
  readonly storage?: SharedStorage
  /** Receives messages for developers. Default: the console. */
  readonly log?: Log
}

/** The session of a page: its state and its commands. */
export interface Session {
  /** The state of the session, to read and to subscribe to. */
  readonly store: ReadonlyStore<SessionSnapshot>
  /**
   * The API client.
   * @throws {Error} if the session was made with a backend and no client.
   */
  readonly client: Client
  readonly clock: Clock
  readonly log: Log
  /** The options that `createSession` was given. */
  readonly options: SessionOptions
  /**
   * Starts the checks of the session. Does nothing on sign-in pages and on a server. Returns a function that stops
   * them.
   */
  readonly start: () => () => void
  /**
   * Opens the sign-in page, or the page that unlocks a locked session, in a new tab, and closes the warning. Call
   * `signIn` in a user gesture; otherwise the browser blocks the tab.
   */
  readonly signIn: () => void
  /** Returns the address of the sign-in page that returns to this page, for a link in this tab. */
  readonly signInUrl: () => string
  /**
   * Tells the session that somebody uses the page where the session cannot notice it, such as in a frame. This
   * postpones the lock.
   */
  readonly reportUse: () => void
  /** Tells the session that your own page has unlocked it. All tabs then ask the server, and show their pages again. */
  readonly reportUnlocked: () => void
  /** Hides the warning before the end of this session, in every tab. */
  readonly dismiss: () => void
  /** Asks the server now for the session, instead of at the next check. A hidden tab asks when it is shown again. */
  readonly check: () => void
  /** In the phase `otherUser`, loads the page again for the current user and customer; unsaved work is lost. */
  readonly reload: () => void
  /** Ends the session in all tabs; goes to the sign-in page or where the backend leads. On failure, the page stays. */
  readonly signOut: () => Promise<SignOutOutcome>
  /** Tells the session that one of your own calls was refused with 401: the session then counts as over. */
  readonly reportUnauthorized: () => void
  /**
   * Like the global `fetch`; if the answer is a 401, the session counts as over, unless the user has signed in again
   * since the request was sent. Can be called without `this`.
   */
  readonly fetch: typeof globalThis.fetch
  /**
   * Registers a function that says whether a part of the page has unsaved work. While one returns true, a new sign-in
   * does not reload the page. Returns a function that unregisters it.
   */
  readonly registerUnsavedWork: (isUnsaved: () => boolean) => () => void
  /** Whether a reload of this page would lose registered unsaved work. */
  readonly hasUnsavedWork: () => boolean
  /**
   * Calls `listener` when the user has signed in again or unlocked the session, and the page was kept but the client's
   * cache was cleared. Returns an unsubscribe function.
   */
  readonly onSignedInAgain: (listener: () => void) => () => void
  /** Returns path, query and fragment of the page. */
  readonly path: () => string
  /** Opens an address of this origin by a full navigation; `replace` replaces the page's history entry. */
  readonly navigate: (address: string, how?: 'assign' | 'replace') => void
  /** Goes to a page of the platform, which returns to this page because of its `next` parameter. */
  readonly leaveFor: (page: string) => void
}

/** The result of signing out. After `failed` the page stays as it is. */
export type SignOutOutcome =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'failed'; readonly error: unknown }

/**
 * Makes the session of a page. Has no side effects before `start`, so it can be called on a server.
 * @throws {TypeError} in development, if an option is missing or has the wrong type.
 */
export function createSession(options: SessionOptions): Session {
  if (process.env.NODE_ENV !== 'production') checkOptions(options)
  const { client, clock = systemClock, log = consoleLog } = options
  const backend = backendOf(options)
  let state: SessionState = initialSessionState
  const store = createStore<SessionSnapshot>(() => snapshotOf(state))
  const unsavedWork = createRegistry<() => boolean>()
  const signedInAgain = createRegistry<() => void>()
  const hasUnsavedWork = () => unsavedWork.all().some((isUnsaved) => isUnsaved())
  let page: Page | null = null
  let dispatch: (event: SessionEvent) => void = () => {}
  let noteUse = () => {}

  const windowOf = () => options.window ?? browserWindow()
  const path = () => {
    const window = windowOf()
    return window ? pathOf(window) : '/'
  }
  const navigate: Session['navigate'] = (address, how = 'assign') =>
    windowOf()?.location[how](address)
  const leaveFor: Session['leaveFor'] = (target) =>
    navigate(addressWithNext(target, path()), 'replace')
  const signInUrl = (nonce?: string | null) => {
    const returnTo = nonce ? withNonce(path(), nonce) : path()
    return (state.locked && backend.unlockUrl?.(returnTo)) || backend.signInUrl(returnTo)
  }
  const reportUnauthorized = () => dispatch({ type: 'loggedOut' })

  function start() {
    const window = windowOf()
    if (!window || isSignInPage(backend, window)) return () => {}
    page ??= openPage(window, options)
    // Set the dataset before the first request: it is part of the cache key, so the page's own request for the profile
    // finds the answer of the session's request.
    client?.setScope({ datasetId: datasetIdIn(path()) })
    const { loginStatus, loginNonce } = page
    const stopAsking = askBeforeUnload(window, hasUnsavedWork)
    const runner = runSession({
      ...page,
      isSignInTab: loginNonce !== null,
      getState: () => state,
      setState: (next) => {
        state = next
        store.setState(snapshotOf(next), true)
      },
      ask: createQuestion({ backend, clock, log }),
      report: backend.reportActivity,
      subscribe: backend.subscribe,
      clock,
      hasUnsavedWork,
      actions: {
        leave: () => navigate(signInUrl(loginNonce), 'replace'),
        refresh: () => {
          client?.clear('signedIn')
          // The page keeps its user, so let the client drop answers for anyone else.
          client?.setScope({
            userId: state.userId,
            actingForId: state.actingFor && state.actingFor.id,
          })
          for (const listener of signedInAgain.all()) listener()
        },
        reload: () => {
          // If there is unsaved work, the user has agreed to lose it, so the browser must not ask about it.
          stopAsking()
          window.location.reload()
        },
        finishLogin: () => {
          loginStatus.write('login-successful', clock.now(), loginNonce)
          window.close()
        },
      },
    })
    dispatch = runner.dispatch
    noteUse = runner.noteUse
    return () => {
      stopAsking()
      runner.stop()
    }
  }

  return {
    store: readonlyStore(store),
    get client() {
      if (client) return client
      throw new Error('Give createSession a client beside the backend')
    },
    clock,
    log,
    options,
    start,
    signIn: () => {
      if (!page) return
      const nonce = randomNonce()
      page.loginStatus.write('login-requested', clock.now(), nonce)
      const opened = page.window.open(signInUrl(nonce), '_blank')
      dispatch({ type: opened && !opened.closed ? 'loginOpened' : 'loginBlocked' })
    },
    signInUrl: () => signInUrl(),
    reportUse: () => noteUse(),
    reportUnlocked: () => {
      page?.loginStatus.write('login-successful', clock.now())
      dispatch({ type: 'otherTabSpoke', of: 'signIn' })
    },
    dismiss: () => dispatch({ type: 'warningDismissed' }),
    check: () => dispatch({ type: 'unsettled', setBackMs: 0 }),
    reload: () => dispatch({ type: 'reloadChosen' }),
    signOut: async () => {
      let isLeaving = false
      try {
        isLeaving = (await backend.signOut?.()) === 'leaving'
      } catch (error) {
        return { kind: 'failed', error }
      }
      dispatch({ type: 'signedOut' })
      page?.loginStatus.write('signed-out', clock.now())
      if (!isLeaving) navigate(backend.signInUrl('/'))
      return { kind: 'signedOut' }
    },
    reportUnauthorized,
    fetch: async (input, init) => {
      const { restoredAtMs } = state
      const answer = await fetch(input, init)
      if (answer.status === 401 && state.restoredAtMs === restoredAtMs) reportUnauthorized()
      return answer
    },
    registerUnsavedWork: unsavedWork.add,
    hasUnsavedWork,
    onSignedInAgain: signedInAgain.add,
    path,
    navigate,
    leaveFor,
  }
}

function backendOf({ client, backend }: SessionSettings): SessionBackend {
  return backend ?? vestibuleBackend(client as Client)
}

function isSignInPage(backend: SessionBackend, { location }: SessionWindow): boolean {
  const { pathname } = location
  if (backend.isSignInPage) return backend.isSignInPage(pathname)
  return backend.signInUrl('/').split(/[?#]/)[0] === pathname
}

/** Makes the browser ask before it leaves a page with unsaved work. Returns a function that stops these questions. */
function askBeforeUnload(window: SessionWindow, hasUnsavedWork: () => boolean): () => void {
  const ask = (event: Event) => {
    if (hasUnsavedWork()) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

/** A set of functions that callers add and can remove. */
interface Registry<F> {
  /** Adds an entry. Returns a function that removes it. */
  readonly add: (entry: F) => () => void
  readonly all: () => F[]
}

function createRegistry<F>(): Registry<F> {
  const entries = new Set<() => F>()
  return {
    add: (entry) => {
      // Wrap the function, so that if it was added twice, removing one entry leaves the other.
      const box = () => entry
      entries.add(box)
      return () => void entries.delete(box)
    },
    all: () => [...entries].map((box) => box()),
  }
}
