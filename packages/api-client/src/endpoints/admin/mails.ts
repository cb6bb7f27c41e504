import {
  listMailsEndpoint,
  sendAllMailsEndpoint,
  sendTestMailEndpoint,
  type QueuedMail,
} from '../../contract/admin-mails.ts'
import type { Client } from '../../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from '../perform.ts'
import type { Page, PageInput } from './page.ts'

/** Lists queued mails, the newest first. */
export function listMails(
  client: Client,
  input: PageInput & { readonly state?: 'waiting' | 'sent' | 'given_up' | undefined } = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(client, listMailsEndpoint, request, ({ data }): Page<QueuedMail> => data)
}

/** Tries to send every queued mail now. `waiting`: how many are still queued. */
export function sendAllMails(client: Client, options?: CallOptions) {
  return perform(client, sendAllMailsEndpoint, { ...options }, ({ data: { waiting } }) => ({
    kind: 'tried',
    waiting,
  }))
}

/** Sends a mail to the signed-in user. `mail_failed`: its message contains the mail server's answer. */
export function sendTestMail(client: Client, options?: CallOptions) {
  return perform(client, sendTestMailEndpoint, { ...options }, ({ data: { to } }) => ({
    kind: 'sent',
    to,
  }))
}
