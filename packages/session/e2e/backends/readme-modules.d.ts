// Types of the modules whose code the test takes from the README.
declare module 'readme:backend' {
  import type { SessionBackend } from '@vestibule/session'
  import type { UserManager } from 'oidc-client-ts'

  export const backend: SessionBackend
  export const userManager: UserManager | undefined
}

declare module 'readme:sign-in' {
  export function signIn(): Promise<void>
}
