import { hashOfAppToken } from './app-token.ts'

/**
 * A token for programs that comes with a request. It alone identifies the user: a cookie in the same request is
 * ignored.
 */
export interface Bearer {
  /** Hash of the token. Null if the token begins like one of the platform, but cannot be valid. */
  readonly hash: Buffer | null
}

/**
 * Matches a token of the platform anywhere in the `Authorization` header: if it has several values, an app might read
 * another one than the first.
 */
const ours = /(?:^|[\s,])bearer\s+"?vst_/i
const alone = /^bearer +(\S+)$/i

/** Whether an `Authorization` header contains a token of the platform. Other bearer tokens belong to the app. */
export const hasAppToken = (authorization: string) => ours.test(authorization)

/** The platform's token in an `Authorization` header. Null: there is none. */
export function bearerOf(authorization: string | undefined): Bearer | null {
  if (authorization === undefined || !hasAppToken(authorization)) return null
  const [, token] = alone.exec(authorization.trim()) ?? []
  return { hash: token === undefined ? null : hashOfAppToken(token) }
}
