import * as v from 'valibot'
import type { World } from '../../boot/world.ts'
import { createFlowSnapshot } from '../../flow/flow-snapshot.ts'
import type { MailedLinkLog } from '../../parts/link-request/use-link-request.ts'

const record = v.object({
  input: v.string(),
  /** When another may be asked for, in milliseconds since the epoch. */
  resendAt: v.number(),
})
const name = 'last'

/**
 * To which address this tab had a recovery mail sent, until another may be asked for: the server would refuse it,
 * and whoever reloads the page wants to know that the mail is on its way. `email`: the address that the page is
 * about, if it is about one.
 */
export function recoveryMailLog(
  { sessionStorage, clock }: Pick<World, 'sessionStorage' | 'clock'>,
  email: string | undefined,
): MailedLinkLog<string> {
  const records = createFlowSnapshot(sessionStorage, 'vestibule.recovery', record)
  return {
    write: (mailed) => records.write(name, mailed),
    read() {
      const mailed = records.read(name)
      const isOfPage = !email || email === mailed?.input
      return mailed && isOfPage && clock.now() < mailed.resendAt ? mailed : undefined
    },
  }
}
