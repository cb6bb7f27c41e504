import * as v from 'valibot'
import type { World } from '@vestibule/app-kit/screens/world'
import { createFlowSnapshot } from '../../parts/flow-snapshot.ts'
import type { MailedLinkLog } from '../../parts/link-request/use-link-request.ts'

const record = v.object({
  input: v.string(),
  /** When the user may request another mail, in milliseconds since the epoch. */
  resendAt: v.number(),
})
const name = 'last'

/**
 * Stores to which address this tab has had a recovery mail sent, until the user may request another mail. After a
 * reload the page then shows that the mail was sent, and sends no request that the server would refuse. `email`: the
 * address in the URL of the page, if there is one.
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
