// Writes data/common-passwords.txt and data/common-words.txt from the ranked list of @zxcvbn-ts/language-common (MIT).
// Usage: node scripts/common-passwords.mjs, after an update of that package.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The shortest password that any page takes: a shorter one is refused for its length. */
const minLength = 8
const wordCount = 3000

const ranked = [
  ...new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
]
const lists = {
  'common-passwords.txt': ranked.filter((password) => Array.from(password).length >= minLength),
  // With digits and marks around it, each of these is a password that is long enough.
  'common-words.txt': ranked.filter((word) => /^\p{L}{4,7}$/u.test(word)).slice(0, wordCount),
}
for (const [name, entries] of Object.entries(lists)) {
  const file = join(import.meta.dirname, '..', 'data', name)
  writeFileSync(file, `${entries.join('\n')}\n`)
  console.log(`${entries.length} entries written to ${file}`)
}
