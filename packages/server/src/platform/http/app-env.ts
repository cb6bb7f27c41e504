import type { HttpBindings } from '@hono/node-server'

/**
 * Result of a sign-in or of one of its steps. `pending`: somebody has to confirm it first, for example a device code.
 * `limited`: there were too many attempts. `failed`: this server or an identity provider did not work.
 */
export type SignInOutcome = 'accepted' | 'pending' | 'limited' | 'refused' | 'failed'

/** Values that Hono carries along with each request. Other folders of the server add theirs. */
export interface RequestVariables {
  /**
   * Id of the request. The log and error responses contain it, and pages show it as a support code if something fails,
   * so that operators find the log entry.
   */
  requestId: string
  /**
   * `Set-Cookie` lines by cookie name, sent once, at the end of the request. A later write of a cookie replaces an
   * earlier one.
   */
  setCookies: Map<string, string>
  /**
   * Name of the request in the log and the metrics, in place of its URL: the path of the call in the contract, with
   * placeholders such as `:providerId`, or a fixed name such as `served app`.
   */
  route?: string
  /** Whether people open this address in a browser. If so, a navigation that fails is answered with an HTML page. */
  isForPeople?: boolean
  /** Result of a sign-in with an organisation's identity provider, which the metrics count. */
  organizationSignIn?: SignInOutcome
  /** Whether the request has opened a WebSocket, so that no response is sent. */
  isSwitched?: boolean
  /** Id of the user, for the log. Absent until the user is known. */
  userId?: string
}

/** What Hono must know about a request of this server. */
export interface AppEnv {
  Bindings: HttpBindings
  Variables: RequestVariables
}
