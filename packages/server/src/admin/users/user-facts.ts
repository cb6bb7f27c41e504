import type { ValueFrom } from '@vestibule/api-client/contract'
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import { eventsOf } from '../../identity/account/own-events.ts'
import { sessionsOf } from '../../identity/account/own-sessions.ts'
import { usesPassword } from '../../identity/account/security.ts'
import type { AdminWorld } from '../admin-world.ts'
import type { Database } from '../../platform/db/database.ts'
import { apiTokens } from '../../platform/db/schema/accounts.ts'
import { queuedMails } from '../../platform/db/schema/mails.ts'
import { authenticators, recoveryCodes } from '../../platform/db/schema/second-factors.ts'
import { appTokens } from '../../platform/db/schema/tokens.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { listPasskeys } from '../../identity/passkeys/passkey-queries.ts'
import {
  reaches,
  type Administrator,
  countPlatformAdmins,
} from '../../identity/administrators/administrator.ts'
import { knownBrowserNames } from '../../identity/sessions/known-browsers.ts'
import { actionsOn, readUser, targetOf, type ReadUser } from './change-user.ts'
import { accessOf, rolesOf, termsOf } from './user-holdings.ts'
import { locksOf, type Lock } from './user-locks.ts'
import { listedUser } from './user-row.ts'

const shownEvents = 10

/** The account in the form of a row of the list of people. */
const rowOf = ({ user, organization, ...has }: ReadUser) => ({
  ...user,
  ...has,
  hasPassword: user.passwordHash !== null,
  organizationName: organization.name,
})

/** The longest lock of the account, which refuses sign-ins because of failed attempts. Null: it is not locked. */
async function lockOf(app: AdminWorld, user: ReadUser['user']) {
  const browsers = await knownBrowserNames(app.db, user.id)
  return (await locksOf(app, [user], browsers)).get(user.id) ?? null
}

/**
 * Everything about one person that the administrator may see. Throws ApiError `not_found` if there is no such person,
 * or the administrator may not see them.
 */
export async function userFacts(
  app: AdminWorld,
  administrator: Administrator,
  id: string,
): Promise<ValueFrom<'getUser'>> {
  const { db } = app
  const read = await readUser(db, id)
  const reach = administrator.reach('users.read')
  if (read === null || !reaches(reach, read.user.organizationId)) throw new ApiError('not_found')
  const { user, organization } = read
  // Run these independent queries at the same time: one after the other, their network delays would add up.
  const [lock, terms, refused, factors, sessions, roles, access, events] = await Promise.all([
    lockOf(app, user),
    termsOf(app, user),
    refusedInvitation(db, user),
    factorsOf(app, id),
    sessionsOf(app, { user, hash: null }),
    rolesOf(db, id),
    accessOf(app, user),
    eventsOf(app, { user }, { limit: String(shownEvents) }),
  ])
  const row = rowOf(read)
  const changedAt = user.passwordChangedAt ?? user.createdAt
  const actions = actionsOn(administrator, await targetOf(db, read, lock))
  return {
    ...listedUser(row, lock ?? undefined),
    organization: {
      id: organization.id,
      name: organization.name,
      is_internal: organization.isInternal,
      tier: organization.tier,
    },
    imported: user.imported,
    language: user.language,
    created_at: user.createdAt.toISOString(),
    sign_in_method: user.signInMethod,
    obstacles: obstaclesOf(read, lock, terms, refused),
    password: usesPassword(user) ? { changed_at: changedAt.toISOString() } : null,
    ...factors,
    sessions,
    roles,
    access,
    terms,
    events: events.items,
    ...(actions.includes('add_role') && { platform_admins: await countPlatformAdmins(db) }),
    actions,
  }
}

async function factorsOf({ db, clock }: AdminWorld, userId: string) {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
  const isLive = and(eq(appTokens.userId, userId), gt(appTokens.endsAt, clock.now()))
  const [authenticator, codesLeft, passkeys, tokens, ofPrograms] = await Promise.all([
    findAuthenticator(db, userId),
    db.$count(recoveryCodes, unused),
    listPasskeys(db, userId),
    liveTokens(db, userId, clock.now()),
    db.$count(appTokens, isLive),
  ])
  return {
    authenticator: authenticator ? { confirmed_at: authenticator.confirmedAt.toISOString() } : null,
    recovery_codes_left: codesLeft,
    passkeys: passkeys.map((one) => ({
      id: one.credentialId,
      name: one.name,
      created_at: one.createdAt.toISOString(),
      last_used_at: one.lastUsedAt?.toISOString() ?? null,
      backed_up: one.backedUp,
    })),
    api_tokens: tokens,
    app_tokens: ofPrograms,
  }
}

async function findAuthenticator(db: Database, userId: string) {
  const [row] = await db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
  return row
}

async function liveTokens(db: Database, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ tokens: count() })
    .from(apiTokens)
    .where(
      and(eq(apiTokens.userId, userId), isNull(apiTokens.endedAt), gt(apiTokens.expiresAt, now)),
    )
  return row?.tokens ?? 0
}

type RefusedMail = NonNullable<Awaited<ReturnType<typeof refusedInvitation>>>

/**
 * The latest invitation mailed to the account's present address, if the mail server refused the recipient. Undefined:
 * none was mailed, or the latest was not refused.
 */
async function refusedInvitation(db: Database, { id, email }: ReadUser['user']) {
  const [latest] = await db
    .select({
      at: queuedMails.createdAt,
      answer: queuedMails.lastAnswer,
      isRefused: queuedMails.isRefused,
    })
    .from(queuedMails)
    .where(
      and(
        eq(queuedMails.userId, id),
        eq(queuedMails.kind, 'invitation'),
        eq(queuedMails.recipient, email),
      ),
    )
    .orderBy(desc(queuedMails.createdAt))
    .limit(1)
  return latest?.isRefused === true ? latest : undefined
}

/** Lists what keeps the person from signing in or from getting further after it, the most important first. */
function obstaclesOf(
  read: ReadUser,
  lock: Lock | null,
  terms: ValueFrom<'getUser'>['terms'],
  refused: RefusedMail | undefined,
): ValueFrom<'getUser'>['obstacles'] {
  const { user } = read
  const open = { until: null }
  return [
    ...(user.disabledAt === null ? [] : [{ code: 'disabled', ...open }]),
    ...(lock === null
      ? []
      : [
          {
            code: 'locked',
            until: lock.until.toISOString(),
            tries: lock.tries,
            window_s: lock.windowS,
            known_browser: lock.isKnownBrowser,
          },
        ]),
    ...(user.redirectUrl === null ? [] : [{ code: 'organization_sign_in', ...open }]),
    ...(user.isSetUp
      ? []
      : refused === undefined
        ? [{ code: 'not_set_up', ...open }]
        : [
            {
              code: 'invitation_refused',
              ...open,
              at: refused.at.toISOString(),
              answer: refused.answer,
            },
          ]),
    ...(terms.some((one) => one.accepted_at === null) ? [{ code: 'terms', ...open }] : []),
  ]
}
