import { dataCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { answerReview } from './answer-review.ts'
import { listReviews } from './list-reviews.ts'

/** Routes by which data stewards list access reviews, and answer whether the access stays or ends. */
export function dataReviewRoutes(app: App) {
  mount(app, dataCalls.listAccessReviews, async ({ steward, query }) => ({
    data: await listReviews(app, steward, query),
  }))

  mount(app, dataCalls.keepReviewedAccess, async (call) => {
    const { reason } = call.body
    await answerReview(app, call, call.steward, call.params.reviewId, { answer: 'kept', reason })
  })

  mount(app, dataCalls.endReviewedAccess, async (call) => {
    const { reason } = call.body
    await answerReview(app, call, call.steward, call.params.reviewId, { answer: 'ended', reason })
  })
}
