import { isAbsolute } from 'node:path'
import * as v from 'valibot'
import { isLoopbackHost } from '../platform/http/client-address.ts'
import { isPlainHost } from '../access/mounts/plain-host.ts'

/** The URL in a text, if it has no user, password or fragment, and `fits` accepts it. Null for any other text. */
function parsed(text: string, fits: (url: URL) => boolean): URL | null {
  // Refuse texts that the parser would repair: it drops line breaks, and turns backslashes into slashes.
  if (/[\s\\]/.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = url.username === '' && url.password === '' && url.hash === ''
  return isPlain && fits(url) ? url : null
}

/**
 * Whether requests to a URL are safe from others on the network: it uses https, or http to this machine. The host must
 * be plain enough to be written into a content security policy.
 */
const isSecure = ({ protocol, hostname }: URL) =>
  isPlainHost(hostname) &&
  (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname)))

/** Schema of a feature's name in a permissions policy, such as `clipboard-write`. */
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
  /** Whether the server adds `session.js` to the app's pages. Absent: it does not. */
  session_script: v.optional(v.boolean()),
  /**
   * Whether pages of the app that send no content security policy may run inline scripts and `eval`. Absent: they may
   * not.
   */
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
