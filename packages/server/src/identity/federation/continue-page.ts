import { timingSafeEqual } from 'node:crypto'
import { maxNextLength } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type { App } from '../calls/app.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { sendPlainPage } from '../../platform/http/plain-page.ts'
import { languageOfVisitor } from '../pages/visitor-language.ts'
import { pageTexts } from '../../platform/languages/pages/page-texts.ts'
import { browserOf, keepBrowser, knownBrowser } from './browser-cookie.ts'
import { realmAddress } from './home-realm.ts'
import { ownProviderOf } from './own-provider.ts'
import type { StoredProvider } from './provider-queries.ts'
import type { WebCaller } from '../sessions/visitor.ts'

interface Carried {
  readonly email?: string | undefined
  readonly next?: string | undefined
  readonly fresh?: string | undefined
}

/**
 * Whether to show the page "Continue to …?" before redirecting to the provider: if a link on another site led here, or
 * if the signed-in user's provider is a different one or none. Otherwise a link could sign people in as somebody else
 * without their noticing. Also if `next` is too long to store: the page then says that it is left out.
 */
export async function mustAskFirst(
  app: App,
  { visitor: { session } }: WebCaller,
  c: Context<AppEnv>,
  { id }: StoredProvider,
  { next }: Carried,
): Promise<boolean> {
  const site = c.req.header('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site' || isTooLong(next)) return true
  return session !== null && (await ownProviderOf(app.db, session.user.id))?.providerId !== id
}

const isTooLong = (next: string | undefined) => next !== undefined && next.length > maxNextLength

/** Sends the page "Continue to …?". Its link begins the sign-in with the provider, and works in this browser only. */
export async function sendContinuePage(
  app: App,
  { visitor: { session } }: WebCaller,
  c: Context<AppEnv>,
  provider: StoredProvider,
  carried: Carried,
): Promise<Response> {
  const browser = browserOf(app, c)
  keepBrowser(app, c, browser)
  const language = await languageOfVisitor(app, c)
  const { continueTo: words, home } = pageTexts[language]
  const { name } = provider
  const email = session?.user.email ?? ''
  const { next, ...kept } = carried
  const texts = [
    session === null ? words.text({ name }) : words.signedIn({ name, email }),
    ...(isTooLong(next) ? [words.tooLong] : []),
  ]
  const query = Object.entries({ ...kept, ...(isTooLong(next) ? {} : { next }) }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const confirm = agreementOf(app, browser.secret, provider).toString('base64url')
  const href = realmAddress({ providerId: provider.id }, { ...Object.fromEntries(query), confirm })
  const link = (to: string, text: string) =>
    `<p><a href="${escapeHtml(to)}">${escapeHtml(text)}</a></p>`
  return sendPlainPage(c, {
    language,
    heading: words.heading({ name }),
    text: texts.join(' '),
    action: link(href, words.action({ name })) + link('/', home),
  })
}

/** Whether the person has followed the link of the page "Continue to …?" in this browser. */
export function hasAgreed(
  app: App,
  c: Context<AppEnv>,
  provider: StoredProvider,
  confirm: string | undefined,
): boolean {
  const browser = knownBrowser(app, c)
  if (confirm === undefined || browser === null) return false
  const given = Buffer.from(confirm, 'base64url')
  const expected = agreementOf(app, browser.secret, provider)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * The value of `confirm` in the link of the page "Continue to …?": a keyed hash of the secret in this browser's cookie.
 * Another site cannot know it, because it can neither read the page nor the cookie.
 */
function agreementOf({ keys }: App, secret: string, { id }: StoredProvider): Buffer {
  return keys.mac('organization-continue', secret, id)
}
