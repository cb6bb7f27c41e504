import { accessRequestCalls } from './access-requests.ts'
import { adminCalls } from './admin-calls.ts'
import { calls } from './calls.ts'
import { dataReportCalls } from './data-report.ts'
import { dataReviewCalls } from './data-reviews.ts'
import { dataStewardCalls } from './data-stewards.ts'
import { stewardTermsCalls } from './steward-terms.ts'
import { federationCalls } from './federation.ts'

/** The calls for asking for datasets and for deciding. They are not in `calls`, because a backend may leave them out. */
export const dataCalls = {
  ...accessRequestCalls,
  ...dataStewardCalls,
  ...dataReportCalls,
  ...dataReviewCalls,
  ...stewardTermsCalls,
}
/** The calls of asking and deciding, as a type. */
export type DataCalls = typeof dataCalls

/**
 * Every call that the server of this repository answers: the contract, administration, asking for datasets and deciding,
 * and sign-in with organisations.
 */
export const allCalls = { ...calls, ...adminCalls, ...dataCalls, ...federationCalls }

/** Every call, as a type. */
export type AllCalls = typeof allCalls
/** The name of any call. */
export type AnyCallName = keyof AllCalls
