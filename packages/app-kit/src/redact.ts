/**
 * An e-mail address. Error texts are untrusted and may be long, so the pattern has bounded lengths: without bounds it
 * takes quadratic time on a long word.
 */
const address = /[^\s@<>"'(),;:/]{1,254}@[^\s@<>"'(),;:/]{1,255}\.[a-z]{2,}/gi

/** The last segment of a path, captured, and the query or fragment after it. */
const query = /(\/[^\s?#/"')]{0,500})[?#][^\s"')]*/g

/** A position in a file of the app, such as `first-screen-B4x0.js:1:328353`, or a word that may be a secret. */
const fileOrWord = /[\w-]+\.(?:m?js|css|tsx?)\b(?::\d+){0,2}|[\w-]{6,}/g

/** Removes e-mail addresses, queries, codes, keys and tokens from a text for an error report. */
export function redact(text: string): string {
  return text
    .replace(query, '$1')
    .replace(address, '[address]')
    .replace(fileOrWord, (found) => (mayBeSecret(found) ? '[secret]' : found))
}

/**
 * A word with a digit may be a code or a token. So may a word of 32 or more letters, longer than real words and
 * function names.
 */
function mayBeSecret(found: string): boolean {
  return !found.includes('.') && (/\d/.test(found) || found.length >= 32)
}
