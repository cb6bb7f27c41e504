import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import { change } from '../change/change.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

/** The changes that an administrator can make to outgoing mails. */
export function mailChanges(client: Client, { health: { mails: words } }: AdminTexts) {
  return {
    sendAll: (waiting: number) =>
      change(
        words.sendAll,
        { n: waiting },
        async () => {
          const outcome = await adminOf(client).sendAllMails()
          if (outcome.kind !== 'tried' || outcome.value.waiting === 0) return outcome
          return { kind: outcome.kind, done: words.sendAll.rest({ n: outcome.value.waiting }) }
        },
        { needs: 'health.write' },
      ),
    sendTest: () =>
      change(
        words.test,
        {},
        async () => {
          const outcome = await adminOf(client).sendTestMail()
          if (outcome.kind !== 'sent') return outcome
          return { kind: outcome.kind, done: words.test.sentTo({ address: outcome.value.to }) }
        },
        {
          needs: 'health.write',
          failed: ({ code, message }) =>
            code === 'mail_failed' ? words.test.failed({ answer: message }) : null,
        },
      ),
  }
}
