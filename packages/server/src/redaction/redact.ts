type Replacement = readonly [pattern: RegExp, by: string | ((found: string) => string)]

/**
 * What must not be kept in a report or a ticket, though somebody wrote or pasted it. Anybody may send a text
 * of any kind: what can begin anywhere has a longest length, or a long word is read again from each letter.
 */
const secrets: readonly Replacement[] = [
  // Parameters that carry a secret or an address, in a query, a form or a header.
  [
    /\b(authcode|apitoken|api_key|token|access_token|secret|password|sessionid|csrftoken|otp|totp|email|uidb64)(["']?\s*[=:]\s*["']?)[^\s&"',;<>]+/gi,
    '$1$2[redacted]',
  ],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 [redacted]'],
  [/\beyJ[\w-]{8,512}\.[\w-]{1,2048}\.[\w-]+/g, '[redacted]'],
  [/otpauth:\/\/\S+/gi, '[redacted]'],
  // A path segment or word of many letters and digits mixed: a key or a token.
  [/\b[\w-]{32,}\b/g, (word) => (/\d/.test(word) && /[a-z]/i.test(word) ? '[redacted]' : word)],
]

const address = /[^\s@<>"'(),;:]{1,254}@[^\s@<>"'(),;:]{1,255}\.[a-z]{2,}/gi

/** The text without tokens, keys and the like; what was taken out stays visible as `[redacted]`. */
export function redact(text: string): string {
  return secrets.reduce(replaceAll, text)
}

function replaceAll(text: string, [pattern, by]: Replacement): string {
  return typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)
}

/** As `redact`, and without mail addresses: for reports that nobody wrote by hand. */
export function redactWithAddresses(text: string): string {
  return redact(text).replace(address, '[address]')
}
