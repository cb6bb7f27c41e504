import { adminCalls } from './admin-calls.ts'
import { calls } from './calls.ts'
import { dataCalls } from './data-calls.ts'
import { federationCalls } from './federation.ts'

/** The type of `allCalls`: every call that Vestibule's own server answers, by name. */
export type AllCalls = typeof calls & typeof adminCalls & typeof dataCalls & typeof federationCalls

/**
 * Every call that Vestibule's own server answers: the contract, administration, asking for datasets and deciding on
 * them, and sign-in with organisations.
 */
export const allCalls: AllCalls = { ...calls, ...adminCalls, ...dataCalls, ...federationCalls }

/** The name of a call that Vestibule's own server answers. */
export type AnyCallName = keyof AllCalls
