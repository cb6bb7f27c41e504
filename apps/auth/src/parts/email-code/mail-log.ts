import * as v from 'valibot'
import type { KeyValueStore } from '../../boot/storage.ts'
import { createFlowSnapshot } from '../../flow/flow-snapshot.ts'

/** How long a mailed code is good for. */
export const codeLifetimeMs = 15 * 60_000
/** How long another mail is refused. The server's `Retry-After` wins. */
export const resendCooldownMs = 30_000

const mailRecord = v.object({
  /** When the code was mailed, in milliseconds since the epoch. */
  sentAt: v.number(),
  /** When another may be asked for. */
  resendAt: v.number(),
  /** The code was accepted, and will not be again. */
  used: v.optional(v.boolean(), false),
})

/**
 * Which codes this tab had mailed, per address, so that a reload or Back does not mail another. A reload keeps
 * it, the end of the tab's session drops it; a second tab learns the same from the server's refusal.
 */
export function createMailLog(storage: KeyValueStore) {
  const records = createFlowSnapshot(storage, 'vestibule.mailed', mailRecord)
  const keyOf = (email: string) => email.trim().toLowerCase()
  return {
    record: (email: string, mail: v.InferInput<typeof mailRecord>) =>
      records.write(keyOf(email), { used: false, ...mail }),
    recordUsed(email: string) {
      const mail = records.read(keyOf(email))
      if (mail) records.write(keyOf(email), { ...mail, used: true })
    },
    /** The last mail, while its code lives. */
    current(email: string, now: number) {
      const mail = records.read(keyOf(email))
      return mail && now < mail.sentAt + codeLifetimeMs ? mail : undefined
    },
    /** A new sign-in attempt began: it gets a code of its own, once the cooldown allows. */
    beginAttempt(email: string, now: number) {
      const mail = records.read(keyOf(email))
      if (mail && now >= mail.resendAt) records.clear(keyOf(email))
    },
  }
}
