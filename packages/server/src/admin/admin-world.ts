import type { App } from '../identity/calls/app.ts'

/** The parts of the server that administration uses; the operator's commands supply them too. */
export type AdminWorld = Pick<
  App,
  'db' | 'clock' | 'keys' | 'limits' | 'mailer' | 'mailQueue' | 'settings' | 'log'
>
