import type { Endpoint } from '../contract/endpoint.ts'
import { formatUserHeader, parseUserHeader, userHeader } from '../contract/user-header.ts'
import { ApiError } from './api-error.ts'
import type { RequestOptions, Scope } from './client.ts'

/** Whose page it is, as the header of a request says it; undefined while that is not known. */
export function pageUser({ userId, actingForId }: Scope): string | undefined {
  return userId && actingForId !== undefined ? formatUserHeader(userId, actingForId) : undefined
}

/**
 * Compares the user of an answer with the page's. Returns the scope that the answer gives a page whose user
 * is not known yet. Throws where the answer is for someone else.
 */
export function checkAnswer(
  { method, path }: Endpoint,
  { headers, status, url }: Response,
  scope: Scope,
  { anyUser }: RequestOptions,
): Scope | undefined {
  const answered = headers.get(userHeader)
  // The server has compared the user of a write already.
  if (!answered || anyUser || method !== 'GET') return undefined
  const user = pageUser(scope)
  if (user === undefined) return parseUserHeader(answered)
  if (user === answered) return undefined
  throw new ApiError('otherUser', `${method} ${path} answered for another user`, {
    status,
    url,
    info: { code: 'user_changed' },
  })
}

/** Whether an answer is for the page's user, whoever that user acts for. */
export function isSameUser({ headers }: Response, { userId }: Scope): boolean {
  return parseUserHeader(headers.get(userHeader) ?? '').userId === userId
}
