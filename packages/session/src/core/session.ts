import type { Client } from '@vestibule/api-client'
import { systemClock, type Clock } from '@vestibule/base/clock'
import { consoleLog, type Log } from '@vestibule/base/log'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import { datasetIdIn } from './access/dataset-path.ts'
import { addressWithNext, randomNonce, withNonce } from './login-address.ts'
import { openPage, type Page } from './page.ts'
import type { SessionBackend } from './session-backend.ts'
import type { SessionEvent } from './session-event.ts'
import { runSession } from './session-runner.ts'
import { snapshotOf, type SessionSnapshot } from './session-snapshot.ts'
import { initialSessionState, type SessionState } from './session-state.ts'
import { browserWindow, pathOf, type SessionWindow } from './session-window.ts'
import type { SharedStorage } from './shared-storage.ts'
import { vestibuleBackend } from './vestibule-backend.ts'

/** What a session is made with: a client of Vestibule's contract, or a backend of your own. */
export type SessionOptions = SessionSettings &
  (
    | { readonly client: Client; readonly backend?: SessionBackend }
    | { readonly client?: Client; readonly backend: SessionBackend }
  )

/** All of {@link SessionOptions}; one of the first two must be given. */
export interface SessionSettings {
  /** The request client of the page; one for all of it. */
  readonly client?: Client
  /** Answers who is signed in. Default: `vestibuleBackend(client)`. */
  readonly backend?: SessionBackend
  /** The app whose roles count. Default `auth`. */
  readonly appName?: string
  /** Load the virtual-cohort profiles of internal users. Default false. */
  readonly virtualCohorts?: boolean
  /** Keys what the tabs share. Default: the page's host without its first label. */
  readonly parentDomain?: string
  /** Default: the page's window; on a server there is none, and nothing starts. */
  readonly window?: SessionWindow
  /** Default: the device's. */
  readonly clock?: Clock
  /** Default: local storage, or memory where it is blocked. */
  readonly storage?: SharedStorage
  /** Default: the console. */
  readonly log?: Log
}

/** The session of a page: what is known of it, and what can be done about it. */
export interface Session {
  /** What is known of the session. */
  readonly store: ReadonlyStore<SessionSnapshot>
  /**
   * The client of Vestibule's contract.
   * @throws {Error} where the session was made with a backend alone.
   */
  readonly client: Client
  readonly clock: Clock
  readonly log: Log
  /** What it was made with. */
  readonly options: SessionOptions
  /** Starts the checks; on a page of signing in and on a server it does nothing. Returns a function that stops them. */
  readonly start: () => () => void
  /** Opens the sign-in page in a new tab, and dismisses the warning. Call it from a user's gesture. */
  readonly signIn: () => void
  /** Address of the sign-in page that leads back here, for a link in this tab. */
  readonly signInUrl: () => string
  /** Hides the warning of this session, in every tab. */
  readonly dismiss: () => void
  /** Asks the server now how the session stands, instead of waiting for the next check. */
  readonly check: () => void
  /** Reloads the page of another user's work, which loses that work. */
  readonly reload: () => void
  /** Ends the session in every tab and leaves for the sign-in page; on a failure it stays. */
  readonly signOut: () => Promise<SignOutOutcome>
  /** To be called when a call of yours was refused because nobody is signed in (401): the session is over at once. */
  readonly reportUnauthorized: () => void
  /** `fetch` that reports a 401 by itself; a request from before a new sign-in is not counted. Needs no `this`. */
  readonly fetch: typeof globalThis.fetch
  /** Keeps the page over a new sign-in while `isUnsaved` says so. Returns a function that takes it back. */
  readonly registerUnsavedWork: (isUnsaved: () => boolean) => () => void
  /** Whether a reload of this page would lose something that was registered. */
  readonly hasUnsavedWork: () => boolean
  /** Called when a new sign-in has left the page as it is, but not its cache. Returns an unsubscribe function. */
  readonly onSignedInAgain: (listener: () => void) => () => void
  /** Path, query and fragment of the page. */
  readonly path: () => string
  /** Opens an address of the origin by a full navigation; `replace` leaves this page out of the history. */
  readonly navigate: (address: string, how?: 'assign' | 'replace') => void
  /** Leaves for a page of the platform that leads back here by `next`. */
  readonly leaveFor: (page: string) => void
}

/** What came of signing out; `failed` leaves the page as it is. */
export type SignOutOutcome =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Makes the session of a page. Touches nothing before `start`, so that it may be made on a server. */
export function createSession(options: SessionOptions): Session {
  const { client, clock = systemClock, log = consoleLog } = options
  const backend = backendOf(options)
  let state: SessionState = initialSessionState
  const store = createStore<SessionSnapshot>(() => snapshotOf(state))
  const unsavedWork = createRegistry<() => boolean>()
  const signedInAgain = createRegistry<() => void>()
  const hasUnsavedWork = () => unsavedWork.all().some((isUnsaved) => isUnsaved())
  let page: Page | null = null
  let dispatch: (event: SessionEvent) => void = () => {}

  const windowOf = () => options.window ?? browserWindow()
  const path = () => {
    const window = windowOf()
    return window ? pathOf(window) : '/'
  }
  const navigate: Session['navigate'] = (address, how = 'assign') =>
    windowOf()?.location[how](address)
  const leaveFor: Session['leaveFor'] = (target) =>
    navigate(addressWithNext(target, path()), 'replace')
  const signInUrl = (nonce?: string | null) =>
    backend.signInUrl(nonce ? withNonce(path(), nonce) : path())
  const reportUnauthorized = () => dispatch({ type: 'loggedOut' })

  function start() {
    const window = windowOf()
    if (!window || isSignInPage(backend, window)) return () => {}
    page ??= openPage(window, options)
    // Before the first question, so that the page's own for the profile finds its answer.
    client?.setScope({ datasetId: datasetIdIn(path()) })
    const { loginStatus, loginNonce } = page
    const runner = runSession({
      ...page,
      getState: () => state,
      setState: (next) => {
        state = next
        store.setState(snapshotOf(next), true)
      },
      backend,
      clock,
      log,
      hasUnsavedWork,
      actions: {
        leave: () => navigate(signInUrl(loginNonce), 'replace'),
        refresh: () => {
          client?.clear('signedIn')
          // The page stays with its user, whoever answers next.
          client?.setScope({
            userId: state.userId,
            actingForId: state.actingFor && state.actingFor.id,
          })
          for (const listener of signedInAgain.all()) listener()
        },
        finishLogin: () => {
          loginStatus.write('login-successful', clock.now(), loginNonce)
          window.close()
        },
      },
    })
    dispatch = runner.dispatch
    return runner.stop
  }

  return {
    store: readonlyStore(store),
    get client() {
      if (client) return client
      throw new Error('This session has no client: give createSession one beside the backend.')
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
  if (backend) return backend
  if (client) return vestibuleBackend(client)
  throw new Error('createSession needs a client or a backend.')
}

function isSignInPage(backend: SessionBackend, { location }: SessionWindow): boolean {
  const { pathname } = location
  if (backend.isSignInPage) return backend.isSignInPage(pathname)
  return backend.signInUrl('/').split(/[?#]/)[0] === pathname
}

/** Functions that were handed in, and may be taken back. */
interface Registry<F> {
  /** Returns a function that takes the entry back. */
  readonly add: (entry: F) => () => void
  readonly all: () => F[]
}

function createRegistry<F>(): Registry<F> {
  const entries = new Set<() => F>()
  return {
    add: (entry) => {
      // Wrapped, so that an entry that was added twice is removed once.
      const box = () => entry
      entries.add(box)
      return () => void entries.delete(box)
    },
    all: () => [...entries].map((box) => box()),
  }
}
