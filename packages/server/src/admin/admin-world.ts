import type { App } from '../identity/calls/app.ts'

/** The services of the server that administration uses. Commands of the operator pass them, too. */
export type AdminWorld = Pick<
  App,
  'db' | 'clock' | 'keys' | 'limits' | 'mailer' | 'mailQueue' | 'settings' | 'log'
>
