import { decodeAscii, safeNext } from './safe-next.ts'

/** Paths of the sign-in app except the account pages. After signing in, nobody is sent to them. */
const signInPages = /^\/auth(?:$|\/(?!account(?:$|\/)))/i

/** Paths of all calls of the API except the one that leads into an app behind the gate. */
const apiCalls = /^\/auth_api(?:$|\/(?!v1\/gate\/[^/]+\/enter\/?$))/i

/**
 * Where a user goes after signing in: the safe `next`. The result is `/` if `next` leads back into the sign-in app,
 * however it is written, because those pages would redirect to `next` again. It is also `/` if `next` leads to a call
 * of the API.
 */
export function nextAfterSignIn(next: unknown, allowedOrigins: readonly string[] = []): string {
  const safe = safeNext(next, allowedOrigins)
  if (!safe.startsWith('/')) return safe
  return signInPages.test(pathOf(safe)) || leadsToCall(safe) ? '/' : safe
}

/**
 * Whether a path of this origin leads to a call of the API. A link to a call might sign the reader in as somebody else.
 */
export function leadsToCall(path: string): boolean {
  return apiCalls.test(pathOf(path))
}

/** The path as a server resolves it: decoded, without `.` and `..`. */
function pathOf(next: string): string {
  const decoded = decodeAscii(next.replace(/[?#].*$/s, '')) ?? '/'
  return new URL(decoded, 'https://origin.invalid').pathname
}
