import {
  cancelEmailChangeEndpoint,
  changeEmailEndpoint,
  confirmEmailChangeEndpoint,
  undoEmailChangeEndpoint,
} from '../contract/email-change.ts'
import type { Client } from '../transport/client.ts'
import { fillPath } from '../transport/request-url.ts'
import { perform, type CallOptions } from './perform.ts'

/**
 * Requests another email address; the server mails a link to it. The outcome does not reveal whether the address
 * already has an account.
 */
export function changeEmail(
  client: Client,
  input: { readonly email: string },
  options?: CallOptions,
) {
  const request = { ...options, body: { email: input.email } }
  return perform(client, changeEmailEndpoint, request, () => ({ kind: 'sent' }))
}

/** Cancels an unconfirmed change of address. */
export function cancelEmailChange(client: Client, options?: CallOptions) {
  return perform(client, cancelEmailChangeEndpoint, { ...options }, () => ({ kind: 'cancelled' }))
}

/** The path of the mailed link with which the user confirms the new address. */
export function confirmEmailChangePath(token: string): string {
  return fillPath(confirmEmailChangeEndpoint.path, { token })
}

/** The path of the mailed link with which the user restores the old address. */
export function undoEmailChangePath(token: string): string {
  return fillPath(undoEmailChangeEndpoint.path, { token })
}
