import * as v from 'valibot'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import { createFlowSnapshot } from '../flow-snapshot.ts'
import type { FinishFailed } from '../finish-sign-in.ts'

const flows = v.picklist(['two-factor', 'setup-new-device', 'second-factor'])
/** The flow of the app in which the page has shown recovery codes. */
export type CodesFlow = v.InferOutput<typeof flows>

/**
 * Stores, by mail address, that the page has shown recovery codes. The codes themselves are not stored: after a reload
 * the page says that they were shown, and offers new ones. The record is removed when the user goes on or the sign-in
 * is over, at the latest with the tab.
 */
export function createShownCodes(storage: KeyValueStorage) {
  const notes = createFlowSnapshot(storage, 'vestibule.codes-shown', flows)
  return {
    note: notes.write,
    has: (email: string, flow: CodesFlow) => notes.read(email) === flow,
    /** Removes the record when the user begins a new sign-in. */
    clear: notes.clear,
    /** Removes the record when the sign-in is finished, or when it has ended and must begin anew. */
    async clearAfter(email: string, finishing: Promise<FinishFailed | undefined>) {
      const failed = await finishing
      if (!failed || failed.problem.kind === 'outOfStep') notes.clear(email)
      return failed
    },
  }
}
