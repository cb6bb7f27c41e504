import { attempt } from '@vestibule/base/attempt'
import type { Clock } from '@vestibule/base/clock'
import { createAlarm } from './alarm.ts'
import { parseRecord, type Dismissal } from './dismissal.ts'
import type { SharedPage } from './page.ts'
import type { BackendEvent, SessionBackend } from './session-backend.ts'
import type { Effect, SessionEvent } from './session-event.ts'
import { transition } from './session-machine.ts'
import { inputs, isByHand } from './input.ts'
import type { Question } from './session-question.ts'
import { nextDue, type SessionState } from './session-state.ts'
import type { EventTargetLike } from './session-window.ts'

type EffectHandlers = {
  readonly [Type in Effect['type']]: (effect: Extract<Effect, { type: Type }>) => void
}

export interface RunnerOptions extends SharedPage {
  /** Whether another tab opened this tab only to sign in. */
  readonly isSignInTab: boolean
  readonly getState: () => SessionState
  readonly setState: (state: SessionState) => void
  /** Asks the server for the session. */
  readonly ask: Question
  /**
   * Tells the server that somebody uses the page. Resolves to the new time of the lock, in milliseconds since 1970;
   * null: never.
   */
  readonly report?: SessionBackend['reportActivity']
  readonly subscribe?: SessionBackend['subscribe']
  readonly clock: Clock
  readonly hasUnsavedWork: () => boolean
  readonly actions: Pick<EffectHandlers, 'leave' | 'refresh' | 'reload' | 'finishLogin'>
}

export interface Runner {
  readonly dispatch: (event: SessionEvent) => void
  /**
   * To be called when somebody uses the page. Reports this to the server, at most once a minute, to postpone the lock
   * of the session.
   */
  readonly noteUse: () => void
  readonly stop: () => void
}

const sessionEvents: Readonly<Record<BackendEvent, SessionEvent>> = {
  unauthorized: { type: 'loggedOut' },
  locked: { type: 'callLocked' },
  userChanged: { type: 'userChanged', change: 'user' },
  actingForChanged: { type: 'userChanged', change: 'actingFor' },
}

/** Minimum time between two reports that somebody uses the page, in milliseconds. */
const reportInterval = 60_000

/** Passes the events of this tab to the state machine, and runs the effects that it returns. */
export function runSession(options: RunnerOptions): Runner {
  const { getState, ask, clock, window, storage, dismissalKey, hasUnsavedWork, actions } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const alarm = createAlarm(clock, (byMs) => {
    if (byMs !== 0) dispatch({ type: 'unsettled', setBackMs: Math.max(0, -byMs) })
    dispatch({ type: 'ticked' })
  })

  function dispatch(event: SessionEvent) {
    if (signal.aborted) return
    const { state, effects } = transition(getState(), event, {
      now: clock.now(),
      hasUnsavedWork: hasUnsavedWork(),
      dismissal: parseRecord<Dismissal>(storage.getItem(dismissalKey)),
    })
    options.setState(state)
    for (const effect of effects) handlers[effect.type](effect as never)
    alarm.set(nextDue(getState()))
  }

  const handlers: EffectHandlers = {
    ...actions,
    ask: ({ checkSessionFirst }) => void ask(getState(), checkSessionFirst).then(dispatch),
    keepDismissal: ({ dismissal }) => {
      // `JSON.stringify` may throw, because a page can replace the global `JSON`. The warning then stays closed in this
      // tab only.
      attempt(() => storage.setItem(dismissalKey, JSON.stringify(dismissal)))
    },
  }
  const isVisible = () => window.document.visibilityState !== 'hidden'

  const on = (source: EventTargetLike, type: string, listener: (event: Event) => void) =>
    source.addEventListener(type, listener, { signal, capture: true, passive: true })

  on(window.document, 'visibilitychange', () =>
    dispatch({ type: isVisible() ? 'returned' : 'hidden' }),
  )
  on(window, 'pageshow', (event) => {
    // Ignore the first `pageshow` of a page, which the event `started` covers. The others mean a return from the page
    // cache.
    if (!(event as PageTransitionEvent).persisted) return
    // This page had left for the sign-in page, and ignores most events since then: reload it, so that it asks the
    // server for the session.
    if (getState().phase.status === 'signedOut') handlers.reload({ type: 'reload' })
    else dispatch({ type: 'returned' })
  })
  on(window, 'online', () => dispatch({ type: 'unsettled', setBackMs: 0 }))

  let isUsed = false
  let isPaused = false
  function reportUse() {
    const { locked, locksAtMs } = getState()
    if (!isUsed || isPaused || locked || locksAtMs === null || signal.aborted) return
    isUsed = false
    isPaused = true
    // If somebody uses the page in the minute after a report, report that when the minute is over. Otherwise the
    // session would be locked too early.
    clock.after(reportInterval, () => {
      isPaused = false
      reportUse()
    })
    options.report?.().then(
      (locksAtMs) => dispatch({ type: 'activityTaken', locksAtMs }),
      () => {},
    )
  }
  const noteUse = () => {
    isUsed = true
    reportUse()
  }
  for (const type of inputs) {
    on(window, type, (event) => {
      if (isByHand(event)) noteUse()
    })
  }
  const ways = [
    options.subscribe?.((event) => dispatch(sessionEvents[event])) ?? (() => {}),
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
    signInTab: options.isSignInTab,
    visible: isVisible(),
  })

  return { dispatch, noteUse, stop: () => stopping.abort() }
}
