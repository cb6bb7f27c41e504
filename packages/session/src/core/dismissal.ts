import { attempt } from '@vestibule/base/attempt'

/** A warning that the user has closed. It applies to one session of one user (null: user unknown). */
export interface Dismissal {
  /** End of that session in milliseconds, on the server's clock. */
  readonly endsAtMs: number | null
  readonly userId: string | null
}

/** Whether a dismissal belongs to this session. An unknown user on either side counts as the same user. */
export function covers(dismissal: Partial<Dismissal> | null, session: Dismissal): boolean {
  return (
    dismissal !== null &&
    dismissal.endsAtMs === session.endsAtMs &&
    (!dismissal.userId || !session.userId || dismissal.userId === session.userId)
  )
}

/**
 * Parses a stored object; null for anything else. Any script of the origin can write this storage, so do not trust
 * the fields: compare them with known values.
 */
export function parseRecord<T extends object>(text: string | null): Partial<T> | null {
  const value = attempt(() => JSON.parse(text ?? 'null') as unknown)
  return typeof value === 'object' ? value : null
}
