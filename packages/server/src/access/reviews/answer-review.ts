import { and, eq, sql } from 'drizzle-orm'
import { audit, type Caller } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { nameOfUser, users } from '../../platform/db/schema/accounts.ts'
import { accessReviews, resources } from '../../platform/db/schema/resources.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { Steward } from '../../identity/administrators/steward.ts'
import type { Subject } from '../grants/grants.ts'
import { accessEndedMail } from '../requests/request-mails.ts'
import type { RequestWorld } from '../requests/store-request.ts'
import { decidesOn, partnerOf } from '../requests/who-decides.ts'
import { resourceName } from '../resources/resource-queries.ts'
import { endReviewed, holdersOf } from './end-reviewed.ts'

/**
 * Answers an access review: the access stays (`kept`), or ends now (`ended`). Throws ApiError `not_found` if the data
 * steward does not decide on the review, and `conflict` if somebody has answered it, with the time and the name, or if
 * it is about the data steward's own access.
 */
export async function answerReview(
  app: RequestWorld,
  call: Caller,
  steward: Steward,
  id: string,
  { answer, reason }: { readonly answer: 'kept' | 'ended'; readonly reason?: string | undefined },
) {
  await app.mailQueue.inTransaction(async (tx, mails) => {
    const { resourceId, subject, name } = await lockReview(tx, steward, id)
    const answered = { answer, answeredAt: app.clock.now(), answeredById: steward.userId }
    await tx.update(accessReviews).set(answered).where(eq(accessReviews.id, id))
    const by = steward.userId ?? 'operator'
    if (answer === 'ended') {
      await endReviewed(app, tx, call, { resourceId, subject }, { by, reason })
      for (const reader of await holdersOf(tx, { resourceId, subject })) {
        const mail = accessEndedMail(app.settings, reader, { name, reason: reason ?? '' })
        await mails.promise(tx, mail, { kind: 'access_decided', userId: reader.id })
      }
      return
    }
    const organization = subject.kind === 'user' ? subject.organizationId : subject.id
    await audit(app, tx, call, {
      event: 'access_kept',
      userId: subject.kind === 'user' ? subject.id : null,
      byId: by,
      detail: { resource: resourceId, organization },
      reason,
    })
  })
}

/**
 * SQL list of the people who may not decide on a review: the person whose access it is about. Empty if an organisation
 * has the access.
 */
export const reviewedPerson = sql`array_remove(array[${accessReviews.userId}], null)::text[]`

/**
 * Returns an open review on which the data steward decides, and locks its row: of two concurrent answers, only the
 * first is stored. Throws ApiError `not_found` if the data steward does not decide on it, and `conflict` if it has been
 * answered or is about the data steward's own access.
 */
async function lockReview(tx: Database, steward: Steward, id: string) {
  const [found] = await tx
    .select({
      review: accessReviews,
      resource: resources.resource,
      home: users.organizationId,
      answeredBy: nameOfUser(accessReviews.answeredById),
    })
    .from(accessReviews)
    .innerJoin(resources, eq(resources.id, accessReviews.resourceId))
    .leftJoin(users, eq(users.id, accessReviews.userId))
    .where(
      and(
        eq(accessReviews.id, id),
        decidesOn(steward, { partner: partnerOf, but: reviewedPerson, needed: 1 }),
      ),
    )
    .for('update', { of: accessReviews })
  if (found === undefined) throw new ApiError('not_found')
  const { review, home, answeredBy } = found
  if (review.answer !== null) {
    const changed = { by: answeredBy, at: review.answeredAt?.toISOString() ?? null }
    throw because('conflict', 'decided', undefined, { changed })
  }
  if (review.userId !== null && review.userId === steward.userId) {
    throw because('conflict', 'own_account')
  }
  const subject: Subject =
    review.userId === null
      ? { kind: 'organization', id: review.organizationId ?? '' }
      : { kind: 'user', id: review.userId, organizationId: home ?? '' }
  return {
    resourceId: review.resourceId,
    subject,
    name: resourceName(found.resource),
  }
}
