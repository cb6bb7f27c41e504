import { listAllSessionsEndpoint, type ListedSession } from '../../contract/admin-sessions.ts'
import type { Client } from '../../transport/client.ts'
import { load, type ReadOptions } from '../perform.ts'
import type { Page, PageInput } from './page.ts'

/** Lists the open sessions of all people, the latest sign-in first. */
export function listAllSessions(client: Client, input: PageInput = {}, options?: ReadOptions) {
  const request = { ...options, query: { ...input } }
  return load(client, listAllSessionsEndpoint, request, ({ data }): Page<ListedSession> => data)
}
