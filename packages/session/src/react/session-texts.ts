import type { UseSessionExpiryResult } from './use-session-expiry.ts'

/** Every text of the session's parts. */
export interface SessionTexts {
  /** Sentence of the banner; `{link}` stands for the link to sign in again. */
  readonly banner: (minutes: number) => string
  readonly bannerLink: string
  /** The session should be over, but the server cannot be asked to confirm it. */
  readonly endUnconfirmed: string
  readonly expiringTitle: string
  readonly expiringIn: string
  readonly expiringAdvice: string
  readonly loginAgain: string
  /** Read out by screen readers when few minutes are left. */
  readonly timeLeft: (minutes: number) => string
  readonly expiredTitle: string
  readonly expiredBody: string
  readonly login: string
  /** Beside the link that signs in in this tab, if the browser blocked the new tab. */
  readonly popupBlocked: string
  /** Opens the new tab again, after the user has allowed pop-ups. */
  readonly tryNewTab: string
  /** What happens to unsaved work: kept if a new tab signs in, lost if this tab does. */
  readonly workIsKept: string
  readonly workIsLost: string
  readonly loginSuccessful: string
  readonly otherUserTitle: string
  /** First with unsaved work, then without. */
  readonly otherUserBody: string
  readonly otherUserNoWork: string
  readonly actingForTitle: string
  /** First with unsaved work, then without. */
  readonly actingForBody: string
  readonly actingForNoWork: string
  /** Button labels: first with unsaved work, then without. */
  readonly reload: string
  readonly reloadPage: string
  readonly closeThisTab: string
  readonly close: string
  readonly offline: string
  readonly slow: string
  readonly restored: string
}

const minutes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'minute',
  unitDisplay: 'long',
})

/** The texts in English. */
export const sessionTexts: SessionTexts = {
  banner: (left) =>
    `Your session will be expiring in ${minutes.format(left)}, Please login again to have an uninterrupted experience by {link}.`,
  bannerLink: 'Clicking here',
  endUnconfirmed: 'Your session may have ended. The server cannot be asked now.',
  expiringTitle: 'Session Expiring Soon',
  expiringIn: 'Your session will be expiring in',
  expiringAdvice: 'Please login again to have an uninterrupted experience.',
  loginAgain: 'Login Again',
  timeLeft: (left) => `Your session will be expiring in ${minutes.format(left)}`,
  expiredTitle: 'User Session Expired',
  expiredBody: 'You have been logged out. Please log in again.',
  login: 'Login',
  popupBlocked: 'Your browser blocked the new tab.',
  tryNewTab: 'Try again in a new tab',
  workIsKept: 'Your unsaved work stays on this page.',
  workIsLost: 'Your unsaved work will be lost. Allow pop-ups for this site to keep it.',
  loginSuccessful: 'Login Successful',
  otherUserTitle: 'Someone else has signed in',
  otherUserBody:
    'This page and the unsaved work on it belong to the user before. Reload it to continue; that work will be lost.',
  otherUserNoWork: 'This page belongs to the user before. Reload it to continue.',
  actingForTitle: 'You act for another customer now',
  actingForBody:
    'In another tab you have started or stopped acting for a customer. This page and the unsaved work on it belong to the customer before. Reload it to continue; that work will be lost. To keep it, change back in the other tab and return here.',
  actingForNoWork:
    'In another tab you have started or stopped acting for a customer. Reload this page to continue.',
  reload: 'Reload and discard',
  reloadPage: 'Reload',
  closeThisTab: 'You can close this tab',
  close: 'Close',
  offline: 'No internet connection',
  slow: 'Slow internet connection',
  restored: 'Connection restored',
}

/** The texts of the dialog that says that the session is no longer that of its page. */
export function otherUserWords(
  { userChange, hasUnsavedWork }: Pick<UseSessionExpiryResult, 'userChange' | 'hasUnsavedWork'>,
  texts: SessionTexts,
) {
  const isSameUser = userChange === 'actingFor'
  const withWork = isSameUser ? texts.actingForBody : texts.otherUserBody
  const withoutWork = isSameUser ? texts.actingForNoWork : texts.otherUserNoWork
  return {
    title: isSameUser ? texts.actingForTitle : texts.otherUserTitle,
    body: hasUnsavedWork ? withWork : withoutWork,
    action: hasUnsavedWork ? texts.reload : texts.reloadPage,
  }
}

/** Props of everything that the session shows over the page. */
export interface SurfaceProps {
  readonly texts: SessionTexts
}
