export interface Mail {
  /** One address of one person. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The mail could not be handed over. Nothing is known to have been sent. */
export class MailError extends Error {
  override readonly name = 'MailError'
}

export interface Mailer {
  /** Resolves once the mail is accepted for delivery, within 15 s; rejects with MailError otherwise. */
  send(mail: Mail): Promise<void>
}
