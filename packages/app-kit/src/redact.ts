/**
 * Texts of an error come from anywhere and may be long. What can begin at any letter has a longest length: without it
 * a long word would be read again from each of its letters.
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

/** Codes and most tokens have a digit; no word of a message or name of a function is as long as the others. */
function mayBeSecret(found: string): boolean {
  return !found.includes('.') && (/\d/.test(found) || found.length >= 32)
}
