import { lastDayOf } from '../../platform/days.ts'
import { dayInWords } from '../../platform/languages/day-in-words.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { languageOfReader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { renewedMail } from '../renewals/renewal-mails.ts'

type Told = Pick<Settings, 'languages' | 'publicOrigin' | 'timeZone'>

/** The recipient of a mail. `language` null: the recipient has chosen none. */
interface Reader {
  readonly email: string
  readonly language: string | null
}

/** A request, with the names that mails show. */
export interface NamedRequest {
  readonly id: string
  readonly number: number
  readonly kind: 'access' | 'renewal'
  /** Name of the app or the dataset. */
  readonly name: string
}

const ofReader = (settings: Told, { language }: Reader) => {
  const known = languageOfReader(settings, language)
  return { language: known, texts: mailTexts[known] }
}

/**
 * The mail to a person who can decide on a request: somebody asks for access or for a longer grant, or has answered a
 * question (`what`). The mail's link leads to the request.
 */
export function toDecideMail(
  settings: Told,
  reader: Reader,
  request: Omit<NamedRequest, 'kind'> & {
    readonly what: 'access' | 'renewal' | 'answer'
    readonly person: string
    readonly email: string
    readonly organization: string
    readonly text: string
  },
): Mail {
  const { language, texts } = ofReader(settings, reader)
  const { toDecide } = texts
  const { id, number, name, what, person, email, organization, text } = request
  const heading = toDecide.heading[what]({ number: String(number), name })
  const asks = toDecide.text[what]({ person, email, organization, name })
  return composeMail({
    language,
    to: reader.email,
    heading,
    preview: asks,
    paragraphs: [asks],
    quote: text,
    action: { label: toDecide.action, url: `${settings.publicOrigin}/data/requests/${id}/` },
    closing: toDecide.closing,
  })
}

/** The mail that returns a request to its author with a question. */
export function returnedMail(
  settings: Told,
  reader: Reader,
  request: NamedRequest,
  text: string,
): Mail {
  const { language, texts } = ofReader(settings, reader)
  const { requestReturned: own } = texts
  const values = { number: String(request.number), name: request.name }
  return composeMail({
    language,
    to: reader.email,
    heading: own.heading(values),
    preview: own.text(values),
    paragraphs: [own.text(values)],
    quote: text,
    action: { label: own.action, url: `${settings.publicOrigin}/requests/${request.id}/` },
    closing: texts.requestClosing,
  })
}

/** The mail that tells the author why their request was refused. */
export function refusedMail(
  settings: Told,
  reader: Reader,
  { number, name, kind }: Omit<NamedRequest, 'id'>,
  text: string,
): Mail {
  const { language, texts } = ofReader(settings, reader)
  const { requestRefused: own } = texts
  const values = { number: String(number), name }
  return composeMail({
    language,
    to: reader.email,
    heading: own.heading(values),
    preview: own.text[kind](values),
    paragraphs: [own.text[kind](values)],
    quote: text,
    closing: texts.requestClosing,
  })
}

/**
 * The mail to a person who can open a dataset from now on. `endsAt` null: without an end. `text`: what the data steward
 * writes to the person; null: nothing.
 */
export function accessGivenMail(
  settings: Told,
  reader: Reader,
  given: { readonly name: string; readonly endsAt: Date | null; readonly text: string | null },
): Mail {
  const { language, texts } = ofReader(settings, reader)
  const { name, endsAt } = given
  const day = endsAt && dayInWords(language, lastDayOf(endsAt, settings.timeZone))
  const text =
    day === null ? texts.accessGiven.withoutEnd({ name }) : texts.accessGiven.text({ name, day })
  return composeMail({
    language,
    to: reader.email,
    heading: texts.accessGiven.heading({ name }),
    preview: text,
    paragraphs: [text],
    ...(given.text && { quote: given.text }),
    action: { label: texts.openPlatform, url: `${settings.publicOrigin}/` },
    closing: texts.accessGiven.closing,
  })
}

/**
 * The mail to a person who has got access by an approved request (`access`), or whose access was extended by it
 * (`renewal`).
 */
export function approvedMail(
  settings: Told,
  reader: Reader,
  kind: 'access' | 'renewal',
  given: Parameters<typeof accessGivenMail>[2],
): Mail {
  return kind === 'renewal'
    ? renewedMail(settings, { ...reader, name: given.name }, given.endsAt)
    : accessGivenMail(settings, reader, given)
}

/** The mail to a person whose access a data steward has ended, with the reason. */
export function accessEndedMail(
  settings: Told,
  reader: Reader,
  ended: { readonly name: string; readonly reason: string },
): Mail {
  const { language, texts } = ofReader(settings, reader)
  const { name } = ended
  return composeMail({
    language,
    to: reader.email,
    heading: texts.accessEnded.heading({ name }),
    preview: texts.accessEnded.text({ name }),
    paragraphs: [texts.accessEnded.text({ name })],
    quote: ended.reason,
    closing: texts.accessEnded.closing,
  })
}
