import { dataCalls } from './contract/data-calls.ts'
import { functionsOf, type FunctionsOf } from './endpoints/functions-of.ts'
import type { Client } from './transport/client.ts'

/** The calls for asking for datasets and for deciding, by name. */
export interface DataAccess extends FunctionsOf<typeof dataCalls> {}

/** Makes, on a client, the calls of people who ask for datasets and of those who decide. */
export const dataOf = (client: Client): DataAccess => functionsOf(client, dataCalls)
