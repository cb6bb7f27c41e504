import type { AccountSecurity, ProofFactor } from '@vestibule/api-client/contract'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { App } from '../calls/app.ts'
import { securityQuestions, users } from '../../platform/db/schema/accounts.ts'
import { authenticators, recoveryCodes } from '../../platform/db/schema/second-factors.ts'
import { countPasskeys } from '../passkeys/passkey-queries.ts'
import { isOfPerson } from '../sessions/fresh-proof.ts'
import { realmAddress } from '../federation/home-realm.ts'
import { ownProviderOf, type OwnProvider } from '../federation/own-provider.ts'
import type { Session } from '../sessions/session.ts'
import { needsDeviceCode } from '../../platform/settings/settings.ts'
import { openChangeOf } from './email-change-queries.ts'

type User = Pick<typeof users.$inferSelect, 'signInMethod' | 'passwordHash'>

/** Whether the account has a password and signs in with it. */
export function usesPassword({ signInMethod, passwordHash }: User): boolean {
  return passwordHash !== null && signInMethod !== 'email_otp_and_authenticator_based'
}

/** The factors with which the user can prove again who they are in this session. */
export function proofsOf(
  { settings }: Pick<App, 'settings'>,
  session: Pick<Session, 'factors' | 'lacksSecondFactor'>,
  user: User & { readonly hasAuthenticator: boolean },
  passkeys: number,
  ownProvider: OwnProvider | null,
): ProofFactor[] {
  // Offer no factor if the settings allow only sign-ins by device code. Offer none to a session that nobody opened with
  // a personal factor either (such as one opened by an API token): a new proof must not turn it into a full sign-in.
  if (needsDeviceCode(settings) || !isOfPerson(session)) return []
  const isElsewhere = ownProvider?.enforced === true
  // Whether the session must still show a second factor. The password and the mailed code are then not offered.
  const lacks = session.lacksSecondFactor
  return [
    ...(settings.passkeys.enabled && passkeys > 0 ? ['passkey' as const] : []),
    ...(usesPassword(user) && !isElsewhere && !lacks ? ['password' as const] : []),
    ...(user.hasAuthenticator ? ['authenticator' as const] : []),
    ...(user.hasAuthenticator || isElsewhere || lacks ? [] : ['email_code' as const]),
  ]
}

/** How the session's user signs in, which factors are set up, and by which the user can prove again who they are. */
export async function securityOf(app: App, session: Session): Promise<AccountSecurity> {
  const { db, settings } = app
  const userId = session.user.id
  const [found] = await db
    .select({ user: users, confirmedAt: authenticators.confirmedAt })
    .from(users)
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .where(eq(users.id, userId))
  if (found === undefined) throw new Error('A session has its user')
  const { user, confirmedAt } = found
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  const passkeys = await countPasskeys(db, userId)
  const own = await ownProviderOf(db, userId)
  const changing = await openChangeOf(db, userId, app.clock.now())
  const changedAt = user.passwordChangedAt ?? user.createdAt
  return {
    sign_in_method: user.signInMethod,
    password: usesPassword(user) ? { changed_at: changedAt.toISOString() } : null,
    authenticator: confirmedAt === null ? null : { confirmed_at: confirmedAt.toISOString() },
    recovery_codes_left: left?.codes ?? 0,
    passkeys,
    email_change: changing && {
      email: changing.email,
      expires_at: changing.expiresAt.toISOString(),
    },
    security_question: settings.securityQuestions
      ? { question: await questionOf(app, userId) }
      : null,
    organization_sign_in: own && {
      name: own.name,
      enforced: own.enforced,
      url: realmAddress(own, { email: user.email, fresh: 'true' }),
    },
    proofs: proofsOf(
      app,
      session,
      { ...user, hasAuthenticator: confirmedAt !== null },
      passkeys,
      own,
    ),
  }
}

async function questionOf({ db }: App, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ question: securityQuestions.question })
    .from(securityQuestions)
    .where(eq(securityQuestions.userId, userId))
  return row?.question ?? null
}
