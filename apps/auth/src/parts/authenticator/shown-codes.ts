import * as v from 'valibot'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import { createFlowSnapshot } from '../flow-snapshot.ts'
import type { FinishFailed } from '../finish-sign-in.ts'

const flows = v.picklist(['two-factor', 'setup-new-device', 'second-factor'])
/** The flow that showed the codes. */
export type CodesFlow = v.InferOutput<typeof flows>

/**
 * Stores for each address that recovery codes are on the screen, until the user goes on. The codes themselves are not
 * stored: after a reload the page says that they were shown, and offers new ones. The note ends with the session of the
 * tab.
 */
export function createShownCodes(storage: KeyValueStorage) {
  const notes = createFlowSnapshot(storage, 'vestibule.codes-shown', flows)
  return {
    note: notes.write,
    has: (email: string, flow: CodesFlow) => notes.read(email) === flow,
    /** Clears the note when the user begins a new sign-in. */
    clear: notes.clear,
    /** Clears the note when the sign-in is finished, or when it is over and has to begin anew. */
    async clearAfter(email: string, finishing: Promise<FinishFailed | undefined>) {
      const failed = await finishing
      if (!failed || failed.problem.kind === 'outOfStep') notes.clear(email)
      return failed
    },
  }
}
