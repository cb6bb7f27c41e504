import { attempt } from '@vestibule/base/attempt'
import { consoleLog, type Log } from '@vestibule/base/log'
import { systemClock, type Clock } from '@vestibule/base/clock'
import { announcedMinutes, minutesShown } from '../core/countdown.ts'
import { sharedPage } from '../core/page.ts'
import { runSession } from '../core/session-runner.ts'
import { initialSessionState, timeLeftMs, type SessionState } from '../core/session-state.ts'
import { appFrameName } from '../frame/frame-name.ts'
import { createAppSession, type Ask } from './app-session.ts'
import { defineNotice, noticeTag, type NoticeElement } from './notice-element.ts'
import { scriptTexts, type ScriptTexts } from './script-texts.ts'
import { noticeOf, type Notice } from './session-notice.ts'

export interface PageScriptOptions {
  readonly window: Window & typeof globalThis
  /** The app's address on the platform, such as `cohort-explorer`; null if the page is on the app's own origin. */
  readonly app: string | null
  readonly ask: Ask
  readonly clock?: Clock
  readonly log?: Log
}

/** Functions that `session.js` offers to a page. */
export interface PageScript {
  /**
   * Asks the server now who is signed in. A page calls this function when the server refused a call of the app with
   * 401.
   */
  readonly check: () => void
  readonly stop: () => void
}

/**
 * How long to wait after inserting a live region before setting its first text, in milliseconds. Screen readers do not
 * read a text that is in the region from the start.
 */
const regionDelayMs = 200

/**
 * Runs `session.js` on a page of an app: warns in the last hour of the session, says when the session has ended or
 * belongs to another user, and never reloads the page by itself. Returns null if the page has loaded the script
 * already.
 */
export function startPageScript(options: PageScriptOptions): PageScript | null {
  const { window, app, ask, clock = systemClock, log = consoleLog } = options
  const { document } = window
  if (window.customElements.get(noticeTag) !== undefined) return null
  const Element = defineNotice(window)
  const page = sharedPage(window)
  let state: SessionState = initialSessionState
  let element: NoticeElement | undefined
  /** The phase whose notice the user has closed. When the user comes back to the tab, the notice is shown again. */
  let closed: SessionState['phase'] | undefined
  /**
   * What was last announced to screen readers: the kind of the notice, or for the warning the minutes that were left.
   */
  let heard: string | number | null = null
  let restoredAtMs = state.restoredAtMs
  let cancelTick = () => {}

  const session = createAppSession({ app, ask, clock, log, onNone: () => stop() })

  const language = () => {
    const wanted = session.language() ?? window.navigator.language
    const tag = wanted.slice(0, 2)
    return Object.hasOwn(scriptTexts, tag) ? tag : 'en'
  }

  function draw() {
    cancelTick()
    if (document.readyState !== 'complete') return
    const tongue = language()
    const texts = scriptTexts[tongue] as ScriptTexts
    const saying = { texts, language: tongue, names: session.names(), now: clock.now() }
    const isShown = (state.locked || state.phase !== closed) && !isSpokenFor(window)
    const notice = isShown ? noticeOf(state, saying) : null
    const isBack = state.restoredAtMs !== restoredAtMs
    restoredAtMs = state.restoredAtMs
    if (notice === null && element === undefined) return
    const isNew = element === undefined
    element ??= new Element()
    element.draw(notice, {
      language: tongue,
      close: texts.close,
      signInUrl: session.signInUrl(state.locked),
      isCover: state.locked,
      onAct: () =>
        runner.dispatch({ type: notice?.kind === 'changed' ? 'reloadChosen' : 'loginOpened' }),
      onClose: close,
    })
    const announcement = isBack && notice === null ? texts.loginSuccessful : announcementOf(notice)
    if (announcement !== null) {
      const how = notice === null || notice.kind === 'expiring' ? 'polite' : 'assertive'
      clock.after(isNew ? regionDelayMs : 0, () => element?.announce(announcement, how))
    }
    if (notice?.kind !== 'expiring') return
    const left = timeLeftMs(state, clock.now()) ?? 0
    if (left > 0) cancelTick = clock.after(left % 60_000 || 60_000, draw)
  }

  /** Returns what to announce for a notice; null if that was announced already. */
  function announcementOf(notice: Notice | null): string | null {
    const before = heard
    if (notice?.kind !== 'expiring') {
      heard = notice && notice.kind
      return notice === null || before === heard ? null : `${notice.title}. ${notice.body}`
    }
    const minutes = minutesShown(timeLeftMs(state, clock.now()) ?? 0)
    heard = minutes
    const isNew =
      typeof before !== 'number' || (before !== minutes && announcedMinutes.has(minutes))
    return isNew ? notice.title : null
  }

  function close() {
    closed = state.phase
    runner.dispatch({ type: 'warningDismissed' })
    draw()
  }

  const onReturn = () => {
    closed = undefined
  }
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('load', draw)
  const runner = runSession({
    ...page,
    isSignInTab: false,
    getState: () => state,
    setState: (next) => {
      state = next
      // A visitor without a session opened the page. No session can end here or change its user, so the script is not
      // needed.
      if (state.phase.status === 'expired' && state.userId === null && !state.locked) stop()
      else draw()
    },
    ask: session.question,
    report: session.report,
    clock,
    // The script cannot know whether the page has unsaved work. It assumes so, and only the user can reload the page.
    hasUnsavedWork: () => true,
    actions: {
      leave: () => {},
      refresh: () => {},
      finishLogin: () => {},
      reload: () => window.location.reload(),
    },
  })

  function stop() {
    cancelTick()
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('load', draw)
    runner.stop()
    element?.remove()
  }

  return { check: () => runner.dispatch({ type: 'unsettled', setBackMs: 0 }), stop }
}

/**
 * Whether the page around this frame shows the notices: the shell, or a page of this origin that has loaded the script.
 */
function isSpokenFor(window: Window): boolean {
  const parent = window.parent as Window & typeof globalThis
  if ((parent as Window) === window) return false
  if (window.name === appFrameName) return true
  return attempt(() => parent.customElements.get(noticeTag) !== undefined) ?? false
}
