import { adminCalls } from './admin-calls.ts'
import { calls } from './calls.ts'
import { federationCalls } from './federation.ts'

/** Every call that the server of this repository answers: the contract, administration, and sign-in with organisations. */
export const allCalls = { ...calls, ...adminCalls, ...federationCalls }

/** Every call, as a type. */
export type AllCalls = typeof allCalls
/** The name of any call. */
export type AnyCallName = keyof AllCalls
