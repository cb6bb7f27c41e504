import type { HttpBindings } from '@hono/node-server'

/** How a sign-in ended, or a step of it. `pending`: the person has to confirm something first. */
export type SignInOutcome = 'accepted' | 'pending' | 'limited' | 'refused' | 'failed'

/** What Hono carries along with each request. */
export interface AppEnv {
  Bindings: HttpBindings
  Variables: {
    /** Logged with the request, and shown by error pages and reports, so that the request can be found in the log. */
    requestId: string
    /**
     * `Set-Cookie` lines by cookie name. They are sent once, at the end of the request; later
     * writes replace earlier ones.
     */
    setCookies: Map<string, string>
    /** Path of the call in the contract. Logged in place of the URL. */
    route?: string
    /** Whether people open this address: a refusal is then shown as a page to whoever navigates. */
    isForPeople?: boolean
    /** How a sign-in with an organisation ended. Counted. */
    organizationSignIn?: SignInOutcome
    /** Whether a WebSocket has been opened in place of an answer. */
    isSwitched?: boolean
    /** Set once the caller is known. Logged. */
    userId?: string
  }
}
