import * as v from 'valibot'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import { createFlowSnapshot } from '../flow-snapshot.ts'

/**
 * How long the user cannot request another mail, in milliseconds, unless the server says otherwise in `Retry-After`.
 */
export const resendCooldownMs = 30_000

const mailRecord = v.object({
  /** When the code expires, in milliseconds since the epoch. */
  goodUntil: v.number(),
  /** When the user may request another mail, in milliseconds since the epoch. */
  resendAt: v.number(),
  /**
   * `used`: the server has accepted the code. `exhausted`: too many wrong codes were tried. In both cases the server
   * accepts the code no more.
   */
  code: v.picklist(['sent', 'used', 'exhausted']),
})
type MailRecord = v.InferOutput<typeof mailRecord>

/**
 * Stores, by mail address, which codes were mailed for this tab, so that a reload or going back does not request
 * another mail. The record lasts as long as the tab is open. Another tab learns the same from the server's refusal.
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
    /**
     * Call it when a new sign-in begins: the sign-in gets a new code, unless the last mail was sent too short a time
     * ago.
     */
    beginAttempt(email: string, now: number) {
      const mail = records.read(email)
      if (mail && now >= mail.resendAt) records.clear(email)
    },
  }
}
