/** A warning that the user has closed: it holds for one session of one user (null: not known). */
export interface Dismissal {
  /** End of that session in milliseconds, on the server's clock. */
  readonly endsAt: number | null
  readonly userId: string | null
}

/** Whether a dismissal is about this session. A user who is not known is given the benefit of the doubt. */
export function covers(dismissal: Partial<Dismissal> | null, session: Dismissal): boolean {
  return (
    dismissal !== null &&
    dismissal.endsAt === session.endsAt &&
    (!dismissal.userId || !session.userId || dismissal.userId === session.userId)
  )
}

/**
 * Reads a stored object; null for anything else. Any script of the origin may write there, so that
 * its fields must be compared, never trusted.
 */
export function parseRecord<T extends object>(text: string | null): Partial<T> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
