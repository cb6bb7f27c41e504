import * as v from 'valibot'
import type { World } from '@vestibule/app-kit/screens/world'
import { createFlowSnapshot } from '../../parts/flow-snapshot.ts'
import type { MailedLinkLog } from '../../parts/link-request/use-link-request.ts'

const record = v.object({
  input: v.string(),
  /** When another mail may be requested, in milliseconds since the epoch. */
  resendAt: v.number(),
})
const name = 'last'

/**
 * Stores to which address this tab had a recovery mail sent, until another may be requested. After a reload the page
 * shows that the mail is on its way, and sends no request that the server would refuse. `email`: the address in the
 * URL of the page, if there is one.
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
