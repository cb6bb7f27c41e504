import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import type { MailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { momentInWords } from '../../platform/languages/moment-in-words.ts'
import { languageOfReader, type Reader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { MailBatch } from '../../platform/mail/mail-queue.ts'
import type { Database } from '../../platform/db/database.ts'
import { factorLines } from './factor-lines.ts'
import { formerAddresses } from './former-addresses.ts'
import type { OtherFactor } from './other-factors.ts'

/** What the owner or an administrator has changed in how an account signs in. */
export type CredentialChange = keyof MailTexts['credentials']

/** Changes that add a factor or token and replace none, so that they end no session. */
const endsNothing: ReadonlySet<CredentialChange> = new Set<CredentialChange>([
  'security_question_added',
  'recovery_codes_added',
  'passkey_added',
  'token_added',
  'organization_sign_in',
])

interface Change {
  /** The owner, with the language that the owner has chosen. */
  readonly to: { readonly id: string; readonly email: string; readonly language: string | null }
  readonly change: CredentialChange
  /** The account's factors besides a new password, and whether the same change has removed them or they stay. */
  readonly others?: { readonly are: 'removed' | 'stay'; readonly list: readonly OtherFactor[] }
  /** Language of the request that made the change. */
  readonly asked?: string | undefined
}

interface Composed {
  readonly reader: Reader
  /** Whether the recipient is an earlier address of the account, with which nobody can sign in any more. */
  readonly isFormer: boolean
}

/**
 * The mail that tells an account's owner about a change in how the account signs in, in case somebody else has made the
 * change.
 */
function credentialMail(
  { clock, settings }: Teller,
  { change: changed, others }: Change,
  { reader: { email, language }, isFormer }: Composed,
): Mail {
  const { signIn, change, credentials, keepAddress, otherFactors } = mailTexts[language]
  const { subject, what } = credentials[changed]
  const done = what({ when: momentInWords(language, clock.now()) })
  const text = endsNothing.has(changed) ? done : change.andEnds({ what: done })
  const lines = factorLines(language, others?.list ?? [])
  const paragraphs = [
    text,
    ...(others && lines.length > 0 ? [otherFactors[others.are], ...lines] : []),
    change.nothingToDo,
  ]
  const mail = { language, to: email, subject, heading: subject, preview: change.preview }
  if (isFormer) {
    const closing = change.formerClosing({ subject: keepAddress.heading })
    return composeMail({ ...mail, paragraphs: [...paragraphs, change.formerAddress], closing })
  }
  const action = { label: signIn, url: settings.publicOrigin + authScreen('start') }
  return composeMail({ ...mail, paragraphs, action, closing: change.closing })
}

const about = { kind: 'account_changed' } as const

interface Teller extends Pick<App, 'clock'> {
  readonly settings: Pick<App['settings'], 'publicOrigin' | 'languages'>
}

/**
 * Queues the mail about a change in how the account signs in, in the transaction of the change, to the account's
 * address and to its earlier addresses that can still undo an address change.
 */
export async function tellOwner(
  world: Teller,
  tx: Database,
  mails: MailBatch,
  change: Change,
): Promise<void> {
  const mail = credentialMail(world, change, { reader: readerOf(world, change), isFormer: false })
  await mails.promise(tx, mail, about)
  await tellFormerAddresses(world, tx, mails, change)
}

/**
 * Queues the mail about a change in how the account signs in only to the account's earlier addresses: an owner who sets
 * up a first factor needs no mail.
 */
export async function tellFormerAddresses(
  world: Teller,
  tx: Database,
  mails: MailBatch,
  change: Change,
): Promise<void> {
  for (const email of await formerAddresses(tx, change.to.id, world.clock.now())) {
    const reader = { ...readerOf(world, change), email }
    await mails.promise(tx, credentialMail(world, change, { reader, isFormer: true }), about)
  }
}

function readerOf({ settings }: Teller, { to: { email, language }, asked }: Change): Reader {
  return { email, language: languageOfReader(settings, language, asked) }
}
