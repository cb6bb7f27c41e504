import type { Endpoint } from '../contract/endpoint.ts'
import { formatUserHeader, parseUserHeader, userHeader } from '../contract/user-header.ts'
import { ApiError } from './api-error.ts'
import type { RequestOptions, Scope } from './client.ts'

/** The page's user as a value of the header {@link userHeader}; undefined while the user is unknown. */
export function pageUser({ userId, actingForId }: Scope): string | undefined {
  return userId && actingForId !== undefined ? formatUserHeader(userId, actingForId) : undefined
}

/**
 * Checks that the answer to a GET is for the page's user, and throws an ApiError if it is not, unless `anyUser` is set.
 * If the page's user is still unknown, returns a scope with the user of the answer, otherwise undefined.
 */
export function checkAnswer(
  { method, path }: Endpoint,
  { headers, status, url }: Response,
  scope: Scope,
  { anyUser }: RequestOptions,
): Scope | undefined {
  const answered = headers.get(userHeader)
  // A write needs no check here: it names the page's user, and the server has refused it if the session is another
  // user's.
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

/** Whether an answer is for the page's user, no matter for which customer the user acts. */
export function isSameUser({ headers }: Response, { userId }: Scope): boolean {
  return parseUserHeader(headers.get(userHeader) ?? '').userId === userId
}
