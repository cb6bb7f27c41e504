import { logout, type Client, type OutcomeOf } from '@vestibule/api-client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { datasetIdIn } from './access/dataset-path.ts'
import { systemClock, type Clock } from './clock.ts'
import { consoleLog, type Log } from './log.ts'
import { addressWithNext, randomNonce } from './login-address.ts'
import { openPage, type Page } from './page.ts'
import type { SessionEvent } from './session-event.ts'
import { runSession } from './session-runner.ts'
import { initialSessionState, type SessionState } from './session-state.ts'
import { browserWindow, pathOf, type SessionWindow } from './session-window.ts'
import type { SharedStorage } from './shared-storage.ts'
import { createRegistry } from './registry.ts'

/** What a session is made with; only the client must be given. */
export interface SessionOptions {
  /** The request client of the page; one for all of it. */
  readonly client: Client
  /** The app whose roles count. Default `auth`. */
  readonly appName?: string
  /** Load the virtual-cohort profiles of internal users. Default false. */
  readonly virtualCohorts?: boolean
  /** Keys what the tabs share. Default: the page's host without its first label. */
  readonly parentDomain?: string
  /** Default `/auth/signin/`. */
  readonly signInPath?: string
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
  readonly store: StoreApi<SessionState>
  readonly client: Client
  readonly clock: Clock
  readonly log: Log
  /** What it was made with. */
  readonly options: SessionOptions
  /** Starts the checks; below `/auth/` and on a server it does nothing. Returns the way to stop. */
  readonly start: () => () => void
  /** Opens the sign-in page in a new tab, and dismisses the warning. Call it from a user's gesture. */
  readonly login: () => void
  /** Address of the sign-in page that leads back here, for a link in this tab. */
  readonly signInAddress: () => string
  /** Hides the warning of this session, in every tab. */
  readonly dismiss: () => void
  /** Asks the server now how the session stands, instead of waiting for the next check. */
  readonly check: () => void
  /** Reloads the page of another user's work, which loses that work. */
  readonly reload: () => void
  /** Ends the session in every tab and leaves for the sign-in page; on a failure it stays. */
  readonly signOut: () => Promise<OutcomeOf<typeof logout>>
  /** Keeps the page over a new sign-in while `isUnsaved` says so. Returns the way out. */
  readonly registerUnsavedWork: (isUnsaved: () => boolean) => () => void
  /** Whether a reload of this page would lose something that was registered. */
  readonly hasUnsavedWork: () => boolean
  /** Called when a new sign-in has left the page as it is, but not its cache. Returns the way out. */
  readonly onSignedInAgain: (listener: () => void) => () => void
  /** Path, query and fragment of the page. */
  readonly path: () => string
  /** Opens an address of the origin by a full navigation; `replace` leaves this page out of the history. */
  readonly navigate: (address: string, how?: 'assign' | 'replace') => void
  /** Leaves for a page of the platform that leads back here by `next`; with a nonce, as a sign-in tab. */
  readonly leaveFor: (page: string, nonce?: string | null) => void
}

/** Makes the session of a page. Touches nothing before `start`, so that it may be made on a server. */
export function createSession(options: SessionOptions): Session {
  const { client, clock = systemClock, log = consoleLog, signInPath = '/auth/signin/' } = options
  const store = createStore<SessionState>()(() => initialSessionState)
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
  const leaveFor: Session['leaveFor'] = (target, nonce) =>
    navigate(addressWithNext(target, path(), nonce), 'replace')

  function start() {
    const window = windowOf()
    if (!window || window.location.pathname.startsWith('/auth/')) return () => {}
    page ??= openPage(window, options)
    // Before the first question, so that the page's own for the profile finds its answer.
    client.setScope({ datasetId: datasetIdIn(path()) })
    const { loginStatus, loginNonce } = page
    const runner = runSession({
      ...page,
      store,
      client,
      clock,
      log,
      hasUnsavedWork,
      actions: {
        leave: () => leaveFor(signInPath, loginNonce),
        refresh: () => {
          client.clear('signed-in')
          const { userId, actingFor } = store.getState()
          // The page stays with its user, whoever answers next.
          client.setScope({ userId, actingForId: actingFor && actingFor.id })
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
    store,
    client,
    clock,
    log,
    options,
    start,
    login: () => {
      if (!page) return
      const nonce = randomNonce()
      page.loginStatus.write('login-requested', clock.now(), nonce)
      const opened = page.window.open(addressWithNext(signInPath, path(), nonce), '_blank')
      dispatch({ type: opened && !opened.closed ? 'loginOpened' : 'loginBlocked' })
    },
    signInAddress: () => addressWithNext(signInPath, path()),
    dismiss: () => dispatch({ type: 'warningDismissed' }),
    check: () => dispatch({ type: 'unsettled', setBackMs: 0 }),
    reload: () => dispatch({ type: 'reloadChosen' }),
    signOut: async () => {
      const outcome = await logout(client)
      if (outcome.kind !== 'signedOut') return outcome
      dispatch({ type: 'signedOut' })
      page?.loginStatus.write('signed-out', clock.now())
      navigate(signInPath)
      return outcome
    },
    registerUnsavedWork: unsavedWork.add,
    hasUnsavedWork,
    onSignedInAgain: signedInAgain.add,
    path,
    navigate,
    leaveFor,
  }
}
