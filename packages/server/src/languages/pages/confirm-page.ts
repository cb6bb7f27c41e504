import type { Context } from 'hono'
import type { App } from '../../calls/app.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import { sendPlainPage } from '../../http/plain-page.ts'
import { fill } from '../fill.ts'
import { languageOfVisitor } from '../page-language.ts'
import { isolated } from '../reader.ts'
import { pageTexts } from './page-texts.ts'

/** The page behind a mailed link. It names the address; its button carries out the link. */
export async function sendConfirmPage(
  app: App,
  c: Context<AppEnv>,
  what: 'verifyAddress' | 'changeAddress' | 'keepAddress',
  email: string,
): Promise<Response> {
  const language = await languageOfVisitor(app, c)
  const { heading, text, action } = pageTexts[language][what]
  return sendPlainPage(c, {
    language,
    heading,
    text: fill(text, { email: isolated(language, email) }),
    action: `<form method="post"><button>${escapeHtml(action)}</button></form>`,
  })
}
