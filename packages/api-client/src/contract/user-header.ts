/**
 * Says for whom a request is made, and for whom an answer was. Its value is the id of the user, and where
 * a member of staff acts for a customer `;acting-for=` with the id of that organisation. Both are
 * percent-encoded. Without the second part it means: for nobody else.
 *
 * The client sends it with every unsafe call. Where the session belongs to someone else, or acts for
 * someone else, the server answers `user_changed` and does nothing. The server sends it with every answer
 * of a call that needs a session.
 */
export const userHeader = 'X-Vestibule-User'

const actingFor = ';acting-for='

/** The value of {@link userHeader}. */
// @__NO_SIDE_EFFECTS__
export function formatUserHeader(userId: string, actingForId: string | null): string {
  const user = encodeURIComponent(userId)
  return actingForId === null ? user : user + actingFor + encodeURIComponent(actingForId)
}

/** The ids in a value of {@link userHeader}. */
// @__NO_SIDE_EFFECTS__
export function parseUserHeader(value: string): { userId: string; actingForId: string | null } {
  const [userId = '', actingForId = null] = value.split(actingFor)
  return {
    userId: decodeURIComponent(userId),
    actingForId: actingForId && decodeURIComponent(actingForId),
  }
}
