/**
 * Names the user for whom a request is made or answered. The value is the user's id, followed by `;acting-for=` and
 * an organisation's id if the user, a member of staff, acts for that customer. Both ids are percent-encoded. Without
 * the second part the user acts for nobody else.
 *
 * The client sends it with every call other than GET, once it knows the user. If the session belongs to someone else,
 * or acts for someone else, the server answers `user_changed` and does nothing. The server sends it with every answer
 * of a call that needs a session.
 */
export const userHeader = 'X-Vestibule-User'

const actingFor = ';acting-for='

/** Builds the value of {@link userHeader}. */
// @__NO_SIDE_EFFECTS__
export function formatUserHeader(userId: string, actingForId: string | null): string {
  const user = encodeURIComponent(userId)
  return actingForId === null ? user : user + actingFor + encodeURIComponent(actingForId)
}

/** Parses the value of {@link userHeader}. */
// @__NO_SIDE_EFFECTS__
export function parseUserHeader(value: string): { userId: string; actingForId: string | null } {
  const [userId = '', actingForId = null] = value.split(actingFor)
  return {
    userId: decodeURIComponent(userId),
    actingForId: actingForId && decodeURIComponent(actingForId),
  }
}
