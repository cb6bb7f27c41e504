import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import { fill } from '../languages/fill.ts'
import type { MailTexts } from '../languages/mails/en.ts'
import { mailTexts } from '../languages/mails/mail-texts.ts'
import { languageOfReader, type Reader } from '../languages/reader.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

/** What of an account was changed, by its owner or by an administrator. */
export type CredentialChange = keyof MailTexts['credentials']

/** Nothing older was replaced, so nobody is signed out. */
const endsNothing: ReadonlySet<CredentialChange> = new Set<CredentialChange>([
  'security_question_added',
  'passkey_added',
  'organization_sign_in',
])

interface Change {
  /** The owner, with the language that the owner has chosen. */
  readonly to: { readonly email: string; readonly language: string | null }
  readonly change: CredentialChange
  /** The language of the request that has changed it. */
  readonly asked?: string | undefined
}

/** Tells the owner of an account of a change that somebody else may have made. */
function credentialMail(
  { email, language }: Reader,
  changed: CredentialChange,
  at: Date,
  publicOrigin: string,
): Mail {
  const { signIn, change, credentials } = mailTexts[language]
  const { subject, what } = credentials[changed]
  // English here has the day before the month, and 24 hours.
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

/** Mails it. The change stands, and the mail may come later. */
export async function tellOwner(
  { mailQueue, clock, settings }: Teller,
  { to, change, asked }: Change,
): Promise<void> {
  const reader = { ...to, language: languageOfReader(settings, to.language, asked) }
  const mail = credentialMail(reader, change, clock.now(), settings.publicOrigin)
  await mailQueue.add(mail, { kind: 'account_changed' })
}
