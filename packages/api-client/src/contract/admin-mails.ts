import * as v from 'valibot'
import { data, type Call } from './endpoint.ts'
import { page, pageQuery, proofErrors, readErrors } from './admin-fields.ts'

/**
 * States of a queued mail. `given_up`: the mail server refused the mail for good, or 24 hours have passed since it was
 * queued.
 */
export const mailStates = ['waiting', 'sent', 'given_up'] as const

/**
 * What a queued mail is about. `operators_told`: news for those who run the platform. `access_to_decide`: a request or
 * review that waits for the recipient's decision. Mails with codes or with links that sign in are sent at once and
 * never queued.
 */
export const mailKinds = [
  'invitation',
  'registration_refused',
  'ticket_answered',
  'account_changed',
  'operators_told',
  'access_ends',
  'access_to_decide',
  'access_decided',
  'terms_signed',
  'account_inactive',
] as const

const queuedMail = v.object({
  id: v.string(),
  /** What the mail is about: one of `mailKinds`; a newer server may send others. */
  kind: v.union([v.picklist(mailKinds), v.string()]),
  /** Whether the mail was sent: one of `mailStates`; a newer server may send others. */
  state: v.union([v.picklist(mailStates), v.string()]),
  /** The recipient, with most of the name masked, such as `h••••••@calder.example`. */
  to: v.string(),
  /** How often the server has tried to send the mail. */
  tries: v.number(),
  /** When the mail was queued, as ISO 8601. */
  created_at: v.string(),
  /** When the next try is due, as ISO 8601. Null unless the mail is waiting. */
  next_try_at: v.nullable(v.string()),
  /** When the mail server accepted the mail, as ISO 8601. Null: not yet. */
  sent_at: v.nullable(v.string()),
  /**
   * The mail server's answer to the last try, if the try failed. Null: no try has ended yet, another try is under way,
   * or the mail was accepted.
   */
  last_answer: v.nullable(v.string()),
})

const path = '/auth_api/v1/admin/mails/'

export const adminMailCalls = {
  /** Lists queued mails, the newest first. `q` finds only a whole mail address or the id of a mail. */
  listMails: {
    endpoint: { method: 'GET', path, answer: data(page(queuedMail)), errors: readErrors },
    summary:
      'Mails that can wait, the newest first. Codes and links that sign in are sent at once or not at all: they are not here.',
    access: 'admin',
    permission: 'health.read',
    query: v.object({ ...pageQuery, state: v.optional(v.picklist(mailStates)) }),
  },
  /**
   * Tries again now to send every queued mail that could not be sent before. `waiting` of the answer: how many mails
   * are still queued after these tries, or after five seconds.
   */
  sendAllMails: {
    endpoint: {
      method: 'POST',
      path: `${path}send_all/`,
      answer: data(v.object({ waiting: v.number() })),
      errors: proofErrors,
      done: 'tried',
    },
    summary: 'Try every mail that waits now. Answers how many wait still.',
    access: 'admin',
    permission: 'health.write',
  },
  /** Sends a test mail to the signed-in user. `mail_failed`: the error's message contains the mail server's answer. */
  sendTestMail: {
    endpoint: {
      method: 'POST',
      path: `${path}send_test/`,
      answer: data(v.object({ to: v.string() })),
      errors: [...proofErrors, 'mail_failed'],
      done: 'sent',
    },
    summary:
      'Send a mail to oneself at once. `mail_failed`: its message holds the answer of the mail server.',
    access: 'admin',
    permission: 'health.write',
  },
} satisfies Record<string, Call>
