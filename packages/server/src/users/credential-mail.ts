import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import { fill } from '../languages/fill.ts'
import type { MailTexts } from '../languages/mails/en.ts'
import { mailTexts } from '../languages/mails/mail-texts.ts'
import { languageOfReader, type Reader } from '../languages/reader.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

/** What was changed in an account, by its owner or by an administrator. */
export type CredentialChange = keyof MailTexts['credentials']

/** Changes that replace nothing, so that no session is ended. */
const endsNothing: ReadonlySet<CredentialChange> = new Set<CredentialChange>([
  'security_question_added',
  'passkey_added',
  'organization_sign_in',
])

interface Change {
  /** The owner, with the language that the owner has chosen. */
  readonly to: { readonly email: string; readonly language: string | null }
  readonly change: CredentialChange
  /** Language of the request that made the change. */
  readonly asked?: string | undefined
}

/** The mail that tells the owner of an account about a change that somebody else may have made. */
function credentialMail(
  { email, language }: Reader,
  changed: CredentialChange,
  at: Date,
  publicOrigin: string,
): Mail {
  const { signIn, change, credentials } = mailTexts[language]
  const { subject, what } = credentials[changed]
  // In English, dates have the day before the month, and 24 hours.
  const locale = language === 'en' ? 'en-GB' : language
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  const done = fill(what, { when: new Intl.DateTimeFormat(locale, format).format(at) })
  const text = endsNothing.has(changed) ? done : fill(change.andEnds, { what: done })
  return composeMail({
    language,
    to: email,
    subject,
    heading: subject,
    preview: change.preview,
    paragraphs: [text, change.nothingToDo],
    action: { label: signIn, url: publicOrigin + authScreen('start') },
    closing: change.closing,
  })
}

interface Teller extends Pick<App, 'clock' | 'mailQueue'> {
  readonly settings: Pick<App['settings'], 'publicOrigin' | 'languages'>
}

/** Sends the mail. It may be sent later; the change is already stored. */
export async function tellOwner(
  { mailQueue, clock, settings }: Teller,
  { to, change, asked }: Change,
): Promise<void> {
  const reader = { ...to, language: languageOfReader(settings, to.language, asked) }
  const mail = credentialMail(reader, change, clock.now(), settings.publicOrigin)
  await mailQueue.add(mail, { kind: 'account_changed' })
}
