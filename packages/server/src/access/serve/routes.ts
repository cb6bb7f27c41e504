import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import { kindOf } from '../gate/asked-address.ts'
import {
  answerLocked,
  answerRefused,
  answerSignedOut,
  signInAddress,
  wordsPage,
} from '../gate/gate-answers.ts'
import type { Gate } from '../gate/gate.ts'
import { recordUse } from '../gate/record-use.ts'
import { refuseBearer } from '../gate/refuse-bearer.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { guestOf } from '../../identity/sessions/guest.ts'
import { pageTexts } from '../../platform/languages/pages/page-texts.ts'
import type { EndOfAccess, StayOpen } from '../gate/stay-open.ts'
import type { OpenTimes } from '../../platform/http/open-times.ts'
import { limitSilence } from '../../platform/http/silence.ts'
import { webSocketOf } from '../../platform/http/upgrade-answer.ts'
import { defaultPolicy } from './default-policy.ts'
import { upstreamHeaders } from './proxy-headers.ts'
import { serveFolder } from './serve-folder.ts'
import { serveUpstream } from './serve-upstream.ts'
import type { ServedApp } from './served-app.ts'
import type { OpenSockets } from './sockets/open-sockets.ts'
import { closeFor, refuseHandshake, serveSocket } from './sockets/serve-socket.ts'
import {
  asksForDocument,
  askForWhole,
  withSessionScript,
  type LeftAlone,
} from './session-script.ts'

export type Serve = (c: Context<AppEnv>, served: ServedApp) => Promise<Response>

export interface ServeOptions {
  readonly gate: Gate
  readonly stayOpen: StayOpen
  readonly sockets: OpenSockets
  readonly times: OpenTimes
  /** The path of `session.js` with the hash of its content. Null if the build has not made the script. */
  readonly scriptPath: string | null
}

/** Log texts: why `session.js` is not added to the pages of an app. */
const leftAlone = {
  policy: 'its content security policy forbids scripts or calls of its own origin',
  charset: 'its text has an encoding that is not read here',
  encoded: 'its answer is compressed, although an uncompressed one was asked for',
} satisfies Record<LeftAlone, string>

/** Serves an imported app behind the gate, over HTTP and WebSockets. */
export function createServe(app: App, options: ServeOptions): Serve {
  const { gate, stayOpen, sockets, times, scriptPath } = options
  const { log } = app
  const { publicOrigin } = app.settings
  const told = new Set<string>()

  /**
   * Adds `session.js` to an app's documents. If the app prevents that, for example by its content security policy, logs
   * why, once for each app and reason.
   */
  function addScript(served: ServedApp, path: string | null, response: Response): Response {
    if (path === null) return response
    const onLeftAlone = (why: LeftAlone) => {
      if (told.has(`${served.app} ${why}`)) return
      told.add(`${served.app} ${why}`)
      log.warn({ app: served.app }, `session.js is not added to an app: ${leftAlone[why]}`)
    }
    const page = { app: served.app, origin: publicOrigin, path, onLeftAlone }
    return withSessionScript(response, page)
  }

  return async (c, served) => {
    c.set('route', 'served app')
    const { outgoing } = c.env
    outgoing.setHeader('Cache-Control', 'no-store')
    const { ip: address, hash, bearer } = guestOf(app, c)
    const { from } = served
    const { dataset, prefix, rest } = served.address
    const path = prefix + rest
    const upgrade = webSocketOf(c)
    const refusal = upgrade && refuseHandshake(c, publicOrigin, bearer !== null)
    if (refusal !== null) return refusal
    // Answer a request with a token by an error, never by a redirect: its program cannot use a sign-in page.
    const isOfBrowser = upgrade === null && bearer === null
    const asked = isOfBrowser ? kindOf(c, c.req.method) : { isPage: false, isFrame: false }
    const knock = { hash, bearer, ownOrigin: null, onPlatform: true, app: served.app, dataset }
    const askedAtMs = stayOpen.now()
    const decision = await gate.decide(knock)
    if (decision.kind === 'signedOut') {
      if (bearer !== null) return refuseBearer(app, c, bearer, address)
      return answerSignedOut(app, c, asked, signInAddress(app, path))
    }
    if (decision.kind === 'locked') return answerLocked(app, c, asked, path)
    if (decision.kind === 'refused') return answerRefused(app, c, asked, decision, path)
    const opened = { app: served.app, dataset: dataset || null }
    const requestId = c.get('requestId')
    await recordUse(app, { requestId, ip: address }, decision, opened)
    // Redirect to the app's root with a trailing slash: without it, browsers would resolve relative URLs against the
    // parent path.
    if (!rest.startsWith('/')) return c.redirect(`${prefix}/${rest}`, 308)
    outgoing.setHeader('Content-Security-Policy', defaultPolicy(from))
    // Watch the user's access until the response has been sent, even for a stream, a long download, or a slow app.
    let end = (_why: EndOfAccess): void => void outgoing.destroy()
    const letIn = { ...decision.session, handle: decision.handle }
    const leave = stayOpen.watch({ ...knock, session: letIn, askedAtMs }, (why) => end(why))
    outgoing.once('close', leave)
    const script = upgrade === null && wantsScript(c, served) ? scriptPath : null
    if ('folder' in from) {
      limitSilence(outgoing, times.silentMs)
      const file = await serveFolder(c, from.folder, rest, asked.isPage, script === null)
      return addScript(served, script, file)
    }
    const isStripped = from.strip_prefix !== false
    const forwarded = { origin: publicOrigin, address, prefix: isStripped ? prefix : '' }
    const appPath = isStripped ? rest : path
    const headers = upstreamHeaders(c.req.raw.headers, decision.headers, forwarded)
    if (script !== null) askForWhole(headers)
    const response =
      upgrade === null
        ? await serveUpstream(c, from.upstream, appPath, headers, times.silentMs)
        : await serveSocket(c, {
            upgrade,
            upstream: from.upstream,
            path: appPath,
            headers,
            sockets,
            onOpen(tunnel) {
              end = (why) => closeFor(tunnel, why)
            },
            onGone(code) {
              leave()
              log.info({ requestId, app: served.app, code }, 'a WebSocket has ended')
            },
          })
    if (response !== null) return addScript(served, script, response)
    log.warn({ requestId, app: served.app }, 'an app does not answer')
    if (asked.isPage) return wordsPage(app, c, 502, ({ gate: { down } }) => down, '/')
    throw new ApiError('unavailable', pageTexts.en.gate.down.heading, { retryAfter: 5 })
  }
}

function wantsScript(c: Context<AppEnv>, { from }: ServedApp): boolean {
  return from.session_script === true && asksForDocument(c)
}
