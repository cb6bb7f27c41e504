import type { App } from '../calls/app.ts'

/** What administration uses of the server: the commands of an operator have it as well. */
export type AdminWorld = Pick<
  App,
  'db' | 'clock' | 'keys' | 'limits' | 'mailer' | 'mailQueue' | 'settings' | 'log'
>
