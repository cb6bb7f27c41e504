import * as v from 'valibot'
import type { KeyValueStore } from '../../boot/storage.ts'
import { createFlowSnapshot } from '../../flow/flow-snapshot.ts'

const flows = v.picklist(['two-factor', 'setup-new-device'])
/** The flow that ends with the codes. */
export type CodesFlow = v.InferOutput<typeof flows>

/**
 * Notes that someone is at their recovery codes, per address, until they go on. The codes themselves are kept
 * nowhere, so that a reload can only say so and offer new ones. The end of the tab's session drops the note.
 */
export function createShownCodes(storage: KeyValueStore) {
  const notes = createFlowSnapshot(storage, 'vestibule.codes-shown', flows)
  const keyOf = (email: string) => email.trim().toLowerCase()
  return {
    note: (email: string, flow: CodesFlow) => notes.write(keyOf(email), flow),
    has: (email: string, flow: CodesFlow) => notes.read(keyOf(email)) === flow,
    /** Gone on, or begun anew. */
    clear: (email: string) => notes.clear(keyOf(email)),
  }
}
