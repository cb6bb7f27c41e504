import type { Context } from 'hono'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { isNavigation } from '../../platform/http/is-navigation.ts'
import { sessionScriptPath } from '../gate/session-routes.ts'
import { allowsOwn } from './allows-own.ts'
import { createHeadReader, type HeadReader } from './head-reader.ts'

/**
 * Why `session.js` is not added to a document: a policy forbids it, or the text has an encoding in which `<` may be
 * another byte than in ASCII, or it is compressed.
 */
export type LeftAlone = 'policy' | 'charset' | 'encoded'

export interface SessionScript {
  /** The app's path on the platform without surrounding slashes. */
  readonly app: string
  readonly origin: string
  /** Path of the script, with the hash of its content. */
  readonly path: string
  /** Called with the reason if a document gets no script because of something that the app's developers can change. */
  readonly onLeftAlone: (why: LeftAlone) => void
}

/**
 * Encodings in which `<` may be another byte than 0x3c. It is 0x3c in UTF-8 and in all one-byte encodings of browsers.
 */
const notAscii = /^(?:utf-?(?:16|32|7)|iso-?2022|iso-10646|ucs|unicode|cs(?:unicode|iso2022)|hz-)/i
/** Maximum bytes of a document that wait while the end of its head is unknown. A document with more gets no script. */
const mostHeld = 64 * 1024

/**
 * Whether a request loads a whole document into a tab or a frame. False if a script fetches a part of a page, and for
 * requests of a byte range or of headers alone.
 */
export function asksForDocument(c: Context<AppEnv>): boolean {
  if (c.req.method !== 'GET' || c.req.header('range') !== undefined || !isNavigation(c))
    return false
  const destination = c.req.header('sec-fetch-dest')
  if (destination !== undefined) return /^(?:document|i?frame)$/.test(destination)
  // Browsers send `Sec-Fetch-Dest` only to https origins. Otherwise detect libraries that fetch parts of pages by the
  // headers that they send.
  const names = ['x-requested-with', 'hx-request', 'x-pjax', 'turbo-frame']
  return names.every((name) => c.req.header(name) === undefined)
}

/**
 * Changes the headers of a document request so that the app answers with the whole document, uncompressed: `session.js`
 * can be added to no other answer.
 */
export function askForWhole(headers: Headers) {
  for (const name of ['if-none-match', 'if-modified-since']) headers.delete(name)
  headers.set('Accept-Encoding', 'identity')
}

/**
 * Adds `session.js` to an HTML document, as the last element of its head. Other answers are returned unchanged, and so
 * is the text of a document whose policy or encoding does not allow the script, whose head is too long, or that
 * contains the script already.
 */
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
  // Leave out pages whose `Integrity-Policy` demands a digest of each script: browsers would block `session.js`, which
  // has none.
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

/**
 * Creates a stream that adds `session.js` to a document passing through. Bytes are sent on as soon as it is known that
 * the script's element comes after them.
 */
function addScript(script: SessionScript): TransformStream<Uint8Array, Uint8Array> {
  const tag = Buffer.from(tagOf(script))
  const reader = createReader(script)
  /**
   * `held`: bytes not sent on yet; null once the script's place was found or given up. `passed`: number of bytes sent
   * on.
   */
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
        // Wait for three bytes: a byte order mark at the beginning decides the encoding.
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
      // Add nothing to an empty document.
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
    // Accept UTF-16 in a `meta` element: browsers then use UTF-8, because a document in UTF-16 could not have been read
    // up to there.
    if (charset !== undefined && notAscii.test(charset) && !/^utf-?16/i.test(charset)) {
      onLeftAlone('charset')
      return false
    }
    return true
  })
}

/**
 * Returns the HTML of the element that loads `session.js`. The HTML is ASCII, so that its bytes are right in the
 * encoding of each document to which it is added.
 */
function tagOf({ app, path }: SessionScript): string {
  const name = app.replace(/[^\w./-]/gu, (sign) => `&#${sign.codePointAt(0)};`)
  return `<script src="${path}" data-app="${name}" defer></script>`
}
