import { hashOfAppToken } from './app-token.ts'

/** A token for programs that a request brings. It alone says who asks: a cookie that comes with it does not count. */
export interface Bearer {
  /** Null if the token cannot be one of ours, although it begins like one. */
  readonly hash: Buffer | null
}

/** Finds our token anywhere in the header: of several that are joined, an app might read the other one. */
const ours = /(?:^|[\s,])bearer\s+"?vst_/i
const alone = /^bearer +(\S+)$/i

/** Whether an `Authorization` header brings a token of the platform. Other bearers are the app's own business. */
export const hasAppToken = (authorization: string) => ours.test(authorization)

/** The token in an `Authorization` header. Null: there is none of the platform's. */
export function bearerOf(authorization: string | undefined): Bearer | null {
  if (authorization === undefined || !hasAppToken(authorization)) return null
  const [, token] = alone.exec(authorization.trim()) ?? []
  return { hash: token === undefined ? null : hashOfAppToken(token) }
}
