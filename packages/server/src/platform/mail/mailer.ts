import type { Language } from '@vestibule/api-client/contract'

export interface Mail {
  readonly language: Language
  /** The recipient: a single address of one person. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** First part of the Message-ID, the same at each attempt to send the mail. Absent: a new Message-ID is made. */
  readonly id?: string
}

/** Thrown if the mail server has not accepted a mail. As far as the mailer knows, nothing was sent. */
export class MailError extends Error {
  override readonly name = 'MailError'
  /** What the mail server answered, or the error that kept it from answering. */
  readonly answer: string
  /** Whether the mail server refused the recipient for good (SMTP status 5xx), so that sending again is useless. */
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
  /**
   * Sends a mail. Resolves once the mail server has accepted it, within 15 seconds; rejects with MailError otherwise.
   */
  send(mail: Mail): Promise<void>
}
