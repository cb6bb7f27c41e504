import { adminCalls, calls, dataCalls, type Call } from '@vestibule/api-client/contract'

/**
 * Every call that the cases make: the contract, and the optional calls of administration, access requests and
 * decisions.
 */
export const checkedCalls = { ...calls, ...adminCalls, ...dataCalls }

/** The name of a call that the cases make. */
export type CheckedName = keyof typeof checkedCalls

export const checkedNames = Object.keys(checkedCalls) as CheckedName[]

/** The contract's row for a call of the cases. */
export const callOf = (name: CheckedName): Call => checkedCalls[name]

/** Whether a call is for administrators or data stewards only. All such calls refuse other users in the same way. */
export const isOfAdministration = (name: CheckedName) =>
  ['admin', 'steward'].includes(callOf(name).access)
