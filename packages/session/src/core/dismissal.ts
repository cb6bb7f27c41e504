import { attempt } from '@vestibule/base/attempt'

/**
 * A warning before the end of a session that the user has closed. It applies to one session of one user (null: user
 * unknown).
 */
export interface Dismissal {
  /**
   * When the session that the warning was about ends, in milliseconds since 1970 on the server's clock. Null: unknown.
   */
  readonly endsAtMs: number | null
  readonly userId: string | null
}

/**
 * Whether a closed warning was that of this session. If the user is unknown on either side, the users count as the
 * same.
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
