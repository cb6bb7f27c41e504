/** Maximum length of a `next`, in UTF-16 code units. `safeNext` returns `/` for a longer one. */
export const maxNextLength = 8192
/**
 * Maximum length, in UTF-16 code units, of an address to which the server sends a page: such an address may contain a
 * `next`, percent-encoded.
 */
export const maxAddressLength = 4 * maxNextLength

/** Removes every layer of percent-encoding of ASCII characters. Null if there are too many layers. */
export function decodeAscii(text: string): string | null {
  let decoded = text
  for (let layers = 0; layers < 16; layers++) {
    // Collapse a run of `%25` at once, so that a long chain takes only one pass.
    const next = decoded
      .replace(/%(?:25)+/g, '%')
      .replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    if (next === decoded) return decoded
    decoded = next
  }
  return null
}

/**
 * Whether a path begins with exactly one slash, and contains nothing that a browser may read as the start of a host
 * name.
 */
function isLocalPath(path: string): boolean {
  if (!path.startsWith('/')) return false
  const whole = decodeAscii(path)
  const withoutQuery = decodeAscii(path.replace(/[?#].*$/s, ''))
  return (
    whole !== null &&
    withoutQuery !== null &&
    // eslint-disable-next-line no-control-regex -- control characters are what is looked for
    !/[\0-\x1f\x7f-\x9f]|%c2%[89]/i.test(whole) &&
    !/\/\/|\\/.test(withoutQuery)
  )
}

/**
 * Returns `next` if it is safe to send a person there, otherwise `/`.
 *
 * Safe is a path of this origin: one leading `/`; no `//` and no backslash before the query; no control character
 * anywhere; none of these percent-encoded, however often; at most `longest` code units (default: 8192). Such a path, or
 * nothing, is also safe after one of `allowedOrigins`, which are origins as `URL.origin` writes them
 * (`https://partner.example`).
 *
 * Pure, idempotent, and never throws. `safe-next-vectors.json` has test cases for implementations in other languages.
 */
export function safeNext(
  next: unknown,
  allowedOrigins: readonly string[] = [],
  longest: number = maxNextLength,
): string {
  if (typeof next !== 'string' || next.length > longest) return '/'
  if (isLocalPath(next)) return next
  for (const origin of allowedOrigins) {
    const rest = next.startsWith(origin) ? next.slice(origin.length) : null
    if (rest === null || !/^(?:$|[/?#])/.test(rest)) continue
    if (isLocalPath(rest.startsWith('/') ? rest : `/${rest}`) && hasOrigin(next, origin))
      return next
  }
  return '/'
}

/**
 * Whether an address has this origin according to the URL parser of the browser or runtime, which decides where the
 * address leads: a second check after `safeNext` has compared the texts.
 */
function hasOrigin(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin
}
