import type { App } from '../identity/calls/app.ts'

/**
 * The parts of the server that functions of the administration use, such as the database and the mail queue. Commands
 * of the operator pass them, too.
 */
export type AdminWorld = Pick<
  App,
  'db' | 'clock' | 'keys' | 'limits' | 'mailer' | 'mailQueue' | 'settings' | 'log'
>
