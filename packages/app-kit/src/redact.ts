/**
 * Matches an email address. Texts of errors can be long, and anybody can have written them, so the lengths in the
 * pattern are bounded: without bounds it takes quadratic time on a long word.
 */
const address = /[^\s@<>"'(),;:/]{1,254}@[^\s@<>"'(),;:/]{1,255}\.[a-z]{2,}/gi

/** Matches the last segment of a path, which it captures, and the query or fragment after it, which is removed. */
const query = /(\/[^\s?#/"')]{0,500})[?#][^\s"')]*/g

/**
 * Matches a position in a file of the app, such as `first-screen-B4x0.js:1:328353`, which is kept, or a word that may
 * be a secret.
 */
const fileOrWord = /[\w-]+\.(?:m?js|css|tsx?)\b(?::\d+){0,2}|[\w-]{6,}/g

/**
 * Returns the text for an error report without email addresses, queries of addresses, and words that may be codes, keys
 * or tokens.
 */
export function redact(text: string): string {
  return text
    .replace(query, '$1')
    .replace(address, '[address]')
    .replace(fileOrWord, (found) => (mayBeSecret(found) ? '[secret]' : found))
}

/**
 * Whether a word may be a code or a token: it contains a digit, or has 32 or more letters, which is longer than real
 * words and names of functions.
 */
function mayBeSecret(found: string): boolean {
  return !found.includes('.') && (/\d/.test(found) || found.length >= 32)
}
