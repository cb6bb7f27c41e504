import { sharedPage } from '../core/page.ts'

/** Runs on the page where a sign-in tab ends: tells the waiting tabs, and closes this tab if the browser allows it. */
export function tellSignedIn(window: Window & typeof globalThis) {
  sharedPage(window).loginStatus.write('login-successful', Date.now())
  window.close()
}
