import { adminCalls, calls, type Call } from '@vestibule/api-client/contract'

/** Every call that the cases make: the contract, and administration, which a backend may leave out. */
export const checkedCalls = { ...calls, ...adminCalls }

/** The name of a call that the cases make. */
export type CheckedName = keyof typeof checkedCalls

export const checkedNames = Object.keys(checkedCalls) as CheckedName[]

/** A call of the cases. */
export const callOf = (name: CheckedName): Call => checkedCalls[name]

export const isOfAdministration = (name: CheckedName) => Object.hasOwn(adminCalls, name)
