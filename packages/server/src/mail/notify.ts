import type { App } from '../calls/app.ts'
import { composeMail } from './compose-mail.ts'

interface News {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Where it is looked after: a path of the platform. */
  readonly path: string
}

/** Tells NOTIFY_EMAIL, if it is set, that something waits for somebody. The mail may come later. */
export async function notifyOperators(
  { mailQueue, settings }: Pick<App, 'mailQueue' | 'settings'>,
  { subject, paragraphs, path }: News,
): Promise<void> {
  if (settings.notifyEmail === null) return
  const mail = composeMail({
    to: settings.notifyEmail,
    subject,
    heading: subject,
    preview: paragraphs[0] ?? '',
    paragraphs: [...paragraphs],
    action: { label: 'Open administration', url: settings.publicOrigin + path },
    closing: 'This address is NOTIFY_EMAIL of the platform.',
  })
  await mailQueue.add(mail, { kind: 'operators_told' })
}
