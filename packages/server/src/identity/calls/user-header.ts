import {
  formatUserHeader,
  needsSession,
  userHeader,
  type Call,
} from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type { Session } from '../sessions/session.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'

/**
 * On calls that need a session, sets a response header that names the user and the customer they act for; pages send it
 * back with each write. Throws ApiError `user_changed` if a write names another user or customer than its session has:
 * a tab left open sends the cookies of whoever signed in later in the same browser. A write without the header is not
 * checked.
 */
export function checkUser(c: Context<AppEnv>, { access, endpoint }: Call, session: Session | null) {
  if (session === null) return
  const user = formatUserHeader(session.user.id, session.actingFor?.id ?? null)
  const meant = endpoint.method === 'GET' ? undefined : c.req.header(userHeader)
  const isForeign = meant !== undefined && meant !== user
  if (isForeign || needsSession(access)) c.env.outgoing.setHeader(userHeader, user)
  if (!isForeign) return
  const isSameUser = meant.split(';')[0] === encodeURIComponent(session.user.id)
  throw isSameUser
    ? new ApiError(
        'user_changed',
        'You act for another customer now, or for none. Reload the page.',
      )
    : new ApiError('user_changed')
}
