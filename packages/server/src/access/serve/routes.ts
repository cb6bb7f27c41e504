import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import { kindOf } from '../gate/asked-address.ts'
import { answerRefused, answerSignedOut, signInAddress, wordsPage } from '../gate/gate-answers.ts'
import type { Gate } from '../gate/gate.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { guestOf } from '../../identity/sessions/guest.ts'
import { pageTexts } from '../../platform/languages/pages/page-texts.ts'
import { upstreamHeaders } from './proxy-headers.ts'
import { serveFolder } from './serve-folder.ts'
import { serveUpstream } from './serve-upstream.ts'
import type { ServedApp } from './served-app.ts'
import {
  asksForDocument,
  askForWhole,
  withSessionScript,
  type LeftAlone,
} from './session-script.ts'

/**
 * Default content security policy of served apps. An app shares this origin and its session, so only script files of
 * the app run. Inline styles are allowed, as chart libraries write them.
 */
const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'self'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Why an app's pages have not got the script, as the log says it. */
const leftAlone = {
  policy: 'its content security policy forbids scripts or calls of its own origin',
  charset: 'its text has an encoding that is not read here',
  encoded: 'its answer is compressed, although an uncompressed one was asked for',
} satisfies Record<LeftAlone, string>

/**
 * Serves an imported app behind the gate. `scriptPath`: the path of `session.js` with the hash of its content; null where
 * it is not built.
 */
export function createServe(app: App, gate: Gate, scriptPath: string | null) {
  const { log } = app
  const { publicOrigin } = app.settings
  const told = new Set<string>()

  /** Adds the script to the documents of apps that ask for it. The log says once for each app why not. */
  function addScript(c: Context<AppEnv>, served: ServedApp, response: Response): Response {
    if (scriptPath === null || !wantsScript(c, served)) return response
    const onLeftAlone = (why: LeftAlone) => {
      if (told.has(`${served.app} ${why}`)) return
      told.add(`${served.app} ${why}`)
      log.warn({ app: served.app }, `session.js is not added to an app: ${leftAlone[why]}`)
    }
    const page = { app: served.app, origin: publicOrigin, path: scriptPath, onLeftAlone }
    return withSessionScript(response, page)
  }

  return async (c: Context<AppEnv>, served: ServedApp): Promise<Response> => {
    c.set('route', 'served app')
    c.env.outgoing.setHeader('Cache-Control', 'no-store')
    const { ip: address, hash } = guestOf(app, c)
    const { from } = served
    const { dataset, prefix, rest } = served.address
    const path = prefix + rest
    const asked = kindOf(c, c.req.method)
    const knock = { hash, ownOrigin: null, onPlatform: true, app: served.app, dataset }
    const decision = await gate.decide(knock)
    if (decision.kind === 'signedOut') {
      return answerSignedOut(app, c, asked, signInAddress(app, path))
    }
    if (decision.kind === 'refused') return answerRefused(app, c, asked, decision, path)
    const visitor = { ip: address, session: decision.session }
    const opened = { app: served.app, dataset: dataset || null }
    await app.recordOpened({ requestId: c.get('requestId'), visitor }, opened)
    // Redirect to the path with the last slash, which relative URLs in the page need.
    if (!rest.startsWith('/')) return c.redirect(`${prefix}/${rest}`, 308)
    c.env.outgoing.setHeader('Content-Security-Policy', policy)
    if ('folder' in from) {
      const isPlain = wantsScript(c, served)
      const file = await serveFolder(c, from.folder, rest, asked.isPage, !isPlain)
      return addScript(c, served, file)
    }
    const forwarded = { origin: publicOrigin, address, prefix }
    const headers = upstreamHeaders(c.req.raw.headers, decision.headers, forwarded)
    if (wantsScript(c, served)) askForWhole(headers)
    const response = await serveUpstream(c, from.upstream, rest, headers)
    if (response !== null) return addScript(c, served, response)
    log.warn({ requestId: c.get('requestId'), app: served.app }, 'an app does not answer')
    if (asked.isPage) return wordsPage(app, c, 502, ({ gate: { down } }) => down, '/')
    throw new ApiError('unavailable', pageTexts.en.gate.down.heading, { retryAfter: 5 })
  }
}

function wantsScript(c: Context<AppEnv>, { from }: ServedApp): boolean {
  return from.session_script === true && asksForDocument(c)
}
