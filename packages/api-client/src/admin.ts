import { adminCalls } from './contract/admin-calls.ts'
import { functionsOf, type FunctionsOf } from './endpoints/functions-of.ts'
import type { Client } from './transport/client.ts'

/** The calls of administration, by name. */
export interface Administration extends FunctionsOf<typeof adminCalls> {}

/** Makes the calls of administration on a client. */
export const adminOf = (client: Client): Administration => functionsOf(client, adminCalls)
