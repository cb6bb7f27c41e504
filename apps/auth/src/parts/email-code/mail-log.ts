import * as v from 'valibot'
import type { KeyValueStore } from '../../boot/storage.ts'
import { createFlowSnapshot } from '../../flow/flow-snapshot.ts'

/** How long another mail is refused. The server's `Retry-After` wins. */
export const resendCooldownMs = 30_000

const mailRecord = v.object({
  /** Until when the code is good, in milliseconds since the epoch. */
  goodUntil: v.number(),
  /** When another may be asked for. */
  resendAt: v.number(),
  /** What became of the code: accepted, or tried too often, it will not be taken again. */
  code: v.picklist(['sent', 'used', 'exhausted']),
})
type MailRecord = v.InferOutput<typeof mailRecord>

/**
 * Which codes this tab had mailed, per address, so that a reload or Back does not mail another. A reload keeps
 * it, the end of the tab's session drops it; a second tab learns the same from the server's refusal.
 */
export function createMailLog(storage: KeyValueStore) {
  const records = createFlowSnapshot(storage, 'vestibule.mailed', mailRecord)
  const keyOf = (email: string) => email.trim().toLowerCase()
  return {
    record: (email: string, mail: Omit<MailRecord, 'code'>) =>
      records.write(keyOf(email), { ...mail, code: 'sent' }),
    recordEnd(email: string, code: 'used' | 'exhausted') {
      const mail = records.read(keyOf(email))
      if (mail) records.write(keyOf(email), { ...mail, code })
    },
    /** The last mail, while its code lives. */
    current(email: string, now: number) {
      const mail = records.read(keyOf(email))
      return mail && now < mail.goodUntil ? mail : undefined
    },
    /** A new sign-in attempt began: it gets a code of its own, once the cooldown allows. */
    beginAttempt(email: string, now: number) {
      const mail = records.read(keyOf(email))
      if (mail && now >= mail.resendAt) records.clear(keyOf(email))
    },
  }
}
