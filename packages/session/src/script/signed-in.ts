import { sharedPage } from '../core/page.ts'

/** On the page where a sign-in in a tab of its own ends: tells the tabs that wait, and closes this one if it may. */
export function tellSignedIn(window: Window & typeof globalThis) {
  sharedPage(window).loginStatus.write('login-successful', Date.now())
  window.close()
}
