import { type ItemOf, type ValueFrom, mostTokens } from '@vestibule/api-client/contract'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import { requireFreshProof } from '../../identity/sessions/fresh-proof.ts'
import { holdSession } from '../../identity/sessions/hold-session.ts'
import type { Session } from '../../identity/sessions/session.ts'
import { hasTwoFactors } from '../../identity/sessions/two-factors.ts'
import type { WebCaller } from '../../identity/sessions/visitor.ts'
import { hashOfAppToken, newAppToken } from '../../identity/tokens/app-token.ts'
import type { Account } from '../../identity/users/accounts.ts'
import { tellOwner } from '../../identity/users/credential-mail.ts'
import { audit, type Caller } from '../../platform/audit/audit.ts'
import { after } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { appTokens } from '../../platform/db/schema/tokens.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { MailBatch } from '../../platform/mail/mail-queue.ts'
import { newId } from '../../platform/random.ts'
import { askerOf } from '../resources/may-open.ts'
import { reachOfToken, type WantedReach } from './token-reach.ts'

type Row = typeof appTokens.$inferSelect

/** The token that a person asks for. */
interface Wanted extends WantedReach {
  readonly name: string
  readonly days: number
}

const dayS = 86_400

/** Lists the tokens of a person that are still valid, the newest first. */
export async function tokensOf({ db, clock }: Pick<App, 'db' | 'clock'>, userId: string) {
  const rows = await db
    .select()
    .from(appTokens)
    .where(and(eq(appTokens.userId, userId), gt(appTokens.endsAt, clock.now())))
    .orderBy(desc(appTokens.createdAt), desc(appTokens.id))
  return rows.map(shownToken)
}

/**
 * Makes a token for the user of the session and returns it; no later response contains the token in plain text. Throws
 * ApiError `step_required` if the user has not shown a factor recently, and `forbidden` while they act for a customer.
 */
export async function createToken(
  app: App,
  call: WebCaller,
  session: Session,
  wanted: Wanted,
): Promise<ValueFrom<'createToken'>> {
  refuseWhileActing(session)
  requireFreshProof(app.clock, session)
  const owner = { ...session.user, asked: call.visitor.language }
  return app.mailQueue.inTransaction(async (tx, mails) => {
    // Lock the account. A transaction that ends all its tokens then waits until this token is stored, and ends it too.
    const { providerId } = await holdSession(tx, session)
    const { factors, user } = session
    const twoFactors = hasTwoFactors({ factors, signInMethod: user.signInMethod })
    const asker = askerOf(session, app.clock.now())
    const made = { ...wanted, providerId, twoFactors }
    return storeToken(app, { tx, mails, owner, asker }, call, made)
  })
}

/**
 * Throws ApiError `forbidden` while the user acts for a customer: a token would open the customer's resources long
 * after that.
 */
export function refuseWhileActing({ actingFor }: Session) {
  if (actingFor !== null) throw because('forbidden', 'acting_for_customer')
}

interface Storing {
  readonly tx: Database
  readonly mails: MailBatch
  /** The owner's account, whose row the caller must have locked. The owner gets a mail about the new token. */
  readonly owner: Pick<Account, 'id' | 'email' | 'language'> & { readonly asked?: string }
  readonly asker: Parameters<typeof reachOfToken>[1]
}

/**
 * Makes a token, stores its hash, mails the owner, and returns the token in plain text. Throws ApiError
 * `validation_failed` if the owner cannot open the app or dataset, and `conflict` if the owner has too many tokens.
 */
export async function storeToken(
  app: Pick<App, 'clock' | 'settings'>,
  { tx, mails, owner, asker }: Storing,
  call: Caller,
  {
    name,
    days,
    providerId,
    twoFactors,
    ...wanted
  }: Wanted & Pick<Row, 'providerId' | 'twoFactors'>,
): Promise<ValueFrom<'createToken'>> {
  const userId = owner.id
  const now = app.clock.now()
  const { until, ...reach } = await reachOfToken(tx, asker, wanted)
  const isLive = and(eq(appTokens.userId, userId), gt(appTokens.endsAt, now))
  if ((await tx.$count(appTokens, isLive)) >= mostTokens) {
    throw because('conflict', 'too_many_tokens', { count: mostTokens })
  }
  const asked = after(now, days * dayS)
  const endsAt = until !== null && until < asked ? until : asked
  const token = newAppToken()
  const tokenHash = hashOfAppToken(token)
  if (tokenHash === null) throw new Error('A new token has a wrong checksum')
  const made = { id: newId(), userId, name, ...reach, createdAt: now, endsAt, lastUsedAt: null }
  await tx.insert(appTokens).values({ ...made, tokenHash, providerId, twoFactors })
  const { app: ofApp, dataset } = reach
  await audit(app, tx, call, {
    event: 'token_created',
    userId,
    detail: { token: made.id, app: ofApp, ...(dataset !== null && { dataset }) },
    after: { ends_at: endsAt.toISOString() },
  })
  await tellOwner(app, tx, mails, { to: owner, change: 'token_added', asked: owner.asked })
  return { ...shownToken(made), token }
}

/** Ends a token of the user. Throws ApiError `not_found` if the user has no token with this id. */
export async function endToken(
  app: Pick<App, 'db' | 'clock'>,
  call: Caller,
  session: Session,
  id: string,
) {
  await app.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(appTokens)
      .where(and(eq(appTokens.userId, session.user.id), eq(appTokens.id, id)))
      .returning({ app: appTokens.app })
    if (ended === undefined) throw new ApiError('not_found')
    await audit(app, tx, call, { event: 'token_ended', detail: { token: id, app: ended.app } })
  })
}

function shownToken(
  row: Omit<Row, 'tokenHash' | 'providerId' | 'twoFactors'>,
): ItemOf<'listTokens'> {
  const { id, name, app, dataset, createdAt, endsAt, lastUsedAt } = row
  return {
    id,
    name,
    app,
    dataset,
    created_at: createdAt.toISOString(),
    ends_at: endsAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}
