import type { Endpoint } from '../contract/endpoint.ts'
import { formatUserHeader, parseUserHeader, userHeader } from '../contract/user-header.ts'
import { ApiError } from './api-error.ts'
import type { RequestOptions, Scope } from './client.ts'

/** The page's user as a value of the user header; undefined while unknown. */
export function pageUser({ userId, actingForId }: Scope): string | undefined {
  return userId && actingForId !== undefined ? formatUserHeader(userId, actingForId) : undefined
}

/**
 * Compares the user of an answer with the page's. Returns the scope from the answer if the page's user is still
 * unknown. Throws if the answer is for someone else.
 */
export function checkAnswer(
  { method, path }: Endpoint,
  { headers, status, url }: Response,
  scope: Scope,
  { anyUser }: RequestOptions,
): Scope | undefined {
  const answered = headers.get(userHeader)
  // For a write the server has already compared the user.
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

/** Whether an answer is for the page's user, no matter for which customer that user acts. */
export function isSameUser({ headers }: Response, { userId }: Scope): boolean {
  return parseUserHeader(headers.get(userHeader) ?? '').userId === userId
}
