import * as v from 'valibot'
import {
  changeErrors,
  named,
  page,
  pageQuery,
  readErrors,
  reasonField,
  requiredReason,
} from './admin-fields.ts'
import { person } from './data-stewards.ts'
import { data, type Call } from './endpoint.ts'
import { idField } from './fields.ts'

const accessReview = v.object({
  /** Identifies the review for `keepReviewedAccess` and `endReviewedAccess`. */
  id: v.string(),
  /** The dataset to which somebody's access is reviewed: its key and its name. */
  resource: v.object({ id: v.string(), name: v.string() }),
  /** The person whose access is reviewed. Null: an organisation's access is reviewed. */
  user: v.nullable(person),
  /** The organisation whose access is reviewed. Null: a person's access is reviewed. */
  organization: v.nullable(named),
  /** When the review began, as ISO 8601. */
  asked_at: v.string(),
  /** When the access ends if nobody answers, as ISO 8601. */
  due_at: v.string(),
  /**
   * The last day of the access if nobody answers, in the time zone of the platform: that of the moment before `due_at`.
   */
  last_day: v.string(),
  /** When the access was given, as ISO 8601. Null: not known, or the access has ended. */
  given_at: v.nullable(v.string()),
  /**
   * When the person last opened the dataset, as ISO 8601. Null: no opening is recorded, or an organisation's access is
   * reviewed.
   */
  last_opened_at: v.nullable(v.string()),
  /**
   * How the review was closed. `kept`: somebody answered that the access is still needed, or set another end of the
   * access meanwhile. `ended`: somebody answered that it is not needed, or the access ended meanwhile. `expired`:
   * nobody answered in time. Null: the review waits for an answer.
   */
  answer: v.nullable(v.union([v.picklist(['kept', 'ended', 'expired']), v.string()])),
  /** When the review was answered, or ended without an answer, as ISO 8601. Null: it waits for an answer. */
  answered_at: v.nullable(v.string()),
  /** The name of the person who has answered the review. Null: nobody has, or the person's account is erased. */
  answered_by: v.nullable(v.string()),
  /**
   * Whether the signed-in user may answer the review now: it waits for an answer, and the access is not the user's own.
   */
  can_answer: v.boolean(),
})

const base = '/auth_api/v1/data/reviews/'
const ofReview = v.object({ reviewId: idField })

/** Calls with which data stewards review whether people and organisations still need access. */
export const dataReviewCalls = {
  /** Lists reviews of access: those that wait for an answer, or those that are answered. */
  listAccessReviews: {
    endpoint: { method: 'GET', path: base, answer: data(page(accessReview)), errors: readErrors },
    summary:
      'Questions whether access is still needed: those that wait, the first to end first, or those that are answered, ' +
      'the latest first. Asked `REVIEW_MONTHS` after the access was given or the last answer.',
    access: 'steward',
    query: v.object({ ...pageQuery, state: v.optional(v.picklist(['open', 'answered']), 'open') }),
  },
  /**
   * Answers a review: the access is still needed. `conflict`: the review is answered already, or is about the user's
   * own access.
   */
  keepReviewedAccess: {
    endpoint: {
      method: 'POST',
      path: `${base}:reviewId/keep/`,
      answer: null,
      errors: changeErrors,
    },
    summary:
      'Answer that access is still needed. `conflict`: it is answered (with who and when in `changed`), or one’s own.',
    access: 'steward',
    params: ofReview,
    body: v.object({ reason: reasonField }),
  },
  /**
   * Answers a review: the access is no longer needed. This ends it now, and the person reads the reason. `conflict`:
   * the review is answered already, or is about the user's own access.
   */
  endReviewedAccess: {
    endpoint: { method: 'POST', path: `${base}:reviewId/end/`, answer: null, errors: changeErrors },
    summary:
      'Answer that access is no longer needed, which ends it now; the person reads why. `conflict` as for keeping it.',
    access: 'steward',
    params: ofReview,
    body: v.object({ reason: requiredReason }),
  },
} satisfies Record<string, Call>
