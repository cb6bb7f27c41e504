import type { HttpBindings } from '@hono/node-server'

/**
 * Result of a sign-in or of one of its steps. `pending`: somebody has to confirm it first, for example a device code.
 * `limited`: there were too many attempts. `refused`: a factor was wrong or is not allowed. `failed`: this server or an
 * identity provider did not work.
 */
export type SignInOutcome = 'accepted' | 'pending' | 'limited' | 'refused' | 'failed'

/**
 * Values that Hono carries along with each request. Other folders of the server add values of their own to this type.
 */
export interface RequestVariables {
  /**
   * Id of the request. The log and error responses contain it, and pages show it as a support code if something fails,
   * so that operators find the log entry.
   */
  requestId: string
  /**
   * `Set-Cookie` lines by cookie name, which are sent at the end of the request. If a cookie is set again, the later
   * line replaces the earlier one.
   */
  setCookies: Map<string, string>
  /**
   * Name of the request in the log and the metrics, in place of its URL: the path of the API call with placeholders
   * such as `:providerId`, or a fixed name such as `served app`. Absent: `static`.
   */
  route?: string
  /**
   * Whether people open the requested address in a browser. If so, a navigation that fails is answered with an HTML
   * page instead of JSON.
   */
  isForPeople?: boolean
  /** Result of a sign-in with an organisation's identity provider, which the metrics count. */
  organizationSignIn?: SignInOutcome
  /** Whether the request has opened a WebSocket, so that no response is sent. */
  isSwitched?: boolean
  /** Id of the signed-in user, for the log. Absent: nobody is signed in, or the session was not read yet. */
  userId?: string
}

/**
 * Type parameter of Hono in this server: what each request has in `c.env` (Node's request and response) and in `c.get`.
 */
export interface AppEnv {
  Bindings: HttpBindings
  Variables: RequestVariables
}
