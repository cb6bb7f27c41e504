import type { Language } from '@vestibule/api-client/contract'

export interface Mail {
  readonly language: Language
  /** A single address of one person. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Message id, the same at each try. Default: a new one. */
  readonly id?: string
}

/** The mail server did not accept the mail. As far as is known, nothing was sent. */
export class MailError extends Error {
  override readonly name = 'MailError'
  /** The mail server's answer, or the error that prevented one. */
  readonly answer: string
  /** Whether the mail server said that the recipient does not exist. If so, another try would be refused, too. */
  readonly isRecipientRefused: boolean
  constructor(
    message: string,
    {
      answer = message,
      isRecipientRefused = false,
      ...options
    }: ErrorOptions & { readonly answer?: string; readonly isRecipientRefused?: boolean } = {},
  ) {
    super(message, options)
    this.answer = answer
    this.isRecipientRefused = isRecipientRefused
  }
}

export interface Mailer {
  /** Resolves once the mail is accepted for delivery, within 15 s; rejects with MailError otherwise. */
  send(mail: Mail): Promise<void>
}
