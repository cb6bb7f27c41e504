type Replacement = readonly [pattern: RegExp, by: string | ((found: string) => string)]

/**
 * Patterns of secrets that must not be stored in an error report or ticket, even if a user has typed them. Patterns
 * that can match from any character need a maximum length: otherwise a long word in a user's text would be scanned
 * again from each of its letters.
 */
const secrets: readonly Replacement[] = [
  // Parameters of a query, form or header whose value is a secret or a mail address.
  [
    /\b(authcode|apitoken|api_key|token|access_token|secret|password|sessionid|csrftoken|otp|totp|email|uidb64)(["']?\s*[=:]\s*["']?)[^\s&"',;<>]+/gi,
    '$1$2[redacted]',
  ],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 [redacted]'],
  [/\beyJ[\w-]{8,512}\.[\w-]{1,2048}\.[\w-]+/g, '[redacted]'],
  [/otpauth:\/\/\S+/gi, '[redacted]'],
  // Matches long words and path segments with both letters and digits, which are probably keys or tokens.
  [/\b[\w-]{32,}\b/g, (word) => (/\d/.test(word) && /[a-z]/i.test(word) ? '[redacted]' : word)],
]

const address = /[^\s@<>"'(),;:]{1,254}@[^\s@<>"'(),;:]{1,255}\.[a-z]{2,}/gi

/** Replaces tokens, keys and other secrets in a text by `[redacted]`. */
export function redact(text: string): string {
  return secrets.reduce(replaceAll, text)
}

function replaceAll(text: string, [pattern, by]: Replacement): string {
  return typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)
}

/** Replaces tokens, keys and mail addresses in a text that no person has written, such as the message of an error. */
export function redactWithAddresses(text: string): string {
  return redact(text).replace(address, '[address]')
}
