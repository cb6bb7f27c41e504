import { askServer, signedInPath } from './app-session.ts'
import { startPageScript } from './page-script.ts'
import { tellSignedIn } from './signed-in.ts'

declare global {
  interface Window {
    /** What pages can do with `session.js`. */
    vestibule?: { readonly check: () => void }
  }
}

const own = document.currentScript as HTMLScriptElement | null
if (location.pathname === signedInPath) tellSignedIn(window)
else {
  const script = startPageScript({ window, app: own?.dataset['app'] ?? null, ask: askServer })
  // A page may have a name of its own in this place, be it the id of an element.
  if (script !== null && !('vestibule' in window)) window.vestibule = { check: script.check }
}
