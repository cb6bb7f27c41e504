import { adminCalls, calls, dataCalls, type Call } from '@vestibule/api-client/contract'

/** Every call that the cases make: the contract, and what a backend may leave out: administration, asking and deciding. */
export const checkedCalls = { ...calls, ...adminCalls, ...dataCalls }

/** The name of a call that the cases make. */
export type CheckedName = keyof typeof checkedCalls

export const checkedNames = Object.keys(checkedCalls) as CheckedName[]

/** A call of the cases. */
export const callOf = (name: CheckedName): Call => checkedCalls[name]

/** Whether a call is for a few users only, whose refusals to all others are the same for each such call. */
export const isOfAdministration = (name: CheckedName) =>
  ['admin', 'steward'].includes(callOf(name).access)
