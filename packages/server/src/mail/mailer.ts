import type { Language } from '@vestibule/api-client/contract'

export interface Mail {
  readonly language: Language
  /** One address of one person. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same at each try. Default: a new one. */
  readonly id?: string
}

/** The mail could not be handed over. Nothing is known to have been sent. */
export class MailError extends Error {
  override readonly name = 'MailError'
  /** What the mail server said, or what kept it from saying something. */
  readonly answer: string
  /** Whether it said that there is no such recipient: another try would be refused, too. */
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
