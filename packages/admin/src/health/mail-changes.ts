import type { Client } from '@vestibule/api-client'
import { sendAllMails, sendTestMail } from '@vestibule/api-client/admin'
import type { Change } from '../change/change.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

/** The changes that an administrator can make to outgoing mails. */
export function mailChanges(client: Client, { health: { mails: words } }: AdminTexts) {
  return {
    sendAll: (waiting: number): Change => ({
      title: words.sendAll.title(waiting),
      text: words.sendAll.text,
      button: words.sendAll.button,
      act: async () => {
        const outcome = await sendAllMails(client)
        if (outcome.kind !== 'tried' || outcome.waiting === 0) return outcome
        return { kind: outcome.kind, done: words.sendAll.rest(outcome.waiting) }
      },
      done: words.sendAll.done,
    }),
    sendTest: (): Change => ({
      title: words.test.title,
      text: words.test.text,
      button: words.test.button,
      act: async () => {
        const outcome = await sendTestMail(client)
        if (outcome.kind !== 'sent') return outcome
        return { kind: outcome.kind, done: words.test.sentTo(outcome.to) }
      },
      done: words.test.done,
      failed: ({ code, message }) => (code === 'mail_failed' ? words.test.failed(message) : null),
    }),
  }
}
