import { Socket } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from '../../../platform/http/app-env.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { UpgradeAnswer } from '../../../platform/http/upgrade-answer.ts'
import type { EndOfAccess } from '../../gate/stay-open.ts'
import { askUpstream } from '../ask-upstream.ts'
import { answerHeaders } from '../proxy-headers.ts'
import { responseOf } from '../serve-upstream.ts'
import { acceptOf, faultOf, switchHead } from './handshake.ts'
import type { OpenSockets } from './open-sockets.ts'
import type { Tunnel } from './tunnel.ts'

/**
 * The close code and reason that the client and the app get when a user loses access. Codes from 4000 on are the
 * platform's own.
 */
const codeOf: Record<EndOfAccess, readonly [code: number, reason: string]> = {
  signedOut: [4401, 'not_authenticated'],
  refused: [4403, 'forbidden'],
  unknown: [1013, 'unavailable'],
}

export function closeFor(tunnel: Tunnel, why: EndOfAccess) {
  tunnel.close(...codeOf[why])
}

/**
 * Refuses a WebSocket handshake that is not valid, by a response or an ApiError; null: it is valid. A page of any site
 * can open a WebSocket with the user's cookies and read the messages, so only pages of the requested origin may. A
 * program with a token may leave out the Origin header.
 */
export function refuseHandshake(
  c: Context<AppEnv>,
  origin: string,
  isProgram: boolean,
): Response | null {
  const { headers } = c.env.incoming
  if (headers.origin !== origin && !(isProgram && headers.origin === undefined)) {
    throw new ApiError('forbidden', 'A WebSocket opens from a page of the same origin only')
  }
  const fault = faultOf(headers)
  if (fault === 'version') return c.body(null, 426, { 'Sec-WebSocket-Version': '13' })
  if (fault === 'key') throw new ApiError('validation_failed', 'This is no WebSocket handshake')
  return null
}

interface ServedSocket {
  readonly upgrade: UpgradeAnswer
  readonly upstream: string
  readonly path: string
  readonly headers: Headers
  readonly sockets: OpenSockets
  /** Called when the app has accepted the WebSocket. */
  readonly onOpen: (tunnel: Tunnel) => void
  readonly onGone: (code: number | null) => void
}

/**
 * Asks the app for a WebSocket, and joins client and app if the app accepts. If the app refuses, its answer is passed
 * on and the connection ends: bytes that the client sends after its request reach no app. Null: the app gives no valid
 * answer, the client has gone, or this server is shutting down.
 */
export async function serveSocket(
  c: Context<AppEnv>,
  { upgrade, upstream, path, headers, sockets, onOpen, onGone }: ServedSocket,
): Promise<Response | null> {
  const { method, signal } = c.req.raw
  const asked = { upstream, path, method, headers, body: null, signal, isUpgrade: true }
  const answer = await askUpstream(asked)
  if (answer === null) return null
  if (answer.kind === 'answered') return responseOf(answer.message, method)
  const { message, socket: app, head } = answer
  const accept = acceptOf(c.req.header('sec-websocket-key') ?? '')
  const isTaken =
    message.headers['sec-websocket-accept'] === accept &&
    message.headers.upgrade?.toLowerCase() === 'websocket'
  const client = isTaken && app instanceof Socket && !sockets.isClosing() && upgrade.takeSocket()
  if (!(app instanceof Socket) || !(client instanceof Socket)) {
    app.destroy()
    return null
  }
  client.write(switchHead(answerHeaders(message.rawHeaders), accept), 'latin1')
  onOpen(
    sockets.open({
      client,
      upstream: app,
      heads: { client: upgrade.head, upstream: head },
      onGone,
    }),
  )
  c.set('isSwitched', true)
  // Return an empty answer, which is not sent: the connection already belongs to the WebSocket.
  return c.body(null)
}
