import { adminCalls, calls, dataCalls, type Call } from '@vestibule/api-client/contract'

/**
 * Every call that the conformance tests make: those of the contract, and the optional ones of administration, access
 * requests and decisions on them.
 */
export const checkedCalls = { ...calls, ...adminCalls, ...dataCalls }

/** The name of a call that the conformance tests make. */
export type CheckedName = keyof typeof checkedCalls

export const checkedNames = Object.keys(checkedCalls) as CheckedName[]

/** What the contract says about a call: its path, method, schemas, and who may make it. */
export const callOf = (name: CheckedName): Call => checkedCalls[name]

/** Whether a call is for administrators or data stewards only. All such calls refuse other users in the same way. */
export const isOfAdministration = (name: CheckedName) =>
  ['admin', 'steward'].includes(callOf(name).access)
