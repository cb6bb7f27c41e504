import type { Messages } from '@vestibule/base/messages/texts'

export const messages = {
  banner:
    '{minutes, plural, one {Your session will be expiring in # minute, Please login again to have an uninterrupted experience by <link>Clicking here</link>.} other {Your session will be expiring in # minutes, Please login again to have an uninterrupted experience by <link>Clicking here</link>.}}',
  endUnconfirmed: 'Your session may have ended. The server cannot be asked now.',
  expiringTitle: 'Session Expiring Soon',
  expiringIn: 'Your session will be expiring in',
  expiringAdvice: 'Please login again to have an uninterrupted experience.',
  loginAgain: 'Login Again',
  timeLeft:
    '{minutes, plural, one {Your session will be expiring in # minute} other {Your session will be expiring in # minutes}}',
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
} as const satisfies Messages
