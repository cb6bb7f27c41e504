import type { HttpBindings } from '@hono/node-server'

/** Outcome of a sign-in, or of a step of it. `pending`: the person has to confirm something first. */
export type SignInOutcome = 'accepted' | 'pending' | 'limited' | 'refused' | 'failed'

/** Values that Hono carries along with each request. */
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
    /** Path of the call in the contract, which is logged instead of the URL. */
    route?: string
    /** Whether people open this address: a refused navigation then gets a page. */
    isForPeople?: boolean
    /** Outcome of a sign-in with an organisation, for the metrics. */
    organizationSignIn?: SignInOutcome
    /** Whether a WebSocket was opened instead of sending an answer. */
    isSwitched?: boolean
    /** The user, once known, for the log. */
    userId?: string
  }
}
