import { accessRequestCalls } from './access-requests.ts'
import { dataReportCalls } from './data-report.ts'
import { dataReviewCalls } from './data-reviews.ts'
import { dataStewardCalls } from './data-stewards.ts'
import { stewardTermsCalls } from './steward-terms.ts'

/** The calls of people who ask for datasets and of data stewards, as a type. */
export type DataCalls = typeof accessRequestCalls &
  typeof dataStewardCalls &
  typeof dataReportCalls &
  typeof dataReviewCalls &
  typeof stewardTermsCalls

/**
 * The calls of people who ask for datasets and of data stewards. They are not in `calls`, because a backend may leave
 * them out.
 */
export const dataCalls: DataCalls = {
  ...accessRequestCalls,
  ...dataStewardCalls,
  ...dataReportCalls,
  ...dataReviewCalls,
  ...stewardTermsCalls,
}
