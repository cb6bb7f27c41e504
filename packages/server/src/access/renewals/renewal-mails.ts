import { lastDayOf } from '../../platform/days.ts'
import { dayInWords } from '../../platform/languages/day-in-words.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { languageOfReader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Settings } from '../../platform/settings/settings.ts'

type Told = Pick<Settings, 'languages' | 'publicOrigin' | 'timeZone'>

interface Holder {
  readonly email: string
  /** The language that the holder has chosen. Null: none. */
  readonly language: string | null
}

/** The recipient of a mail about a grant, with the name of the app or dataset. */
interface Reader extends Holder {
  readonly name: string
}

/** An app or a dataset, and when access to it ends. */
export interface Ending {
  readonly name: string
  readonly endsAt: Date
}

/**
 * The mail to a person whose access was extended, whether they have requested that or not. `endsAt` null: the access
 * has no end.
 */
export function renewedMail(settings: Told, reader: Reader, endsAt: Date | null): Mail {
  const language = languageOfReader(settings, reader.language)
  const { accessRenewed: texts, accessGiven, openPlatform } = mailTexts[language]
  const { name } = reader
  const day = endsAt && dayInWords(language, lastDayOf(endsAt, settings.timeZone))
  const text = day === null ? texts.withoutEnd({ name }) : texts.text({ name, day })
  return composeMail({
    language,
    to: reader.email,
    heading: texts.heading({ name }),
    preview: text,
    paragraphs: [text],
    action: { label: openPlatform, url: `${settings.publicOrigin}/` },
    closing: accessGiven.closing,
  })
}

/**
 * The mail that lists all access which ends soon, to a person or, with `organization` (its name), to one of the
 * administrators of the organisation that has the access.
 */
export function endingMail(
  settings: Told,
  reader: Holder,
  endings: readonly Ending[],
  organization?: string,
): Mail {
  const language = languageOfReader(settings, reader.language)
  const { accessEnds, organizationAccessEnds, openPlatform } = mailTexts[language]
  const lines = endings.map(({ name, endsAt }) =>
    accessEnds.line({ name, day: dayInWords(language, lastDayOf(endsAt, settings.timeZone)) }),
  )
  const n = endings.length
  const [heading, text, next, closing] =
    organization === undefined
      ? [accessEnds.heading({ n }), accessEnds.text, accessEnds.next, accessEnds.closing]
      : [
          organizationAccessEnds.heading({ organization }),
          organizationAccessEnds.text({ organization }),
          organizationAccessEnds.next,
          organizationAccessEnds.closing,
        ]
  return composeMail({
    language,
    to: reader.email,
    heading,
    preview: lines[0] ?? '',
    paragraphs: [text, ...lines, next],
    action: { label: openPlatform, url: `${settings.publicOrigin}/` },
    closing,
  })
}
