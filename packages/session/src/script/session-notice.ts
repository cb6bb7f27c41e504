import { minutesShown } from '../core/countdown.ts'
import { timeLeftMs, type SessionState } from '../core/session-state.ts'
import type { ScriptTexts } from './script-texts.ts'

/** A notice that `session.js` shows over a page. */
export interface Notice {
  readonly kind: 'expiring' | 'expired' | 'changed' | 'locked'
  readonly title: string
  readonly body: string
  /**
   * Name of the user who is signed in now, or of the customer for whom the user acts now. Null if the notice names
   * nobody.
   */
  readonly name: string | null
  /** Text of the link to the sign-in page, or of the button that reloads the page. */
  readonly action: string
}

interface Saying {
  readonly texts: ScriptTexts
  /** Language of the texts. */
  readonly language: string
  readonly names: { readonly user: string | null; readonly actingFor: string | null }
  readonly now: number
}

/** Returns the notice for a state of the session; null if nothing is to be shown. */
export function noticeOf(
  state: SessionState,
  { texts, language, names, now }: Saying,
): Notice | null {
  const { phase } = state
  if (phase.status === 'expiring' && phase.warning !== 'dismissed' && !state.locked) {
    const minutes = minutesShown(timeLeftMs(state, now) ?? 0)
    return {
      kind: 'expiring',
      title: minutes > 0 ? minutesLeft(minutes, texts, language) : texts.loginAgain,
      body: texts.expiringAdvice,
      name: null,
      action: texts.loginAgain,
    }
  }
  if (phase.status === 'expired')
    return {
      kind: 'expired',
      title: texts.expiredTitle,
      body: `${texts.expiredBody} ${texts.workIsKept}`,
      name: null,
      action: texts.loginAgain,
    }
  if (phase.status !== 'otherUser')
    return state.locked
      ? {
          kind: 'locked',
          title: texts.lockedTitle,
          body: texts.workIsKept,
          name: null,
          action: texts.unlock,
        }
      : null
  const isSameUser = phase.change === 'actingFor'
  return {
    kind: 'changed',
    title: isSameUser ? texts.actingForTitle : texts.otherUserTitle,
    body: isSameUser ? texts.actingForNoWork : texts.otherUserNoWork,
    name: isSameUser ? names.actingFor : names.user,
    action: texts.reload,
  }
}

function minutesLeft(minutes: number, { timeLeft }: ScriptTexts, language: string): string {
  const form = timeLeft[new Intl.PluralRules(language).select(minutes)] ?? timeLeft.other
  return form.replace('#', String(minutes))
}
