import type { Client } from '@vestibule/api-client'
import type { StoreApi } from 'zustand/vanilla'
import { createAlarm } from './alarm.ts'
import type { Clock } from './clock.ts'
import { parseRecord, type Dismissal } from './dismissal.ts'
import type { Log } from './log.ts'
import type { Page } from './page.ts'
import type { Effect, SessionEvent } from './session-event.ts'
import { transition } from './session-machine.ts'
import { createQuestion } from './session-question.ts'
import { nextDue, type SessionState } from './session-state.ts'
import type { EventSource } from './session-window.ts'

type Performers = {
  readonly [Type in Effect['type']]: (effect: Extract<Effect, { type: Type }>) => void
}

export interface RunnerOptions extends Page {
  readonly store: StoreApi<SessionState>
  readonly client: Client
  readonly clock: Clock
  readonly log: Log
  readonly hasUnsavedWork: () => boolean
  readonly actions: Pick<Performers, 'leave' | 'refresh' | 'finishLogin'>
}

export interface Runner {
  readonly dispatch: (event: SessionEvent) => void
  readonly stop: () => void
}

/** Feeds the machine with what happens to this tab, and does what it says. */
export function runSession(options: RunnerOptions): Runner {
  const { store, client, clock, window, storage, dismissalKey, hasUnsavedWork, actions } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const askServer = createQuestion(options)
  /** What becomes of the page's work is settled: the browser need not ask. */
  let isSettled = false
  const alarm = createAlarm(clock, (byMs) => {
    if (byMs !== 0) dispatch({ type: 'unsettled', setBackMs: Math.max(0, -byMs) })
    dispatch({ type: 'ticked' })
  })

  function dispatch(event: SessionEvent) {
    if (signal.aborted) return
    const { state, effects } = transition(store.getState(), event, {
      now: clock.now(),
      hasUnsavedWork: hasUnsavedWork(),
      dismissal: parseRecord<Dismissal>(storage.get(dismissalKey)),
    })
    store.setState(state, true)
    for (const effect of effects) performers[effect.type](effect as never)
    alarm.set(nextDue(store.getState()))
  }

  const performers: Performers = {
    ...actions,
    ask: ({ isDoubtful }) => void askServer(store.getState(), isDoubtful).then(dispatch),
    keepDismissal: ({ dismissal }) =>
      storage.set(dismissalKey, dismissal && JSON.stringify(dismissal)),
    reload: () => {
      isSettled = true
      window.location.reload()
    },
  }
  const isVisible = () => window.document.visibilityState !== 'hidden'

  const on = (source: EventSource, type: string, listener: (event: Event) => void) =>
    source.addEventListener(type, listener, { signal })

  on(window.document, 'visibilitychange', () =>
    dispatch({ type: isVisible() ? 'returned' : 'hidden' }),
  )
  on(window, 'pageshow', (event) => {
    // The first show of a page is its start.
    if ((event as PageTransitionEvent).persisted) dispatch({ type: 'returned' })
  })
  on(window, 'online', () => dispatch({ type: 'unsettled', setBackMs: 0 }))
  on(window, 'beforeunload', (event) => {
    if (!isSettled && hasUnsavedWork()) event.preventDefault()
  })
  const ways = [
    client.onUnauthorized(() => dispatch({ type: 'loggedOut' })),
    client.onUserChanged(({ isSameUser }) =>
      dispatch({ type: 'userChanged', change: isSameUser ? 'actingFor' : 'user' }),
    ),
    storage.subscribe(dismissalKey, () => dispatch({ type: 'dismissalSeen' })),
    options.loginStatus.subscribe((status) => {
      if (status === 'login-requested') return
      dispatch({ type: 'otherTabSpoke', of: status === 'signed-out' ? 'signOut' : 'signIn' })
    }),
    () => alarm.set(Infinity),
  ]
  for (const leave of ways) signal.addEventListener('abort', leave)
  dispatch({
    type: 'started',
    loginTab: options.loginNonce !== null,
    visible: isVisible(),
  })

  return { dispatch, stop: () => stopping.abort() }
}
