import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listAccountEventsEndpoint,
  listSessionsEndpoint,
  reportActivityEndpoint,
  type AccountEventPage,
  type BrowserSession,
} from '../contract/activity.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/**
 * Tells the server that somebody uses the session, which postpones its lock. `locksAtMs`: when the session is locked
 * unless somebody uses it before, in Unix milliseconds of the server's clock; null for never.
 */
export function reportActivity(client: Client, options?: CallOptions) {
  return perform(client, reportActivityEndpoint, { ...options, body: {} }, ({ data }) => ({
    kind: 'reported',
    locksAtMs: Date.parse(data.locks_at ?? '') || null,
  }))
}

/** Lists the browsers in which the user is signed in, the most recently used first. */
export function listSessions(client: Client, options?: ReadOptions) {
  return load(client, listSessionsEndpoint, { ...options }, ({ data }): BrowserSession[] => data)
}

/** Ends the session of one browser: the server refuses its next request. */
export function endSession(client: Client, input: { readonly id: string }, options?: CallOptions) {
  const request = { ...options, params: { sessionId: input.id } }
  return perform(client, endSessionEndpoint, request, () => ({ kind: 'ended' }), {
    validation_failed: 'notFound',
  })
}

/** Signs out of all browsers but this one. */
export function endOtherSessions(client: Client, options?: CallOptions) {
  return perform(client, endOtherSessionsEndpoint, { ...options }, () => ({ kind: 'ended' }))
}

/**
 * Lists the events of the user's account, the latest first. `after`: the value `next` of the previous page. `limit`: 1
 * to 100.
 */
export function listAccountEvents(
  client: Client,
  input: { readonly after?: string | undefined; readonly limit?: number | undefined } = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { after: input.after, limit: input.limit } }
  return load(client, listAccountEventsEndpoint, request, ({ data }): AccountEventPage => data)
}
