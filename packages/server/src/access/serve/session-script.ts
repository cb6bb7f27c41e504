import type { Context } from 'hono'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { isNavigation } from '../../platform/http/is-navigation.ts'
import { sessionScriptPath } from '../gate/session-routes.ts'
import { allowsOwn } from './allows-own.ts'
import { createHeadReader, type HeadReader } from './head-reader.ts'

/** Why a document has not got the script. */
export type LeftAlone = 'policy' | 'charset' | 'encoded'

export interface SessionScript {
  /** The app's name on the platform. */
  readonly app: string
  readonly origin: string
  /** Path of the script, with the hash of its content. */
  readonly path: string
  /** Called once for a document that is left alone for a reason that its app should know. */
  readonly onLeftAlone: (why: LeftAlone) => void
}

/** Encodings in which `<` may be something else than the byte 0x3c. UTF-8 and those of one byte are no matter. */
const notAscii = /^(?:utf-?(?:16|32|7)|iso-?2022|iso-10646|ucs|unicode|cs(?:unicode|iso2022)|hz-)/i
/** How much is held back at most, until the head can be read on. */
const mostHeld = 64 * 1024

/**
 * Whether the answer to a request is shown as a document of its own: not what a script fetches as a part of its page, and
 * neither a part nor the mere head of an answer.
 */
export function asksForDocument(c: Context<AppEnv>): boolean {
  if (c.req.method !== 'GET' || c.req.header('range') !== undefined || !isNavigation(c))
    return false
  const destination = c.req.header('sec-fetch-dest')
  if (destination !== undefined) return /^(?:document|i?frame)$/.test(destination)
  // Without https browsers name no destination. Libraries that fetch parts of pages name themselves.
  const names = ['x-requested-with', 'hx-request', 'x-pjax', 'turbo-frame']
  return names.every((name) => c.req.header(name) === undefined)
}

/** The headers of a request for a document to which the script is added: its answer must be whole, and readable. */
export function askForWhole(headers: Headers) {
  for (const name of ['if-none-match', 'if-modified-since']) headers.delete(name)
  headers.set('Accept-Encoding', 'identity')
}

/** The answer with the script as the last element of its head, if it is a document that may get it. */
export function withSessionScript(response: Response, script: SessionScript): Response {
  const { headers, body, status } = response
  const type = headers.get('content-type') ?? ''
  if (status !== 200 || body === null || !/^\s*text\/html\s*(?:;|$)/i.test(type)) return response
  const leave = (why: LeftAlone) => {
    script.onLeftAlone(why)
    return response
  }
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (!/^\s*identity\s*$/i.test(encoding)) return leave('encoded')
  if (notAscii.test(/charset\s*=\s*["']?([^"';\s]+)/i.exec(type)?.[1] ?? ''))
    return leave('charset')
  const policy = headers.get('content-security-policy')
  const { origin, path } = script
  // A page that wants a digest of each script gets none that it does not know.
  const wantsDigest = headers.get('integrity-policy')?.includes('script') === true
  if (wantsDigest || (policy !== null && !allowsOwn(policy, origin, path))) return leave('policy')
  const changed = new Headers(headers)
  for (const name of [
    'content-length',
    'accept-ranges',
    'etag',
    'last-modified',
    'content-md5',
    'digest',
    'repr-digest',
  ])
    changed.delete(name)
  return new Response(body.pipeThrough(addScript(script)), {
    status,
    statusText: response.statusText,
    headers: changed,
  })
}

/** Adds the script to a document that passes. Everything before its place goes on as soon as it is known to be before. */
function addScript(script: SessionScript): TransformStream<Uint8Array, Uint8Array> {
  const tag = Buffer.from(tagOf(script))
  const reader = createReader(script)
  /** What is held back, and how much has gone on. Null: everything passes. */
  let held: Buffer | null = Buffer.alloc(0)
  let passed = 0
  let isFirst = true

  type Controller = TransformStreamDefaultController<Uint8Array>
  const passUntil = (controller: Controller, place: number) => {
    if (held === null || place <= passed) return
    controller.enqueue(held.subarray(0, place - passed))
    held = held.subarray(place - passed)
    passed = place
  }
  const passAll = (controller: Controller) => {
    if (held !== null && held.length > 0) controller.enqueue(held)
    held = null
  }
  function read(controller: Controller, piece: Buffer, isLast: boolean) {
    const found = reader.read(piece.toString('latin1'), isLast)
    if (found.kind === 'end') {
      passUntil(controller, found.at)
      controller.enqueue(tag)
      passAll(controller)
    } else if (found.kind === 'refused' || (held?.length ?? 0) > mostHeld) passAll(controller)
    else passUntil(controller, found.settled)
  }

  return new TransformStream({
    transform(chunk, controller) {
      if (held === null) return controller.enqueue(chunk)
      held = Buffer.concat([held, chunk])
      if (isFirst) {
        // A byte order mark is read before anything else.
        if (held.length < 3) return
        isFirst = false
        const mark = held.subarray(0, 3).toString('latin1')
        if (/^(?:\xfe\xff|\xff\xfe)/.test(mark) || held.subarray(0, 3).includes(0)) {
          script.onLeftAlone('charset')
          return passAll(controller)
        }
        if (mark === '\xef\xbb\xbf')
          return read(controller, Buffer.concat([Buffer.from('   '), held.subarray(3)]), false)
        return read(controller, held, false)
      }
      read(controller, Buffer.from(chunk), false)
    },
    flush(controller) {
      // Nothing is added to nothing.
      if (held !== null && passed + held.length > 0)
        read(controller, isFirst ? held : Buffer.alloc(0), true)
      passAll(controller)
    },
  })
}

function createReader({ origin, path, onLeftAlone }: SessionScript): HeadReader {
  return createHeadReader((name, attributes) => {
    const isThere =
      name === 'script' && attributes.get('src')?.includes(sessionScriptPath.slice(0, -3))
    if (isThere === true) return false
    if (name !== 'meta') return true
    const kind = attributes.get('http-equiv')?.toLowerCase()
    const content = attributes.get('content') ?? ''
    if (kind === 'content-security-policy' && !allowsOwn(content, origin, path)) {
      onLeftAlone('policy')
      return false
    }
    const charset =
      attributes.get('charset') ??
      (kind === 'content-type' ? /charset\s*=\s*["']?([^"';\s]+)/i.exec(content)?.[1] : undefined)
    // Here browsers take UTF-16 for UTF-8: what they have read so far was no UTF-16.
    if (charset !== undefined && notAscii.test(charset) && !/^utf-?16/i.test(charset)) {
      onLeftAlone('charset')
      return false
    }
    return true
  })
}

/** The element, in ASCII, which is the same in every encoding that is left. */
function tagOf({ app, path }: SessionScript): string {
  const name = app.replace(/[^\w./-]/gu, (sign) => `&#${sign.codePointAt(0)};`)
  return `<script src="${path}" data-app="${name}" defer></script>`
}
