/**
 * The text of an error is untrusted and may be long. The patterns are bounded in length, because an unbounded one would
 * take quadratic time on a long word.
 */
const address = /[^\s@<>"'(),;:/]{1,254}@[^\s@<>"'(),;:/]{1,255}\.[a-z]{2,}/gi

/** The query of a URL or a path, from the last part of its path on. */
const query = /(\/[^\s?#/"')]{0,500})[?#][^\s"')]*/g

/** A place in a file of the app, such as `first-screen-B4x0.js:1:328353`, or else a word that may be a secret. */
const fileOrWord = /[\w-]+\.(?:m?js|css|tsx?)\b(?::\d+){0,2}|[\w-]{6,}/g

/** A text without addresses, queries, codes, keys and tokens, for an error report. */
export function redact(text: string): string {
  return text
    .replace(query, '$1')
    .replace(address, '[address]')
    .replace(fileOrWord, (found) => (mayBeSecret(found) ? '[secret]' : found))
}

/** A word with a digit may be a code or a token; so may a word that is longer than any word or function name. */
function mayBeSecret(found: string): boolean {
  return !found.includes('.') && (/\d/.test(found) || found.length >= 32)
}
