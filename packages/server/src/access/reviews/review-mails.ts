import { lastDayOf } from '../../platform/days.ts'
import { dayInWords } from '../../platform/languages/day-in-words.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { languageOfReader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Settings } from '../../platform/settings/settings.ts'

type Told = Pick<Settings, 'languages' | 'publicOrigin' | 'timeZone'>

interface Reader {
  readonly email: string
  /** The language that the recipient has chosen. Null: none. */
  readonly language: string | null
}

/** Access that is reviewed, with the names that mails show. */
export interface Reviewed {
  /** The person or the organisation whose access it is. */
  readonly holder: string
  /** Name of the dataset. */
  readonly name: string
  readonly dueAt: Date
}

/** Maximum number of reviews that one mail lists. The page to which the mail leads lists all. */
const mostLines = 20

const ofReader = (settings: Told, { language }: Reader) => {
  const known = languageOfReader(settings, language)
  const dayOf = (end: Date) => dayInWords(known, lastDayOf(end, settings.timeZone))
  return { language: known, texts: mailTexts[known], dayOf }
}

/**
 * The mail that asks a data steward whether the access in all of these reviews is still needed, for the first time
 * (`start`) or as the deadline comes near (`reminder`).
 */
export function reviewAskedMail(
  settings: Told,
  reader: Reader,
  reviewed: readonly Reviewed[],
  what: 'start' | 'reminder',
): Mail {
  const { language, texts, dayOf } = ofReader(settings, reader)
  const { reviewAsked: own } = texts
  const dueAt = reviewed.reduce<Date | null>(
    (first, one) => (first === null || one.dueAt < first ? one.dueAt : first),
    null,
  )
  const n = reviewed.length
  const heading = own.heading[what]({ n })
  const lines = reviewed.slice(0, mostLines).map(({ holder, name }) => own.line({ holder, name }))
  return composeMail({
    language,
    to: reader.email,
    heading,
    preview: lines[0] ?? '',
    paragraphs: [
      own.text({ day: dueAt ? dayOf(dueAt) : '' }),
      ...lines,
      ...(n > mostLines ? [own.more({ n: n - mostLines })] : []),
    ],
    action: { label: own.action, url: `${settings.publicOrigin}/data/reviews/` },
    closing: texts.toDecide.closing,
  })
}

/**
 * The mail about access that ends unless a data steward confirms it, to the person who has the access or to an
 * administrator of the organisation that has it.
 */
export function reviewToldMail(settings: Told, reader: Reader, { name, dueAt }: Reviewed): Mail {
  const { language, texts, dayOf } = ofReader(settings, reader)
  const { reviewTold: own } = texts
  return composeMail({
    language,
    to: reader.email,
    heading: own.heading({ name }),
    preview: own.text({ name, day: dayOf(dueAt) }),
    paragraphs: [own.text({ name, day: dayOf(dueAt) }), own.next],
    action: { label: texts.openPlatform, url: `${settings.publicOrigin}/` },
    closing: own.closing,
  })
}

/**
 * Returns the reason that a mail gives for access that has ended because no data steward confirmed it, in the language
 * of the recipient.
 */
export const unconfirmed = (settings: Told, reader: Reader): string =>
  ofReader(settings, reader).texts.reviewTold.unconfirmed
