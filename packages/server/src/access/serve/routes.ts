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

/** Serves an imported app behind the gate. */
export function createServe(app: App, gate: Gate) {
  const { log } = app
  const { publicOrigin } = app.settings
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
    if ('folder' in from) return serveFolder(c, from.folder, rest, asked.isPage)
    const forwarded = { origin: publicOrigin, address, prefix }
    const headers = upstreamHeaders(c.req.raw.headers, decision.headers, forwarded)
    const response = await serveUpstream(c, from.upstream, rest, headers)
    if (response !== null) return response
    log.warn({ requestId: c.get('requestId'), app: served.app }, 'an app does not answer')
    if (asked.isPage) return wordsPage(app, c, 502, ({ gate: { down } }) => down, '/')
    throw new ApiError('unavailable', pageTexts.en.gate.down.heading, { retryAfter: 5 })
  }
}
