import { adminCalls } from './contract/admin-calls.ts'
import { functionsOf, type FunctionsOf } from './endpoints/functions-of.ts'
import type { Client } from './transport/client.ts'

/** The functions that make the calls of administration, by the names of the calls. */
export interface Administration extends FunctionsOf<typeof adminCalls> {}

/** Returns functions that make the calls of administration with this client. */
export const adminOf = (client: Client): Administration => functionsOf(client, adminCalls)
