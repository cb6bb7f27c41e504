import { calls, findLanguage, type AppSession, type Call } from '@vestibule/api-client/contract'
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { languageOfVisitor } from '../../identity/pages/visitor-language.ts'
import { guestOf } from '../../identity/sessions/guest.ts'
import type { Session } from '../../identity/sessions/session.ts'
import type { Database } from '../../platform/db/database.ts'
import { gateSessions } from '../../platform/db/schema/gate.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { succeed } from '../../platform/http/envelope.ts'
import { sendPlainPage } from '../../platform/http/plain-page.ts'
import { isLocked, recordActivity } from '../../identity/sessions/idle-lock.ts'
import { validate } from '../../platform/http/read-input.ts'
import { languageOfBrowser } from '../../platform/languages/page-language.ts'
import { pageTexts } from '../../platform/languages/pages/page-texts.ts'
import { hashToken } from '../../platform/random.ts'
import { askedOrigin } from './asked-address.ts'
import { readGateCookie } from './gate-cookies.ts'
import { appOnOrigin } from './gate.ts'

/** Path of the script that pages of apps load, on the platform and on the apps' own origins. */
export const sessionScriptPath = '/.vestibule/session.js'

/**
 * The page that a sign-in leads to if a page of an app has opened it in a new tab. The script of this page tells the
 * app's tabs that the user has signed in, and closes its own tab.
 */
const signedInPage = {
  endpoint: { method: 'GET', path: '/.vestibule/signed-in', answer: null, shape: 'bare' },
  summary: 'Ends a sign-in that a page of an app has opened in a tab of its own.',
  door: 'machine',
  access: 'anyone',
} as const satisfies Call

/**
 * Routes for the calls of `session.js`, the script in pages of apps. They look up the session themselves instead of
 * through the usual checks, because a call that a page makes in the background must not count as use of the session.
 */
export function appSessionRoutes(app: App) {
  const { clock, db, findSession, settings } = app

  async function findOnOwnOrigin(c: Context<AppEnv>) {
    const origin = askedOrigin(c, settings.trustedProxyHops)
    const name = origin === null ? null : await appOnOrigin(db, origin)
    if (origin === null || name === null) throw new ApiError('not_found')
    const token = readGateCookie(c, origin, 'gate')
    const hash = token === null ? null : await sessionOfGate(db, name, token)
    return { origin, session: hash && (await findSession(hash, clock.now())) }
  }

  mount(app, calls.readAppSession, async (c) => {
    validate(calls.readAppSession.params, c.req.param())
    return answerSession(app, c, await guestOf(app, c).session())
  })

  mount(app, calls.readOwnOriginSession, async (c) => {
    return answerSession(app, c, (await findOnOwnOrigin(c)).session)
  })

  mount(app, calls.reportOwnOriginActivity, async (c) => {
    const { origin, session } = await findOnOwnOrigin(c)
    // Demand that a page of the app's own origin has sent the request: browsers send the cookie with requests from
    // other origins of the same site, too.
    if (c.req.header('origin') !== origin) throw new ApiError('forbidden')
    if (session === null) throw new ApiError('not_authenticated')
    const locksAt = await recordActivity(app, session)
    return succeed(c, { data: { locks_at: locksAt?.toISOString() ?? null } })
  })

  mount(app, signedInPage, async (c) => {
    const language = await languageOfVisitor(app, c)
    const { signedIn } = pageTexts[language]
    return sendPlainPage(c, { language, ...signedIn, action: '', script: sessionScriptPath })
  })
}

/**
 * Looks up the hash of the platform session to which the gate session with this token belongs. Null: the app has no
 * such gate session.
 */
async function sessionOfGate(db: Database, app: string, token: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ sessionHash: gateSessions.sessionHash })
    .from(gateSessions)
    .where(and(eq(gateSessions.idHash, hashToken(token)), eq(gateSessions.app, app)))
  return row?.sessionHash ?? null
}

function answerSession(app: App, c: Context<AppEnv>, begun: Session | null): Response {
  const { settings } = app
  const session = begun?.lacksSecondFactor === false ? begun : null
  const chosen = findLanguage(session?.user.language, settings.languages)
  c.header('Content-Language', chosen ?? languageOfBrowser(c, settings))
  if (session !== null && isLocked(app.clock, session)) throw new ApiError('session_locked')
  const data: AppSession =
    session === null
      ? { user: null, acting_for: null, ends_at: null }
      : {
          user: { id: session.user.id, name: nameOf(session.user) },
          acting_for: session.actingFor,
          ends_at: session.expiresAt.toISOString(),
          ...(session.locksAt !== null && { locks_at: session.locksAt.toISOString() }),
        }
  return succeed(c, { data })
}

function nameOf({ firstName, lastName, email }: Session['user']): string {
  return `${firstName} ${lastName}`.trim() || email
}
