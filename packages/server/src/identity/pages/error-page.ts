import type { Context } from 'hono'
import type { App } from '../calls/app.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { asApiError } from '../../platform/http/envelope.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { sendPlainPage } from '../../platform/http/plain-page.ts'
import { languageOfVisitor } from './visitor-language.ts'
import { pageTexts } from '../../platform/languages/pages/page-texts.ts'

/** Sends an HTML page saying that the request failed, to a person who has opened its address in a browser. */
export async function sendErrorPage(
  app: App,
  c: Context<AppEnv>,
  thrown: unknown,
): Promise<Response> {
  const error = asApiError(thrown)
  const { status, code, retryAfter, cause } = error
  if (status >= 500) {
    app.log.error({ requestId: c.get('requestId'), code, err: cause ?? error }, 'failure')
  } else {
    // Log the reason, which the page leaves out: it is meant for operators. Leave out messages about fields, which may
    // repeat a part of the address, such as a token.
    const reason = error.fields === undefined ? error.message : 'a field is not valid'
    app.log.info({ requestId: c.get('requestId'), code, reason }, 'a page was refused')
  }
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  const language = await languageOfVisitor(app, c)
  const { deadLink, notNow, home } = pageTexts[language]
  const isTemporary = status === 429 || status >= 500
  const { publicOrigin } = app.settings
  // Use an absolute link with `target="_top"`: the page may be on the origin of an app, in a frame of the platform.
  const action = `<p><a href="${escapeHtml(publicOrigin)}/" target="_top">${escapeHtml(home)}</a></p>`
  const words = isTemporary ? notNow : deadLink
  c.header('Cache-Control', 'no-store')
  return sendPlainPage(c, { language, ...words, action }, status, publicOrigin)
}
