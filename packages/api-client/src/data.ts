import { dataCalls } from './contract/data-calls.ts'
import { functionsOf, type FunctionsOf } from './endpoints/functions-of.ts'
import type { Client } from './transport/client.ts'

/** The functions that make the calls of people who ask for datasets and of data stewards, by the names of the calls. */
export interface DataAccess extends FunctionsOf<typeof dataCalls> {}

/** Returns functions that make the calls of people who ask for datasets and of data stewards with this client. */
export const dataOf = (client: Client): DataAccess => functionsOf(client, dataCalls)
