import type { Context } from 'hono'
import type { App } from '../calls/app.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { sendPlainPage } from '../../platform/http/plain-page.ts'
import { factorLines } from '../users/factor-lines.ts'
import type { OtherFactor } from '../users/other-factors.ts'
import { languageOfVisitor } from './visitor-language.ts'
import { pageTexts } from '../../platform/languages/pages/page-texts.ts'

/**
 * What else the button of a confirmation page does to the account. The page lists the factors that will be removed, and
 * says whether the password will be deleted.
 */
interface Consequences {
  readonly removes?: readonly OtherFactor[]
  readonly voidsPassword?: boolean
}

/**
 * Sends the page that a mailed link opens. It names the e-mail address, and its button carries out what the link is
 * for.
 */
export async function sendConfirmPage(
  app: App,
  c: Context<AppEnv>,
  what: 'verifyAddress' | 'changeAddress' | 'keepAddress',
  email: string,
  { removes = [], voidsPassword = false }: Consequences = {},
): Promise<Response> {
  const language = await languageOfVisitor(app, c)
  const { heading, text, action } = pageTexts[language][what]
  const texts = pageTexts[language].keepAddress
  const lines = factorLines(language, removes).map((line) => `<li>${escapeHtml(line)}</li>`)
  const more = [
    ...(voidsPassword ? [`<p>${escapeHtml(texts.password)}</p>`] : []),
    ...(lines.length > 0 ? [`<p>${escapeHtml(texts.removed)}</p><ul>${lines.join('')}</ul>`] : []),
  ]
  return sendPlainPage(c, {
    language,
    heading,
    text: text({ email }),
    action: `${more.join('\n')}<form method="post"><button>${escapeHtml(action)}</button></form>`,
  })
}
