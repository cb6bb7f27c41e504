import { attempt } from '@vestibule/base/attempt'

/**
 * Says that a user has closed the warning before the end of a session, and names the session: by its end, and by its
 * user (null: user unknown).
 */
export interface Dismissal {
  /**
   * When the session that the warning was about ends, in milliseconds since 1970 on the server's clock. Null: unknown.
   */
  readonly endsAtMs: number | null
  readonly userId: string | null
}

/**
 * Whether the warning that `dismissal` says was closed is the warning of `session`: both end at the same time and
 * belong to the same user. If the user of either is unknown, the users count as the same.
 */
export function covers(dismissal: Partial<Dismissal> | null, session: Dismissal): boolean {
  return (
    dismissal !== null &&
    dismissal.endsAtMs === session.endsAtMs &&
    (!dismissal.userId || !session.userId || dismissal.userId === session.userId)
  )
}

/**
 * Parses an object from storage that tabs share; null for anything else. Any script of the origin can write this
 * storage, so do not trust the fields: compare them with known values.
 */
export function parseRecord<T extends object>(text: string | null): Partial<T> | null {
  const value = attempt(() => JSON.parse(text ?? 'null') as unknown)
  return typeof value === 'object' ? value : null
}
