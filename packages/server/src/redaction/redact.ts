/** What must not be kept in a report or a ticket, though somebody wrote or pasted it. */
const secrets: readonly (readonly [pattern: RegExp, name: string])[] = [
  // Parameters that carry a secret or an address, in a query, a form or a header.
  [
    /\b(authcode|apitoken|api_key|token|access_token|secret|password|sessionid|csrftoken|otp|totp|email|uidb64)(["']?\s*[=:]\s*["']?)[^\s&"',;<>]+/gi,
    '$1$2[redacted]',
  ],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 [redacted]'],
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g, '[redacted]'],
  [/otpauth:\/\/\S+/gi, '[redacted]'],
  // A path segment or word of many letters and digits mixed: a key or a token.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi, '[redacted]'],
]

const address = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[a-z]{2,}/gi

/** The text without tokens, keys and the like; what was taken out stays visible as `[redacted]`. */
export function redact(text: string): string {
  return secrets.reduce((clean, [pattern, name]) => clean.replace(pattern, name), text)
}

/** As `redact`, and without mail addresses: for reports that nobody wrote by hand. */
export function redactWithAddresses(text: string): string {
  return redact(text).replace(address, '[address]')
}
