import { sharedPage } from '../core/page.ts'

/**
 * Runs on the page to which a sign-in tab goes at the end: tells the tabs that wait, and closes this tab if the browser
 * allows it.
 */
export function tellSignedIn(window: Window & typeof globalThis) {
  sharedPage(window).loginStatus.write('login-successful', Date.now())
  window.close()
}
