import * as v from 'valibot'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import { createFlowSnapshot } from '../flow-snapshot.ts'

/** How long no other mail can be requested, unless the server says otherwise in `Retry-After`. */
export const resendCooldownMs = 30_000

const mailRecord = v.object({
  /** When the code expires, in milliseconds since the epoch. */
  goodUntil: v.number(),
  /** When another mail may be requested. */
  resendAt: v.number(),
  /** A code that was accepted, or tried too often, is not accepted again. */
  code: v.picklist(['sent', 'used', 'exhausted']),
})
type MailRecord = v.InferOutput<typeof mailRecord>

/**
 * Stores, for each address, which codes this tab had mailed, so that a reload or Back does not mail another. The
 * record ends with the session of the tab. Another tab learns the same from the refusal of the server.
 */
export function createMailLog(storage: KeyValueStorage) {
  const records = createFlowSnapshot(storage, 'vestibule.mailed', mailRecord)
  return {
    record: (email: string, mail: Omit<MailRecord, 'code'>) =>
      records.write(email, { ...mail, code: 'sent' }),
    recordEnd(email: string, code: 'used' | 'exhausted') {
      const mail = records.read(email)
      if (mail) records.write(email, { ...mail, code })
    },
    /**
     * Returns the record of the last code that was mailed to this address; undefined if there is none or the code has
     * expired. `now`: milliseconds since the epoch.
     */
    current(email: string, now: number) {
      const mail = records.read(email)
      return mail && now < mail.goodUntil ? mail : undefined
    },
    /** A new sign-in has begun: it gets a new code, unless the cooldown still runs. */
    beginAttempt(email: string, now: number) {
      const mail = records.read(email)
      if (mail && now >= mail.resendAt) records.clear(email)
    },
  }
}
