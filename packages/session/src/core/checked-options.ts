import type { Client } from '@vestibule/api-client'
import type { SessionBackend } from './session-backend.ts'

interface Options {
  readonly client?: Client
  readonly backend?: SessionBackend
}

/**
 * Throws an error that says in one plain sentence what is wrong with the options of `createSession`, for callers whose
 * code no compiler checks. Called in development only.
 */
export function checkOptions(options: Options | undefined): void {
  const { client, backend } = options ?? {}
  if (backend !== undefined) {
    for (const name of ['getSession', 'signInUrl'] as const) {
      if (typeof (backend as Partial<typeof backend> | null)?.[name] !== 'function')
        throw new TypeError(`createSession: backend.${name} must be a function.`)
    }
  } else if (client === undefined) {
    throw new TypeError(
      'createSession needs an object with a client or a backend, such as createSession({ client: createClient() }).',
    )
  }
  if (
    client !== undefined &&
    typeof (client as Partial<typeof client> | null)?.request !== 'function'
  )
    throw new TypeError('createSession: client must be what createClient() returned.')
}
