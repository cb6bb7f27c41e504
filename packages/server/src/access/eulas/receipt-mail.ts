import { calls } from '@vestibule/api-client/contract'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { languageOfReader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Settings } from '../../platform/settings/settings.ts'

interface Receipt {
  readonly eulaId: string
  readonly version: number
  /** Name of the terms. */
  readonly name: string
  readonly sha256: string
}

/** The mail to somebody who has accepted terms of a dataset, with a link to the printable receipt page. */
export function receiptMail(
  settings: Pick<Settings, 'languages' | 'publicOrigin'>,
  reader: { readonly email: string; readonly language: string | null },
  { eulaId, version, name, sha256 }: Receipt,
): Mail {
  const language = languageOfReader(settings, reader.language)
  const texts = mailTexts[language].termsSigned
  const path = calls.getReceipt.endpoint.path
    .replace(':eulaId', encodeURIComponent(eulaId))
    .replace(':version', String(version))
  return composeMail({
    language,
    to: reader.email,
    heading: texts.heading({ name }),
    preview: texts.text({ name }),
    paragraphs: [texts.text({ name }), texts.fingerprint({ sha256 })],
    action: { label: texts.link, url: settings.publicOrigin + path },
    closing: texts.closing,
  })
}
