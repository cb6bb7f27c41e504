import { decodeAscii, safeNext } from './safe-next.ts'

/** Pages of the sign-in app that only lead elsewhere. The account's own pages are a destination. */
const signInPages = /^\/auth(?:$|\/(?!account(?:$|\/)))/i

/**
 * Where somebody goes once signed in: the safe `next`, unless it leads back into the sign-in app,
 * however it is written. Then it is `/`, because those pages would send them on to `next` again.
 */
export function nextAfterSignIn(next: unknown, allowedOrigins: readonly string[] = []): string {
  const safe = safeNext(next, allowedOrigins)
  return safe.startsWith('/') && signInPages.test(pathOf(safe)) ? '/' : safe
}

/** The path that a server looks for: decoded, without `.` and `..`. */
function pathOf(next: string): string {
  const decoded = decodeAscii(next.replace(/[?#].*$/s, '')) ?? '/'
  return new URL(decoded, 'https://origin.invalid').pathname
}
