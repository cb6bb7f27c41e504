import type { Context } from 'hono'
import type { App } from '../calls/app.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { sendPlainPage } from '../../platform/http/plain-page.ts'
import { languageOfVisitor } from './visitor-language.ts'
import { pageTexts } from '../../platform/languages/pages/page-texts.ts'

/**
 * Answers a request for an address that does not exist: sends a page to people who follow a link. Throws ApiError
 * `not_found` for programs.
 */
export async function sendDeadLink(app: App, c: Context<AppEnv>): Promise<Response> {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead || !c.req.header('accept')?.includes('text/html')) throw new ApiError('not_found')
  const language = await languageOfVisitor(app, c)
  const { deadLink, home } = pageTexts[language]
  const action = `<p><a href="/">${home}</a></p>`
  return sendPlainPage(c, { language, ...deadLink, action }, 404)
}
