import type { Database } from '../platform/db/database.ts'
import { twins } from '../identity/users/renew-email-keys.ts'
import { ok, warning, type Outcome } from '../platform/check-outcome.ts'

const mostShown = 10

/**
 * Warns of accounts in which nobody can sign in, because their mail address is another spelling of the address of
 * another account, which gets the sign-ins.
 */
export async function checkAddresses(db: Database): Promise<Outcome> {
  const found = await twins(db)
  if (found.length === 0) return ok('each has one account')
  const names = found.slice(0, mostShown).map(({ id, email }) => `${email} (id ${id})`)
  const more = found.length > mostShown ? ` and ${found.length - mostShown} more` : ''
  return warning(
    `another account has the same address in another spelling than ${names.join(', ')}${more}: ` +
      'nobody can sign in as these. Disable them, or change their addresses in the administration',
  )
}
