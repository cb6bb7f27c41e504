import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import { languageOfVisitor } from '../../identity/pages/visitor-language.ts'
import { eulaAcceptances, eulas, eulaTexts } from '../../platform/db/schema/eulas.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { sendPlainPage } from '../../platform/http/plain-page.ts'
import { pageTexts } from '../../platform/languages/pages/page-texts.ts'

/**
 * Sends a page about terms that a user has accepted: their name and version, the time, the account, the name that the
 * user wrote if the terms required one, and the text in the language in which the user read it. Imported acceptances do
 * not say which text was read, so their page has none. Throws ApiError `not_found` if the user has not accepted this
 * version.
 */
export async function sendReceipt(
  app: App,
  c: Context<AppEnv>,
  asked: { readonly userId: string; readonly eulaId: string; readonly version: number },
): Promise<Response> {
  const { userId, eulaId, version } = asked
  const [found] = await app.db
    .select({ accepted: eulaAcceptances, text: eulaTexts, now: eulas })
    .from(eulaAcceptances)
    .innerJoin(eulas, eq(eulas.id, eulaAcceptances.eulaId))
    .leftJoin(
      eulaTexts,
      and(
        eq(eulaTexts.eulaId, eulaAcceptances.eulaId),
        eq(eulaTexts.version, eulaAcceptances.version),
        eq(eulaTexts.language, eulaAcceptances.language),
        eq(eulaTexts.sha256, eulaAcceptances.sha256),
      ),
    )
    .where(
      and(
        eq(eulaAcceptances.userId, userId),
        eq(eulaAcceptances.eulaId, eulaId),
        eq(eulaAcceptances.version, version),
      ),
    )
  if (found === undefined) throw new ApiError('not_found')
  const { accepted, text } = found
  const language = await languageOfVisitor(app, c)
  const { receipt } = pageTexts[language]
  const moment = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    dateStyle: 'long',
    timeStyle: 'long',
    hourCycle: 'h23',
    timeZone: app.settings.timeZone,
  }).format(accepted.acceptedAt)
  const facts = [
    [receipt.title, text?.name ?? found.now.name],
    [receipt.version, String(version)],
    [receipt.moment, moment],
    [receipt.account, [accepted.name, accepted.email].filter(Boolean).join(' · ') || null],
    [receipt.signature, accepted.signedName],
    [receipt.fingerprint, accepted.sha256],
  ] as const
  const rows = facts.flatMap(([term, value]) =>
    value ? [`<dt>${escapeHtml(term)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`] : [],
  )
  // The HTML of the terms is inserted without escaping: `sanitizeEula` has cleaned it before it was stored.
  const lang = accepted.language ? ` lang="${accepted.language}"` : ''
  const content = text === null ? '' : `<hr><article dir="auto"${lang}>${text.content}</article>`
  return sendPlainPage(c, {
    language,
    heading: receipt.heading,
    text: receipt.text,
    action: `<dl>${rows.join('')}</dl>${content}`,
  })
}
