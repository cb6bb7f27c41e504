import type { SignInMethod } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** The factors of a session, and how its account signs in. */
export interface ShownFactors {
  readonly factors: readonly string[]
  readonly signInMethod: SignInMethod
}

/**
 * Factors that count as two. A passkey with user verification: its device, and the device's PIN or biometrics. The
 * sign-in of an organisation that has reported two (`organization_mfa`). A device code that was approved in a session
 * with two.
 */
const twoInOne: ReadonlySet<string> = new Set(['passkey_uv', 'organization_mfa', 'device_code_mfa'])
const firsts: ReadonlySet<string> = new Set([
  'password',
  'email_code',
  'organization',
  'sign_in_link',
])
const seconds: ReadonlySet<string> = new Set(['authenticator', 'passkey'])

/**
 * Whether the session has shown two factors. A mailed code counts beside the password only if every sign-in of the
 * account asks for both: otherwise a person who reads the mails could set the password. A recovery code does not count:
 * it replaces a lost device, so that another one is set up next.
 */
export function hasTwoFactors({ factors, signInMethod }: ShownFactors): boolean {
  if (factors.some((factor) => twoInOne.has(factor))) return true
  if (factors.some((one) => firsts.has(one)) && factors.some((one) => seconds.has(one))) return true
  return (
    signInMethod === 'password_and_email_otp' &&
    factors.includes('password') &&
    factors.includes('email_code')
  )
}

/** Whether people of the organisation must show two factors. */
export function mustHaveTwo(
  { twoFactors }: Pick<Settings, 'twoFactors'>,
  organization: { readonly twoFactors: boolean },
): boolean {
  return twoFactors === 'all' || organization.twoFactors
}

/** Whether the account must show two factors, because its organisation or the platform demands it. */
export async function accountMustHaveTwo(
  { db, settings }: { readonly db: Database; readonly settings: Pick<Settings, 'twoFactors'> },
  userId: string,
): Promise<boolean> {
  const [organization] = await db
    .select({ twoFactors: organizations.twoFactors })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, userId))
  return organization !== undefined && mustHaveTwo(settings, organization)
}
