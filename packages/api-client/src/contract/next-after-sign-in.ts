import { decodeAscii, safeNext } from './safe-next.ts'

/** Paths of the sign-in app except the account pages. After signing in, nobody is sent to them. */
const signInPages = /^\/auth(?:$|\/(?!account(?:$|\/)))/i

/** Paths of all calls of the API except the one that leads into an app behind the gate. */
const apiCalls = /^\/auth_api(?:$|\/(?!v1\/gate\/[^/]+\/enter\/?$))/i

/**
 * Returns where a user goes after signing in: `next`, or `/` if `safeNext` refuses it. Also returns `/` if `next` leads
 * to a call of the API, or back to the sign-in, however it is written: those pages would redirect to `next` again.
 */
export function nextAfterSignIn(next: unknown, allowedOrigins: readonly string[] = []): string {
  const safe = safeNext(next, allowedOrigins)
  if (!safe.startsWith('/')) return safe
  return signInPages.test(pathOf(safe)) || leadsToCall(safe) ? '/' : safe
}

/**
 * Whether a path of this origin leads to a call of the API, other than the one that leads into an app behind the gate.
 * A link to a call might sign the reader in as somebody else.
 */
export function leadsToCall(path: string): boolean {
  return apiCalls.test(pathOf(path))
}

/** Returns the path of a `next` as a server resolves it: decoded, without `.`, `..` and the query. */
function pathOf(next: string): string {
  const decoded = decodeAscii(next.replace(/[?#].*$/s, '')) ?? '/'
  return new URL(decoded, 'https://origin.invalid').pathname
}
