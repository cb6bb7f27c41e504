import type { SignInMethod } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** The factors that a user has shown in a session, and how the account signs in. */
export interface ShownFactors {
  readonly factors: readonly string[]
  readonly signInMethod: SignInMethod
}

/**
 * Single factors that count as two. `passkey_uv`: the passkey's device, and its PIN or biometrics. `organization_mfa`:
 * two factors that the organisation's identity provider has reported. `device_code_mfa`: a device code approved in a
 * session with two factors.
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
 * Whether the user has shown two factors. A mailed code counts as the second one after a password only if the account's
 * sign-in method asks for both: for other accounts, a code that was mailed to confirm something must not raise a
 * session. A recovery code does not count: the user has to set up a new device next.
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

/**
 * Whether people of the organisation must show two factors, because it or the whole platform (setting `TWO_FACTORS`)
 * demands it.
 */
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
