import { isAbsolute } from 'node:path'
import * as v from 'valibot'
import { isLoopbackHost } from '../platform/http/client-address.ts'
import { isPlainHost } from '../access/mounts/plain-host.ts'

/** A URL that `fits`, in the URL parser's spelling; null for any other text. */
function parsed(text: string, fits: (url: URL) => boolean): URL | null {
  // The parser drops line breaks and turns backslashes into slashes. Refuse texts that it would repair.
  if (/[\s\\]/.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = url.username === '' && url.password === '' && url.hash === ''
  return isPlain && fits(url) ? url : null
}

/** Whether a URL uses https, or http to this machine without any network. */
const isSecure = ({ protocol, hostname }: URL) =>
  isPlainHost(hostname) &&
  (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname)))

/** A feature of a permissions policy, such as `clipboard-write`. */
const feature = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z-]{0,60}$/, 'must be the name of a feature, such as "fullscreen"'),
)

export const appMount = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('frame'),
      src: v.pipe(
        v.string(),
        v.check(
          (text) => parsed(text, isSecure) !== null,
          'must be an address that begins with https:// (or http:// on the loopback), without a password or "#"',
        ),
      ),
      allow: v.optional(v.array(feature), []),
    }),
    v.strictObject({ kind: v.literal('page') }),
  ],
  'must be {"kind": "frame", "src": "https://…"} or {"kind": "page"}',
)

export const appGate = v.strictObject({
  origin: v.pipe(
    v.string(),
    v.check(
      (text) => parsed(text, isSecure)?.origin === text,
      'must be an origin such as "https://survival.platform.example": https (or http on the loopback), in lower case, without a path',
    ),
  ),
})

const ofPages = {
  /** Whether the server adds `session.js` to the pages. */
  session_script: v.optional(v.boolean()),
  /** Whether pages without their own policy may run inline scripts. */
  inline_scripts: v.optional(v.boolean()),
}

export const appServe = v.union(
  [
    v.strictObject({
      folder: v.pipe(v.string(), v.check(isAbsolute, 'must be an absolute path')),
      ...ofPages,
    }),
    v.strictObject({
      upstream: v.pipe(
        v.string(),
        v.check(
          (text) => parsed(text, isUpstream) !== null,
          'must be an address such as "http://127.0.0.1:5000", without a path, a query or a password',
        ),
      ),
      strip_prefix: v.optional(v.boolean()),
      ...ofPages,
    }),
  ],
  'must be {"folder": "/…"} or {"upstream": "http://…"}',
)

function isUpstream({ protocol, pathname, search }: URL): boolean {
  return /^https?:$/.test(protocol) && pathname === '/' && search === ''
}
