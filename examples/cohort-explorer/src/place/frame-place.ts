import type { ShellConnection } from '@vestibule/session/frame'
import type { Place } from './place.ts'
import { newSupportCode } from './support-code.ts'

/** The place of the app in the shell's frame. The shell controls the URL, the title and the session. */
export function framePlace(shell: ShellConnection): Place {
  return {
    subscribe: shell.store.subscribe,
    getSnapshot: shell.store.getSnapshot,
    setPath: shell.setPath,
    setTitle: shell.setTitle,
    setUnsavedWork: shell.setUnsavedWork,
    home: null,
    // The platform accepts error reports only from its own origin. Raise the error in this page instead, for the app's
    // own error monitoring.
    report: (error) => {
      const code = newSupportCode()
      window.reportError(new Error(code, { cause: error }))
      return code
    },
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      if (answer.status === 401) shell.reportUnauthorized()
      return answer
    },
    onSignedInAgain: shell.onSignedInAgain,
  }
}
