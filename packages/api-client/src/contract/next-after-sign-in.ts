import { decodeAscii, safeNext } from './safe-next.ts'

/** Pages of the sign-in app, except the account's own pages, which are a valid destination. */
const signInPages = /^\/auth(?:$|\/(?!account(?:$|\/)))/i

/**
 * Where somebody goes after signing in: the safe `next`. If that leads back into the sign-in app, however it is
 * written, the result is `/`, because those pages would redirect to `next` again.
 */
export function nextAfterSignIn(next: unknown, allowedOrigins: readonly string[] = []): string {
  const safe = safeNext(next, allowedOrigins)
  return safe.startsWith('/') && signInPages.test(pathOf(safe)) ? '/' : safe
}

/** The path as a server resolves it: decoded, without `.` and `..`. */
function pathOf(next: string): string {
  const decoded = decodeAscii(next.replace(/[?#].*$/s, '')) ?? '/'
  return new URL(decoded, 'https://origin.invalid').pathname
}
