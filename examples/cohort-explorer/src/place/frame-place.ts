import type { ShellConnection } from '@vestibule/session/frame'
import type { Place } from './place.ts'
import { newSupportCode } from './support-code.ts'

/** The app in the shell's frame: address, title and session are the shell's. */
export function framePlace(shell: ShellConnection): Place {
  return {
    subscribe: shell.store.subscribe,
    getSnapshot: shell.store.getSnapshot,
    setPath: shell.setPath,
    setTitle: shell.setTitle,
    setUnsavedWork: shell.setUnsavedWork,
    home: null,
    // The platform takes reports from its own origin alone. Here whatever watches the errors of your page gets them.
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
