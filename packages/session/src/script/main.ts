import { askServer, signedInPath } from './app-session.ts'
import { startPageScript } from './page-script.ts'
import { tellSignedIn } from './signed-in.ts'

declare global {
  interface Window {
    /** Functions that `session.js` offers to pages. */
    vestibule?: { readonly check: () => void }
  }
}

const own = document.currentScript as HTMLScriptElement | null
if (location.pathname === signedInPath) tellSignedIn(window)
else {
  const script = startPageScript({ window, app: own?.dataset['app'] ?? null, ask: askServer })
  // Do not overwrite this global name if the page already uses it, even as the id of an element.
  if (script !== null && !('vestibule' in window)) window.vestibule = { check: script.check }
}
