import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { limitSilence, limitUploadSilence } from '../../platform/http/silence.ts'
import { askUpstream } from './ask-upstream.ts'
import { answerHeaders } from './proxy-headers.ts'

/**
 * Forwards a request to an app, and returns the app's answer. Null if the app does not answer or violates HTTP, and for
 * the method TRACE. Throws if the client has disconnected.
 */
export async function serveUpstream(
  c: Context<AppEnv>,
  upstream: string,
  path: string,
  headers: Headers,
  silentMs: number,
): Promise<Response | null> {
  const { incoming, outgoing } = c.env
  const { method, signal } = c.req.raw
  // Refuse TRACE: the app would echo the request to the client, with the headers that the gate has added.
  if (method === 'TRACE') return null
  const body = method === 'GET' || method === 'HEAD' ? null : incoming
  if (body !== null) limitUploadSilence(incoming, outgoing, silentMs)
  const answer = await askUpstream({ upstream, path, method, headers, body, signal })
  if (answer?.kind !== 'answered') {
    signal.throwIfAborted()
    return null
  }
  const { message } = answer
  // If the app's answer breaks off, destroy the client's connection too: otherwise the HTTP adapter would end the
  // answer as if it were complete.
  message.once('error', () => outgoing.destroy())
  const response = responseOf(message, method)
  if (response !== null) limitSilence(outgoing, silentMs)
  return response
}

/**
 * Converts an app's answer to the response that the client gets. Null: the answer has a status or header that HTTP does
 * not allow.
 */
export function responseOf(message: IncomingMessage, method: string): Response | null {
  const { statusCode: status = 0 } = message
  try {
    const headers = answerHeaders(message.rawHeaders)
    if (method === 'HEAD' || [204, 205, 304].includes(status)) {
      message.destroy()
      return new Response(null, { status, headers })
    }
    return new Response(Readable.toWeb(message) as ReadableStream, { status, headers })
  } catch {
    message.destroy()
    return null
  }
}
