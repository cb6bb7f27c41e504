import type { Language } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { refuse } from '../../platform/http/envelope.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { asLocation } from '../../platform/http/location.ts'
import { sendPlainPage } from '../../platform/http/plain-page.ts'
import { languageOfVisitor } from '../../identity/pages/visitor-language.ts'
import type { PageTexts } from '../../platform/languages/pages/page-texts.ts'
import { pageTexts } from '../../platform/languages/pages/page-texts.ts'
import { dayInWords } from '../../platform/languages/day-in-words.ts'
import { authScreen } from '../../identity/auth-screens.ts'
import type { Asked } from './asked-address.ts'
import { notOpen } from '../resources/resource-queries.ts'
import type { Decision } from './gate.ts'

interface Words {
  readonly heading: string
  readonly text: string
  /** Text of the link on the page. Default: the text of links to the home page. */
  readonly link?: string
}

/** The address of the sign-in page that leads back to `next`. */
export function signInAddress({ settings }: Pick<App, 'settings'>, next: string): string {
  return asLocation(settings.publicOrigin + authScreen('start', { next }))
}

/**
 * Answers somebody who is not signed in: redirects a page to `location` (in a frame, a page with a link stands in for
 * the sign-in page), and throws ApiError `not_authenticated` for a script. With `as401`, a page gets status 401 and the
 * address in a header, for proxies such as nginx, which cannot pass on a redirect from the gate.
 */
export async function answerSignedOut(
  app: App,
  c: Context<AppEnv>,
  { isPage, isFrame }: Pick<Asked, 'isPage' | 'isFrame'>,
  location: string,
  as401 = false,
): Promise<Response> {
  if (isPage && as401) {
    c.env.outgoing.setHeader('X-Vestibule-Location', location)
    // The proxy reads only the address in `X-Vestibule-Location` and discards the body, so answer with a plain 401.
    return refuse(c, new ApiError('not_authenticated'))
  }
  if (!isPage) throw new ApiError('not_authenticated')
  // Browsers do not show the sign-in page in a frame, so send a page with a link to it instead of a redirect.
  const isSignIn = location.startsWith(`${app.settings.publicOrigin}/auth/`)
  if (isFrame && isSignIn) return wordsPage(app, c, 401, ({ gate }) => gate.signedOut, '/')
  return c.redirect(location, 302)
}

/**
 * Answers a request with a locked session: leads a page to the screen on which the user unlocks the session, and from
 * there back to `next`. Throws ApiError `session_locked` for a script.
 */
export function answerLocked(
  app: App,
  c: Context<AppEnv>,
  { isPage, isFrame }: Pick<Asked, 'isPage' | 'isFrame'>,
  next: string,
  as401 = false,
): Promise<Response> | Response {
  if (!isPage) throw new ApiError('session_locked')
  const path = authScreen('unlock', { next })
  return leadTo(app, c, { isFrame }, path, ({ gate }) => gate.locked, as401, true)
}

/**
 * Leads the user of a page to a step that they must complete first, at `path` on the platform: by a redirect, in a
 * frame by a page with a link, and with `as401` by status 401 and a header with the address.
 */
function leadTo(
  app: App,
  c: Context<AppEnv>,
  { isFrame }: Pick<Asked, 'isFrame'>,
  path: string,
  wordsOf: (texts: PageTexts) => Words,
  as401: boolean,
  isLocked = false,
): Promise<Response> | Response {
  const location = asLocation(app.settings.publicOrigin + path)
  if (as401) {
    c.env.outgoing.setHeader('X-Vestibule-Location', location)
    return refuse(c, new ApiError(isLocked ? 'session_locked' : 'not_authenticated'))
  }
  if (isFrame) return wordsPage(app, c, isLocked ? 401 : 403, wordsOf, path)
  return c.redirect(location, 302)
}

/** Error texts for a program whose token is for another app or dataset. */
const ofTokens = {
  otherApp: 'This token is for another app',
  otherDataset: 'This token is for another dataset',
} as const

/**
 * Answers a signed-in user who may not open the app: with a page that says why, or by leading to the step that the user
 * must complete first. For a script, throws the ApiError. `next`: the path on the platform that leads back to the
 * requested page.
 */
export async function answerRefused(
  app: App,
  c: Context<AppEnv>,
  { isPage, isFrame }: Pick<Asked, 'isPage' | 'isFrame'>,
  { why, ended, dataset }: Extract<Decision, { readonly kind: 'refused' }>,
  next: string,
  as401 = false,
): Promise<Response> {
  if (why === 'otherApp' || why === 'otherDataset') throw new ApiError('forbidden', ofTokens[why])
  if (!isPage) {
    if (why === 'twoFactors') throw new ApiError('two_factors_required')
    if (why === 'terms') throw new ApiError('eula_required')
    if (why === 'datasetTerms') {
      throw new ApiError('dataset_terms_required', undefined, { info: { dataset } })
    }
    if (ended !== null) throw notOpen(ended)
    const { heading, text } = pageTexts.en.gate[why]
    throw new ApiError('forbidden', `${heading}. ${text}`)
  }
  if (why === 'datasetTerms') {
    const path = authScreen('eula', { dataset, next })
    return leadTo(app, c, { isFrame }, path, ({ gate }) => gate.datasetTerms, as401)
  }
  if (why === 'twoFactors') {
    const path = authScreen('secondFactor', { next })
    return leadTo(app, c, { isFrame }, path, ({ gate }) => gate.twoFactors, as401)
  }
  if (ended !== null) {
    const { display_name: name, last_day, renewable } = ended
    return wordsPage(
      app,
      c,
      403,
      ({ gate }, language) => ({
        heading: gate.ended.heading,
        text: gate.ended.text({ name, day: dayInWords(language, last_day) }),
        ...(renewable && { link: gate.ended.link }),
      }),
      '/',
    )
  }
  const path = why === 'terms' ? authScreen('eula', { next }) : '/'
  return wordsPage(app, c, 403, ({ gate }) => gate[why], path)
}

/**
 * Answers a request for an address that does not belong to the app for which the gate was asked: with a page that says
 * so, or for a script with ApiError `forbidden`.
 */
export function answerNotOfApp(
  app: App,
  c: Context<AppEnv>,
  { isPage }: Pick<Asked, 'isPage'>,
): Promise<Response> {
  if (!isPage) throw new ApiError('forbidden', 'This address does not belong to the app')
  return wordsPage(app, c, 403, ({ gate }) => gate.address, '/')
}

/**
 * Sends a simple text page in the platform's look and the visitor's language, with a link to `path` on the platform.
 * Pages of the platform may show it in a frame.
 */
export async function wordsPage(
  app: App,
  c: Context<AppEnv>,
  status: 401 | 403 | 502,
  wordsOf: (texts: PageTexts, language: Language) => Words,
  path: string,
): Promise<Response> {
  const { publicOrigin } = app.settings
  const language = await languageOfVisitor(app, c)
  const texts = pageTexts[language]
  const { heading, text, link = texts.home } = wordsOf(texts, language)
  const href = escapeHtml(publicOrigin + path)
  const action = `<p><a href="${href}" target="_top">${escapeHtml(link)}</a></p>`
  c.header('Cache-Control', 'no-store')
  return sendPlainPage(c, { language, heading, text, action }, status, publicOrigin)
}
