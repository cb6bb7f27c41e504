import type { HttpBindings } from '@hono/node-server'

/** What Hono carries along with each request. */
export interface AppEnv {
  Bindings: HttpBindings
  Variables: {
    /** Finds the request in the log; errors and reports show it. */
    requestId: string
    /** `Set-Cookie` lines by name: a response sets each cookie once, as it is at its end. */
    setCookies: Map<string, string>
    /** Path of the call in the contract; logged in place of the address. */
    route?: string
    /** Set once the caller is known; logged. */
    userId?: string
  }
}
