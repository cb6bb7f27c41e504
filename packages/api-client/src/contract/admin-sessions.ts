import * as v from 'valibot'
import { userAgent } from './activity.ts'
import { data, type Call } from './endpoint.ts'
import { named, page, pageQuery, readErrors } from './admin-fields.ts'

const listedSession = v.object({
  /** Identifies the session for `endUserSession`. It grants no access. */
  id: v.string(),
  /** The person who is signed in by the session. */
  user: v.object({
    id: v.string(),
    email: v.string(),
    first_name: v.string(),
    last_name: v.string(),
  }),
  /** The organisation of the person who is signed in. */
  organization: named,
  /**
   * Whether it is a session of the administrator who asks. Administrators can end their own sessions only on their
   * account page.
   */
  own: v.boolean(),
  /** The customer for whom the session's user, a member of staff, acts. Null: for nobody. */
  acting_for: v.nullable(named),
  user_agent: userAgent,
  /** The network address from which the session was opened. Null: unknown. */
  ip: v.nullable(v.string()),
  /** When the session was opened, as ISO 8601. */
  signed_in_at: v.string(),
  /** When a page last called the server's API with the session, as ISO 8601; updated at most every five minutes. */
  last_seen_at: v.string(),
  /** When the session ends at the latest, as ISO 8601. */
  expires_at: v.string(),
  /** The factors that the user has shown in this session, such as `password` and `email_code`. */
  factors: v.array(v.string()),
})

export const adminSessionCalls = {
  /** Lists the open sessions of the people whom the administrator may see, the latest sign-in first. */
  listAllSessions: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/sessions/',
      answer: data(page(listedSession)),
      errors: readErrors,
    },
    summary:
      'Where people are signed in now, the latest sign-in first. `q` searches the names and addresses of the people.',
    access: 'admin',
    permission: 'users.read',
    query: v.object(pageQuery),
  },
} satisfies Record<string, Call>
